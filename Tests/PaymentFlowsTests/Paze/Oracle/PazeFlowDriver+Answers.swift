import PaymentFlows

/// The script's answers as events, and what the flow shows in words.
extension PazeFlowDriver {
    var consent: PazeFlow.Event {
        let avs = script.performsAVS
        return switch script.consent {
        case .proceed: .answered(.proceed, avs: avs)
        case .cancel: .answered(.cancel, avs: avs)
        case .soundData: .answered(Samples.riskAnswer(Samples.soundRisk), avs: avs)
        case .unsoundData: .answered(Samples.riskAnswer(Samples.unsoundRisk), avs: avs)
        case .overdue: .deadlinePassed
        }
    }

    var authorisation: PazeFlow.Event {
        switch script.authorisation {
        case .approved: .authorised(attempt, .approved)
        case .undone: .authorised(attempt, .success(.reversed(Samples.identity)))
        case .declined: .authorised(attempt, .declined)
        case .declinedWithoutIds: .authorised(attempt, .success(.refused(Samples.no)))
        case .error: .authorised(attempt, .success(.failed(Samples.error)))
        case .mismatch: .authorised(attempt, .mismatched)
        case .refused: .authorised(attempt, .refused(Samples.no))
        case .notSent: .authorised(attempt, .notSent)
        case .open: .authorised(attempt, .stillOpen)
        case .malformed: .authorised(attempt, .malformed)
        case .silent: .authorised(attempt, .silent)
        case .overdue: .deadlinePassed
        }
    }

    mutating func find() -> PazeFlow.Event {
        queries += 1
        log.append("findTransactions")
        return switch script.search {
        case .found(let answer, queries): .found(attempt, .success(verdict(answer)))
        case .notified(.declined, queries): .found(attempt, .declined)
        case .failing: .found(attempt, .silent)
        case .overdue: .deadlinePassed
        case .nothing, .found, .reply, .notified: .found(attempt, .success(.open(.nothingFound)))
        }
    }

    func verdict(_ answer: PazeScript.Answer) -> TransactionVerdict {
        switch answer {
        case .approved: .succeeded(Samples.identity)
        case .declined: .refused(Samples.noWithIds)
        case .mismatch: .mismatch(Samples.mismatch)
        }
    }

    /// Where the flow is, in the script's words.
    var place: PazeScript.Place? {
        switch flow.stateName {
        case "announcingClick": .click
        case "creatingCheckout": .creation
        case "awaitingCheckout": .checkout
        case "approvingCheckout": .approval
        case "completing": .completion
        case "reportingComplete": .completed
        case "askingDecryption": .decryptionGate
        case "decrypting": .decryption
        case "reportingDecryption": .decrypted
        case "askingAuthorisation": .preAuthorisation
        case "askingShopper": .shopper
        case "authorising": .authorisation
        case "verifying": .verification
        default: nil
        }
    }

    func described(_ sending: PazeSending) -> String {
        let preAuthorised = sending.preAuthorised.payload
        return (preAuthorised.riskScreeningData == nil ? "" : " with risk")
            + (preAuthorised.performsAVS ? " with address" : "") + (sending.shopper == nil ? "" : " with shopper")
    }

    func described(_ notice: PazeNotice?) -> String {
        switch notice {
        case .incomplete(let result): "onCheckoutIncomplete(\(result.reason ?? "nil"))"
        case .error(let failure): "onError(\(failure.code))"
        case .submitError(let failure): "onSubmitError(\(failure.code))"
        case .submitRefused(let refusal): "onSubmitError(\(refusal.payload.code ?? "nil"))"
        case .unknown: "onSubmitError(unknown)"
        case .authorised(let identity):
            "onPostAuthorisation(\(identity.merchantTransactionId), \(identity.systemTransactionId ?? "nil"))"
        case nil: "nothing"
        }
    }

    var end: String {
        guard case .ended(let ending) = flow.state else { return flow.stateName }
        return switch ending.payload.outcome {
        case .succeeded: "succeeded"
        case .refused: "refused"
        case .failed: "failed"
        case .cancelled(let cancellation): "cancelled by \(cancellation.payload.by)"
        case .handedOver: "handedOver"
        case .unknown: "unknown"
        }
    }
}
