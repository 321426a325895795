internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// A Drop-in, and the shopper who tries its methods one after another.
final class DropInStressComponent: StressComponent {
    private let dropIn: CheckoutDropIn
    private let ways: [any DropInWay]
    private let taps = Lock(0)

    init(_ dropIn: CheckoutDropIn, _ ways: [any DropInWay]) {
        self.dropIn = dropIn
        self.ways = ways
    }

    func appear() async {
        // The second call joins the first (DI-03).
        async let again: Void = dropIn.create()
        await dropIn.create()
        await again
    }

    func disappear() async { _ = await dropIn.destroy() }
    func leave() async -> CloseAnswer? { await dropIn.destroy() }
    func cancel() async -> CancelAnswer { await dropIn.cancel() }
    func outcome(of attempt: AttemptID) async -> Outcome? { try? await dropIn.outcome(of: attempt) }

    func tap() async -> StressProgress {
        let ordinal = taps.withLock { taps in
            defer { taps += 1 }
            return taps
        }
        return await ways[ordinal % ways.count].tap(ordinal, dropIn)
    }

    var attempt: AttemptID? {
        get async {
            let attempts = [
                await dropIn.cardAttempt, await dropIn.paypalAttempt, await dropIn.applePayAttempt,
                await dropIn.pazeAttempt,
            ]
            return attempts.compactMap(\.self).max()
        }
    }

    func handoff(of attempt: AttemptID) async -> StressHandoff? {
        for way in ways { if let handoff = await way.handoff(of: attempt, dropIn) { return handoff } }
        return nil
    }

    /// A dismissed sheet leaves the flag up; half of the hosts lower it themselves (DI-15).
    func afterwards(_ outcome: Outcome, _ session: StressSession) async {
        if case .cancelled = outcome, session.plan.number.isMultiple(of: 2) { await dropIn.clearProcessing() }
    }

    func leftovers(_ session: StressSession) -> [Violation] {
        let sheets = session.rig.sandbox.applePay.openSheets(sessionId: session.rig.sessionId(session.plan.number))
        return sheets == 0
            ? [] : [Violation("DI-40", session: session.name, "\(sheets) sheets were not put away")]
    }
}
