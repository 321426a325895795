import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// What a shopper does, in one line each.
extension DropInRig {
    static let approval = PayPalApproval(orderId: DropInTestSamples.order.orderId)

    /// Taps PayPal and approves the order; the attempt goes on by itself from there.
    func approve(_ approval: PayPalApproval = DropInRig.approval) async throws {
        await dropIn.tapPayPal()
        await dropIn.deliver(approval, attempt: try #require(await dropIn.paypalAttempt))
    }

    /// Taps Apple Pay; the sheet is open then.
    func openSheet() async throws -> ApplePaySheetEvents {
        await dropIn.tapApplePay()
        return try #require(wallet.sheet)
    }

    /// Submits a card, and stands at its challenge; `DropInScene.challenged` leads there.
    func standAtChallenge() async throws -> AttemptID {
        #expect(await dropIn.submit(card: DropInTestSamples.card).isWaiting)
        return try #require(await dropIn.cardAttempt)
    }

    /// The outcome of an attempt, once its last callback has returned.
    func outcome(_ attempt: UInt32 = 1) async throws -> Outcome {
        try #require(await dropIn.outcome(of: AttemptID(attempt)))
    }

    /// Lets time pass from one thing that is waited for to the next, until the attempt has ended.
    func passTime(attempt: UInt32 = 1) async throws {
        let (dropIn, end) = (dropIn, EventLog<Bool>())
        let waiting = Task {
            defer { end.append(true) }
            return try await dropIn.outcome(of: AttemptID(attempt))
        }
        await settle()
        while end.entries.isEmpty {
            clock.advanceToEarliest()
            await drained()
        }
        _ = try await waiting.value
    }

    /// Returns when the session has taken all that was pushed before.
    func drained() async {
        await dropIn.checkout.drained()
        await settle()
    }
}

extension Outcome {
    /// For example "cancelled by shopper".
    var words: String {
        switch self {
        case .succeeded: "succeeded"
        case .refused: "refused"
        case .failed: "failed"
        case .cancelled(let cancellation): "cancelled by \(cancellation.payload.by)"
        case .handedOver: "handed over"
        case .unknown: "unknown"
        }
    }
}
