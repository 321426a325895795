import PaymentFlows
import Testing

@Suite("Another amount that is heard of only after the outcome of a payment session")
struct ComponentLateMismatchTests {
    private let attempt = ComponentSamples.attempt()
    private let identity = ComponentSamples.identity()
    private var otherAmount: TransactionVerdict {
        .mismatch(PaymentFailure(code: "FLOW0005", message: "Another amount.", identity: identity))
    }

    @Test("EN-36 EN-38 after any outcome it refuses taps and input until reset, also where the payment's id was known")
    func afterTheOutcome() throws {
        var reset = try CheckoutComponentFlow.unknown()
        reset.play([.reset, .acknowledged])
        var vetoed = try CheckoutComponentFlow.at("tapped")
        vetoed.play([.decided(false)])
        let flows = [
            try CheckoutComponentFlow.ended { .submitted($0, .declined($0), id: "pay-1") }, try .unknown(), reset,
            vetoed,
        ]
        for var flow in flows {
            let outcome = flow.outcome
            #expect(flow.handle(.notified(otherAmount)) == .note)
            #expect(flow.outcome == outcome)
            try expectReconciliation(&flow)
        }
    }

    @Test("EN-36 EN-43 the submit's own late answer may say so too, and so may the query of a tap after it")
    func lateAnswer() throws {
        var unknown = try CheckoutComponentFlow.unknown()
        #expect(unknown.handle(.submitted(attempt, .mismatched(attempt), id: "pay-1")) == .note)
        try expectReconciliation(&unknown)
        var asking = try CheckoutComponentFlow.unknown()
        asking.play([.tapped(ComponentSamples.start(ComponentSamples.attempt(2, asksFirst: true)))])
        #expect(asking.handle(.found(attempt, .mismatched(attempt), id: "pay-1")) == .rest)
        try expectReconciliation(&asking)
    }

    private func expectReconciliation(
        _ flow: inout CheckoutComponentFlow, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let next = ComponentSamples.start(ComponentSamples.attempt(3))
        let typed = try #require(ComponentSamples.typed("4000 0000 0000 0002"))
        #expect(flow.mismatch?.identity == identity, sourceLocation: sourceLocation)
        #expect(flow.handle(.tapped(next)) == .refuse(.needsReconciliation), sourceLocation: sourceLocation)
        #expect(flow.handle(.typed(typed)) == .refuse(.needsReconciliation), sourceLocation: sourceLocation)
        #expect(flow.play([.reset]) == ["announceReady"], sourceLocation: sourceLocation)
        flow.play([.acknowledged])
        #expect(flow.settlement < .succeeded, sourceLocation: sourceLocation)
        #expect(flow.play([.tapped(next)]) == ["askTap"], sourceLocation: sourceLocation)
    }
}
