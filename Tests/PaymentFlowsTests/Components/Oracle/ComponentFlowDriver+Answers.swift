import PaymentFlows

/// The script's answers as events, and how the flow ended in words.
extension ComponentFlowDriver {
    var token: CheckoutComponentFlow.Event {
        switch script.token {
        case .success: .token()
        case .refused: .token(.refused(ComponentSamples.no))
        case .notSent: .token(.notSent)
        case .malformed: .token(.malformed)
        case .silent: .token(.silent)
        case .overdue: .deadlinePassed
        }
    }

    var submission: CheckoutComponentFlow.Event {
        switch script.submit {
        case .approved: .submitted(attempt, .approved(attempt))
        case .declined: .submitted(attempt, .declined(attempt))
        case .mismatch: .submitted(attempt, .mismatched(attempt))
        case .error: .submitted(attempt, .verdict(.failed(ComponentSamples.failure.payload)))
        case .refused: .submitted(attempt, .refused(ComponentSamples.no))
        case .notSent: .submitted(attempt, .notSent)
        case .notSubmitted: .submitted(attempt, .notSubmitted)
        case .action: .submitted(attempt, .actionRequired(ComponentSamples.action))
        case .open: .submitted(attempt, .stillOpen)
        case .malformed: .submitted(attempt, .malformed)
        case .silent: .submitted(attempt, .silent)
        case .overdue: .deadlinePassed
        }
    }

    var check: CheckoutComponentFlow.Event {
        switch script.check {
        case .approved: .found(attempt, .approved(attempt))
        case .declined: .found(attempt, .declined(attempt))
        case .mismatch: .found(attempt, .mismatched(attempt))
        case .open: .found(attempt, .stillOpen)
        case .failing: .found(attempt, .malformed)
        case .overdue: .deadlinePassed
        }
    }

    func said(_ word: ComponentScript.Word) -> CheckoutComponentFlow.Said { .verdict(verdict(word)) }

    func verdict(_ word: ComponentScript.Word) -> TransactionVerdict {
        let identity = ComponentSamples.identity(attempt)
        return switch word {
        case .approved: .succeeded(identity)
        case .declined: .refused(ProviderRefusal(identity: identity))
        case .mismatch: .mismatch(PaymentFailure(code: "FLOW0005", message: "Another amount.", identity: identity))
        }
    }

    var end: String {
        switch flow.outcome {
        case .succeeded: "succeeded"
        case .refused: "refused"
        case .failed: "failed"
        case .cancelled(let cancellation): "cancelled by \(cancellation.payload.by)"
        case .handedOver: "handedOver"
        case .unknown: "unknown"
        case nil: flow.stateName == "unavailable" ? "unavailable" : "no attempt"
        }
    }
}
