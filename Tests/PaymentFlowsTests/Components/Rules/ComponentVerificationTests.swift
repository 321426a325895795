import PaymentFlows
import Testing

@Suite("Verifying a submitted payment session")
struct ComponentVerificationTests {
    private let attempt = ComponentSamples.attempt()

    @Test("EN-43 the delays count from when verifying began, and grow to 32 s")
    func mark() throws {
        var flow = try CheckoutComponentFlow.at("verifying")
        let seed = attempt.payload.seed
        #expect(flow.limit(DeadlinePolicy()) == .afterMarking(Verification.delay(query: 0, seed: seed)))
        for query: UInt8 in 1...5 {
            flow.play([.deadlinePassed, .found(attempt, .stillOpen)])
            #expect(flow.limit(DeadlinePolicy()) == .afterMark(Verification.delay(query: query, seed: seed)))
        }
    }

    @Test("EN-43 after six queries that decide nothing the outcome is unknown, told once with the ids that are known")
    func unknown() throws {
        for nothing in [
            CheckoutComponentFlow.Event.found(attempt, .stillOpen), .found(attempt, .silent), .deadlinePassed,
        ] {
            var flow = try CheckoutComponentFlow.at("verifying")
            var effects: [String] = []
            for _ in 0..<6 { effects += flow.play([.deadlinePassed, nothing]) }
            #expect(effects == Array(repeating: "findPayment", count: 6) + ["announce"])
            #expect(flow.told == "onError(FLOW0001)")
            let details = try #require(flow.ending?.payload.error(mobileSessionID: nil)).details
            #expect(details.paymentSessionID == "ps-1")
            #expect(details.paymentID == nil)
            #expect(flow.settlement == .open)
            #expect(flow.play([.acknowledged, .deadlinePassed, nothing]) == [])
        }
    }

    @Test(
        "EN-43 all payments of the payment session are asked for, and an id that is known goes with the unknown outcome"
    )
    func knownID() throws {
        var flow = try CheckoutComponentFlow.at("verifying")
        #expect(flow.handle(.submitted(attempt, .stillOpen, id: "pay-1")) == .note)
        let query = CheckoutComponentFlow.Query(attempt: attempt, paymentID: nil)
        #expect(flow.handle(.deadlinePassed) == .perform(.findPayment(Evidence(query))))
        #expect(flow.call == .findPayment(Evidence(query)))
        while flow.stateName != "announcing" { flow.play([.deadlinePassed]) }
        #expect(flow.ending?.payload.error(mobileSessionID: nil)?.details.paymentID == "pay-1")
    }

    @Test("EN-43 a query that is refused, finds nothing, or finds an earlier payment says nothing")
    func nothing() throws {
        let attempt = ComponentSamples.attempt(earlier: ["pay-0"])
        let earlier = CheckoutComponentFlow.Said.verdict(.succeeded(ComponentSamples.identity(attempt, id: "pay-0")))
        for said in [
            CheckoutComponentFlow.Said.refused(ComponentSamples.no), .verdict(.open(.nothingFound)), earlier, .notSent,
        ] {
            var flow = try CheckoutComponentFlow.at("submittingSession", attempt: attempt)
            flow.play([.deadlinePassed, .deadlinePassed])
            #expect(flow.handle(.found(attempt, said)) == .rest)
            #expect(flow.stateName == "verifying")
        }
    }

    @Test("EN-43 a query that finds the action of a payment whose answer was lost lets the shopper act")
    func foundAction() throws {
        var flow = try CheckoutComponentFlow.at("verifying")
        flow.play([.deadlinePassed])
        #expect(flow.handle(.found(attempt, .actionRequired(ComponentSamples.action), id: "pay-1")) == .rest)
        #expect(flow.stateName == "acting")
    }

    @Test(
        "EN-60 an answer about another attempt changes nothing",
        arguments: ["submittingSession", "acting", "verifying"])
    func foreign(name: String) throws {
        var flow = try CheckoutComponentFlow.at(name)
        let before = flow
        let other = ComponentSamples.attempt(9)
        #expect(flow.handle(.submitted(other, .approved(other))) == .ignore(.late))
        #expect(flow.handle(.found(other, .approved(other))) == .ignore(.late))
        #expect(flow == before)
    }

    @Test(
        "EN-46 expiry after the point of no return ends nothing; the success says that it came after",
        arguments: [
            "submittingSession", "handlingSubmit", "acting", "verifying",
        ])
    func afterExpiry(name: String) throws {
        var flow = try CheckoutComponentFlow.at(name)
        #expect(flow.handle(.cancel(.expiry)) == .note)
        flow.play([.submitted(attempt, .approved(attempt))])
        #expect(flow.told == "onSuccess(pay-1)")
        #expect(
            flow.outcome == .succeeded(Evidence(Receipt(identity: ComponentSamples.identity(), afterExpiry: true))))
    }

    @Test(
        "EN-22 a tap after an unknown outcome asks once: a success settles, a definite no lets it go on under a new key"
    )
    func recheck() throws {
        let second = ComponentSamples.attempt(2)
        var paid = try CheckoutComponentFlow.unknown()
        #expect(
            paid.play([.tapped(ComponentSamples.start(second)), .found(attempt, .approved(attempt))]) == ["findPayment"]
        )
        #expect(paid.settlement == .succeeded)
        #expect(paid.told == "onError(FLOW0001)")
        #expect(paid.handle(.tapped(ComponentSamples.start(second))) == .refuse(.alreadySettled))

        var declined = try CheckoutComponentFlow.unknown()
        declined.play([.tapped(ComponentSamples.start(second))])
        guard case .perform(.renew(let next)) = declined.handle(.found(attempt, .declined(attempt), id: "pay-1")) else {
            Issue.record("\(declined.stateName)")
            return
        }
        #expect(next.payload.earlierTransactions == ["pay-1"])
        #expect(declined.play([.renewed(next), .decided(true)]) == ["askTap", "announceSubmit"])

        var silent = try CheckoutComponentFlow.unknown()
        #expect(silent.play([.tapped(ComponentSamples.start(second)), .deadlinePassed]) == ["findPayment"])
        #expect(silent.outcome?.refusal == .outcomeUnknown)
    }

    @Test("EN-28 after reset() an attempt under the same session asks before it sends")
    func asksFirst() throws {
        var flow = try CheckoutComponentFlow.unknown()
        flow.play([.reset, .acknowledged, .typed(try #require(ComponentSamples.typed())), .acknowledged])
        let second = ComponentSamples.attempt(2, asksFirst: true)
        let effects = flow.play(Array(CheckoutComponentFlow.happyPath(second).prefix(5)))
        #expect(effects.last == "findPayment")
        var paid = flow
        let first = ComponentSamples.identity(attempt)
        paid.play([.found(second, .verdict(.succeeded(first)))])
        #expect(paid.told == "onSuccess(pay-1)")
        #expect(flow.play([.found(second, .stillOpen)]) == ["reserveSlot"])
    }
}
