import PaymentFlows
import Testing

@Suite("What the end of a component's attempt makes when nobody at the checkout caused it")
struct ComponentEndTableTests {
    static let unsent = [
        "tapped", "submitting", "awaitingSheet", "tokenising", "askingTokenised", "awaitingHandler", "reserving",
    ]
    static let rows: [(Canceller, String)] = [
        (.host, "onError(FLOW0006)"), (.shutdown, "onError(FLOW0006)"), (.expiry, "onError(FLOW0003)"),
        (.teardown, "none"), (.restart, "none"), (.merchant, "none"), (.deadline, "none"), (.shopper, "none"),
    ]

    @Test("EN-37 EN-31 C15 C99 the callback and the reason of the table, and nothing follows", arguments: rows)
    func table(by: Canceller, told: String) throws {
        for name in Self.unsent {
            var flow = try CheckoutComponentFlow.at(name)
            let attempt = flow.attempt
            flow.play([.cancel(by)])
            #expect(flow.told == told, "\(name)")
            #expect(flow.cancellation?.by == by)
            #expect(flow.cancellation?.at == name)
            #expect(flow.attempt == attempt)
            #expect(flow.stateName == (told != "none" ? "announcing" : by == .teardown ? "created" : "ready"))
            flow.play([.acknowledged])
            let late = Array(CheckoutComponentFlow.happyPath(ComponentSamples.attempt()).dropFirst())
            #expect(flow.play(late + [.sheet(.authorised(Sensitive("late")))]) == [], "\(name)")
            #expect(flow.settlement == .notCharged)
        }
    }

    @Test("EN-37 before the attempt's first callback has begun a host's cancel makes no callback at all")
    func beforeFirstCallback() throws {
        for name in ["tapped", "submitting"] {
            var flow = try CheckoutComponentFlow.at(name)
            #expect(flow.handle(.cancel(.host, beforeFirstCallback: true)) == .rest)
            #expect(flow.told == "none")
            #expect(flow.cancellation?.by == .host)
        }
    }

    @Test("EN-37 a gate past its deadline fails with FLOW0002", arguments: ["tapped", "askingTokenised"])
    func gateDeadline(name: String) throws {
        var flow = try CheckoutComponentFlow.at(name)
        flow.play([.deadlinePassed])
        #expect(flow.told == "onError(FLOW0002)")
    }

    @Test(
        "EN-33 from the point of no return on a cancel is too late and changes nothing",
        arguments: [
            "submittingSession", "handlingSubmit", "acting", "checkingAction", "verifying",
        ])
    func tooLate(name: String) throws {
        for by in [Canceller.host, .shutdown, .merchant, .restart] {
            var flow = try CheckoutComponentFlow.at(name)
            let before = flow
            #expect(flow.handle(.cancel(by)) == .ignore(.tooLate))
            #expect(flow == before)
        }
    }

    @Test(
        "EN-34 a teardown after the point of no return is remembered: the outcome is kept, nothing is told, the card is gone",
        arguments: [
            "submittingSession", "handlingSubmit", "acting", "checkingAction", "verifying",
        ])
    func tornDown(name: String) throws {
        let attempt = ComponentSamples.attempt()
        var flow = try CheckoutComponentFlow.at(name)
        #expect(flow.handle(.cancel(.teardown)) == .note)
        #expect(flow.isOrphaned)
        #expect(flow.form.payload.input == nil)
        #expect(flow.handle(.submitted(attempt, .approved(attempt))) == .rest)
        #expect(flow.state == .created)
        #expect(flow.outcome == .succeeded(Evidence(Receipt(identity: ComponentSamples.identity()))))
        #expect(flow.notice == nil)
        // A new appearance knows that the session is paid.
        flow.play([.availabilityRequested, .availabilityChecked(nil), .rendered, .acknowledged])
        #expect(flow.handle(.tapped(ComponentSamples.start())) == .refuse(.alreadySettled))
    }

    @Test("EN-17 a host's cancel leaves a running last callback behind and does not touch the outcome")
    func lastCallback() throws {
        let attempt = ComponentSamples.attempt()
        var flow = try CheckoutComponentFlow.at("submittingSession")
        flow.play([.submitted(attempt, .approved(attempt))])
        #expect(flow.handle(.cancel(.host)) == .rest)
        #expect(flow.phase == .ended)
        #expect(flow.told == "onSuccess(pay-1)")
    }

    @Test("EN-70 a journal that fails before sending fails the attempt, after sending the outcome is unknown")
    func journal() throws {
        for name in Self.unsent + ["submittingSession", "handlingSubmit"] {
            var flow = try CheckoutComponentFlow.at(name)
            flow.play([.journalFailed])
            #expect(flow.told == "onError(FLOW0007)", "\(name)")
            #expect(flow.settlement == .notCharged)
        }
        for name in ["acting", "checkingAction", "verifying"] {
            var flow = try CheckoutComponentFlow.at(name)
            flow.play([.journalFailed])
            #expect(flow.told == "onError(FLOW0001)", "\(name)")
        }
    }
}
