import PaymentFlows
import Testing

@Suite("Another amount that is heard of only after the outcome of a Drop-in attempt")
struct DropInLateMismatchTests {
    private let attempt = Samples.attempt()

    @Test("EN-36 EN-38: after any outcome it refuses taps until reset, whatever the method")
    func afterTheOutcome() {
        expect(CardFlow.happyPath(), CardFlow.newCard, as: CardFlow.self)
        expect(PayPalFlow.happyPath(intent: .authorisation), PayPalFlow.button, as: PayPalFlow.self)
        expect(ApplePayFlow.happyPath(), ApplePayFlow.button, as: ApplePayFlow.self)
    }

    @Test("EN-36 EN-38: of Paze in Drop-in it refuses taps until reset, too")
    func paze() throws {
        var flow = try DropInPazeFlow.at("authorising")
        for event in [PazeFlow.Event.authorised(attempt, .declined), .acknowledged] { _ = flow.handle(event) }
        #expect(flow.handle(.notified(attempt, .paidOtherwise)) == .note)
        #expect(flow.mismatch == Samples.mismatch)
        let next = Samples.attempt(2, transaction: "order-1-2", ordinal: 1)
        #expect(flow.handle(.tapped(next)) == .refuse(.needsReconciliation))
        #expect(flow.handle(.reset) == .rest)
        #expect(flow.handle(.tapped(next)) == .perform(.askBeforeSubmit))
    }

    private func expect<Flow: DropInFlow>(_ path: [Flow.Event], _ input: Flow.Method.Input, as type: Flow.Type) {
        let unknown = Flow.at("announcing", on: path + Array(repeating: .deadlinePassed, count: 12))
        let telling = played(Flow.at("authorising", on: path), [.answered(attempt, .declined)])
        let cancelled = played(Flow.at("askingShopper", on: path), [.cancel(.host)])
        let ends = [
            played(telling, [.acknowledged, .notified(.paidOtherwise)]),
            played(telling, [.notified(.paidOtherwise), .acknowledged]),
            played(unknown, [.acknowledged, .answered(attempt, .mismatched)]),
            played(unknown, [.acknowledged, .reset, .notified(.paidOtherwise)]),
            played(
                unknown,
                [
                    .acknowledged, .tap(input, attempt: Samples.attempt(2, asksFirst: true)),
                    .found(attempt, .mismatched),
                ]),
            played(cancelled, [.notified(.paidOtherwise)]),
            played(Flow.at("idle", on: path), [.notified(.paidOtherwise, about: nil)]),
            played(Flow.at("askingShopper", on: path), [.notified(.paidOtherwise, about: nil), .acknowledged]),
        ]
        for (place, end) in ends.enumerated() {
            var flow = end
            let next = Samples.attempt(3, transaction: "order-1-3", ordinal: 2)
            #expect(flow.mismatch == Samples.mismatch, "\(Flow.self) \(place)")
            #expect(flow.handle(.tap(input, attempt: next)) == .refuse(.needsReconciliation), "\(Flow.self) \(place)")
            let isLeft = [Reaction<Flow.Effect>.rest, .note].contains(flow.handle(.reset))
            #expect(isLeft, "\(Flow.self) \(place)")
            #expect(flow.settlement < .succeeded, "\(Flow.self) \(place)")
            #expect(flow.play([.tap(input, attempt: next)]) == ["askBeforeSubmit"], "\(Flow.self) \(place)")
        }
    }

    private func played<Flow: DropInFlow>(_ flow: Flow, _ events: [Flow.Event]) -> Flow {
        var flow = flow
        flow.play(events)
        return flow
    }
}
