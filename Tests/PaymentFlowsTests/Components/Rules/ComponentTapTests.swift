import PaymentFlows
import Testing

@Suite("Taps, submits and tokenisations")
struct ComponentTapTests {
    @Test(
        "CC-06 CC-07 CC-09 a tap asks handleTap, tells onSubmit, tokenises, asks onTokenized and submits, in this order"
    )
    func tap() throws {
        var flow = try CheckoutComponentFlow.filled()
        let attempt = ComponentSamples.attempt()
        var effects = flow.play(Array(CheckoutComponentFlow.happyPath(attempt).prefix(6)))
        effects += flow.play([.submitted(attempt, .approved(attempt)), .acknowledged])
        #expect(
            effects == [
                "askTap", "announceSubmit", "tokenise", "askTokenised", "reserveSlot", "submitSession", "announce",
            ])
        #expect(flow.told == "onSuccess(pay-1)")
        #expect(flow.state == .ended(try #require(flow.ending)))
    }

    @Test("CC-06 the host's submit() makes no handleTap")
    func submit() throws {
        var flow = try CheckoutComponentFlow.filled()
        #expect(
            flow.play([.submitRequested(ComponentSamples.start()), .acknowledged]) == ["announceSubmit", "tokenise"])
    }

    @Test(
        "CC-06 C30 handleTap false: no onSubmit, no onError, the flag never goes up, cancelled by the merchant, back to ready"
    )
    func veto() throws {
        var flow = try CheckoutComponentFlow.filled()
        flow.play([.tapped(ComponentSamples.start())])
        #expect(!flow.isProcessing)
        #expect(flow.phase.holdsClaim)
        #expect(flow.handle(.decided(false)) == .rest)
        #expect(flow.state == .ready)
        #expect(flow.told == "none")
        #expect(!flow.isProcessing)
        #expect(flow.cancellation == Cancellation(by: .merchant, at: "tapped"))
        #expect(
            flow.play([.tapped(ComponentSamples.start(ComponentSamples.attempt(2))), .decided(true)]).last
                == "announceSubmit")
    }

    @Test("CC-07 the flag is up from onSubmit to the outcome")
    func flag() throws {
        for name in CheckoutComponentFlow.stateNames.dropFirst(12).prefix(14)
        where name != "askingStatus" && name != "renewing" {
            if name == "querying" { continue }
            #expect(try CheckoutComponentFlow.at(name).isProcessing, "\(name)")
        }
        #expect(try !CheckoutComponentFlow.at("tapped").isProcessing)
        #expect(try !CheckoutComponentFlow.ended { .submitted($0, .approved($0)) }.isProcessing)
    }

    @Test("CC-08 C100 invalid input, or nothing selected: field errors and componentInvalid, no onSubmit")
    func invalid() throws {
        var empty = try CheckoutComponentFlow.ready()
        #expect(empty.play([.submitRequested(ComponentSamples.start())]) == ["announce"])
        #expect(empty.told == "onError(componentInvalid)")
        var nothing = try CheckoutComponentFlow.ready(.flow)
        #expect(nothing.play([.tapped(ComponentSamples.start()), .decided(true)]) == ["askTap", "announce"])
        #expect(nothing.told == "onError(componentInvalid)")
        var partial = try CheckoutComponentFlow.ready()
        partial.play([.typed(try #require(ComponentSamples.typed("4242"))), .acknowledged])
        #expect(partial.play([.submitRequested(ComponentSamples.start())]) == ["announce"])
        #expect(partial.form.payload.fieldErrors.map(\.field) == [.number])
        #expect(partial.phase == .telling)
    }

    @Test("CC-08 a method that cannot be submitted here is componentNotSupported, no onSubmit")
    func unsupported() throws {
        var flow = try CheckoutComponentFlow.ready(.flow)
        flow.play([.typed(try #require(ComponentSamples.selected(.other("giropay")))), .acknowledged])
        #expect(flow.play([.submitRequested(ComponentSamples.start())]) == ["announce"])
        #expect(flow.told == "onError(componentNotSupported)")
    }

    @Test("EN-20 EN-22 while an attempt is open a tap is refused, after an end that can be tried again it begins anew")
    func claims() throws {
        for name in [
            "tapped", "submitting", "tokenising", "askingTokenised", "reserving", "handlingSubmit", "verifying",
        ] {
            var flow = try CheckoutComponentFlow.at(name)
            #expect(flow.handle(.tapped(ComponentSamples.start())) == .refuse(.alreadyProcessing))
        }
        var settled = try CheckoutComponentFlow.ended { .submitted($0, .approved($0)) }
        #expect(settled.handle(.tapped(ComponentSamples.start())) == .refuse(.alreadySettled))
        var declined = try CheckoutComponentFlow.ended { .submitted($0, .declined($0)) }
        let second = ComponentSamples.attempt(2)
        let effects = declined.play(Array(CheckoutComponentFlow.happyPath(second).prefix(6)))
        #expect(effects.last == "submitSession")
    }

    @Test("EN-35 an update that failed fails the submit before any other callback")
    func failedUpdate() throws {
        var flow = try CheckoutComponentFlow.filled()
        let start = ComponentSamples.start(problem: ComponentSamples.failure)
        #expect(flow.play([.tapped(start), .acknowledged]) == ["announce"])
        #expect(flow.told == "onError(paymentSessionRequestFailed)")
    }

    @Test("CC-17 C78 an expired session is told once for each submit, nothing is called, and new session data go on")
    func expired() throws {
        var flow = try CheckoutComponentFlow.filled()
        for number: UInt32 in 1...2 {
            let start = ComponentSamples.start(ComponentSamples.attempt(number), problem: ComponentSamples.expired)
            #expect(flow.play([.submitRequested(start)]) == ["announce"])
            #expect(flow.told == "onError(FLOW0003)")
            flow.play([.acknowledged])
        }
        let renewed = ComponentSamples.attempt(3, session: "ps-2")
        flow.play(Array(CheckoutComponentFlow.happyPath(renewed).prefix(6)))
        flow.play([.submitted(renewed, .approved(renewed))])
        #expect(flow.told == "onSuccess(pay-3)")
        #expect(flow.ending?.payload.attempt.payload.sessionId == "ps-2")
    }

    @Test(
        "CC-20 a sheet that is dismissed before the shopper authorised: cancelled by the shopper, no callback, back to ready"
    )
    func dismissedSheet() throws {
        for event in [CheckoutComponentFlow.Event.sheet(.dismissed), .cancel(.shopper)] {
            var flow = try CheckoutComponentFlow.at("awaitingSheet")
            #expect(flow.handle(event) == .rest)
            #expect(flow.state == .ready)
            #expect(flow.told == "none")
            #expect(flow.cancellation == Cancellation(by: .shopper, at: "awaitingSheet"))
            #expect(flow.handle(.sheet(.authorised(Sensitive("late")))) == .refuse(.wrongStep))
        }
        var overdue = try CheckoutComponentFlow.at("awaitingSheet")
        #expect(overdue.handle(.deadlinePassed) == .rest)
        #expect(overdue.cancellation?.by == .deadline)
    }

    @Test("EN-41 a wallet's sheet has 15 minutes, a challenge 10, handleSubmit 30 s, and its registration 5 s")
    func limits() throws {
        let policy = DeadlinePolicy()
        #expect(try CheckoutComponentFlow.at("awaitingSheet").limit(policy) == .after(.seconds(900)))
        #expect(try CheckoutComponentFlow.at("acting").limit(policy) == .after(.seconds(600)))
        #expect(try CheckoutComponentFlow.at("handlingSubmit").limit(policy) == .after(.seconds(30)))
        #expect(try CheckoutComponentFlow.at("awaitingHandler").limit(policy) == .after(.seconds(5)))
        #expect(try CheckoutComponentFlow.at("tapped").limit(policy) == nil)
    }

    @Test(
        "CC-20 an authorised sheet is submitted without a token's gate; one that could not be shown is paymentMethodFailed"
    )
    func sheet() throws {
        var flow = try CheckoutComponentFlow.at("awaitingSheet")
        #expect(flow.play([.sheet(.authorised(Sensitive("wallet")))]) == ["reserveSlot"])
        #expect(flow.answeredHandoffs == .sheet)
        var failed = try CheckoutComponentFlow.at("awaitingSheet")
        failed.play([.sheet(.failed)])
        #expect(failed.told == "onError(paymentMethodFailed)")
        failed.play([.acknowledged])
        #expect(failed.play([.tapped(ComponentSamples.start(ComponentSamples.attempt(2)))]) == ["askTap"])
    }
}
