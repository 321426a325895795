import PaymentFlows
import Testing

@Suite("The provider says something from outside")
struct ComponentNotificationTests {
    private let attempt = ComponentSamples.attempt()
    private let paid = TransactionVerdict.succeeded(ComponentSamples.identity())
    private let declined = TransactionVerdict.refused(ProviderRefusal(identity: ComponentSamples.identity()))

    @Test(
        "EN-51 CC-13 a success ends the attempt wherever it is, with one onSuccess, and nothing more is sent",
        arguments: [
            "tapped", "submitting", "awaitingSheet", "tokenising", "askingTokenised", "awaitingHandler", "reserving",
            "submittingSession", "handlingSubmit", "acting", "checkingAction", "verifying", "querying",
        ])
    func ends(name: String) throws {
        var flow = try CheckoutComponentFlow.at(name == "querying" ? "verifying" : name)
        if name == "querying" { flow.play([.deadlinePassed]) }
        #expect(flow.play([.notified(paid)]) == ["announce"])
        #expect(flow.told == "onSuccess(pay-1)")
        #expect(flow.settlement == .succeeded)
        flow.play([.acknowledged])
        let rest = Array(CheckoutComponentFlow.happyPath(attempt).dropFirst())
        #expect(flow.play(rest + [.notified(paid), .submitted(attempt, .approved(attempt))]) == [])
        #expect(flow.handle(.notified(paid)) == .ignore(.duplicate))
    }

    @Test("EN-50 the order of answer and notification does not matter: one onSuccess")
    func bothOrders() throws {
        var answerFirst = try CheckoutComponentFlow.at("submittingSession")
        #expect(answerFirst.play([.submitted(attempt, .approved(attempt)), .notified(paid)]) == ["announce"])
        var notificationFirst = try CheckoutComponentFlow.at("submittingSession")
        #expect(notificationFirst.play([.notified(paid), .submitted(attempt, .approved(attempt))]) == ["announce"])
        #expect(answerFirst.outcome == notificationFirst.outcome)
        #expect(answerFirst.settlement == notificationFirst.settlement)
    }

    @Test("EN-50 a no never ends an attempt: it brings the next query forward, else it is settlement only")
    func negative() throws {
        var sent = try CheckoutComponentFlow.at("submittingSession")
        #expect(sent.play([.notified(declined)]) == ["findPayment"])
        #expect(sent.stateName == "querying")
        // The submit's own answer still counts.
        sent.play([.submitted(attempt, .approved(attempt))])
        #expect(sent.told == "onSuccess(pay-1)")
        var verifying = try CheckoutComponentFlow.at("verifying")
        #expect(
            verifying.play([.notified(declined), .found(attempt, .declined(attempt))]) == ["findPayment", "announce"])
        for name in ["handlingSubmit", "acting"] {
            var flow = try CheckoutComponentFlow.at(name)
            #expect(flow.handle(.notified(declined)) == .ignore(.tooLate))
        }
        for name in ["tapped", "tokenising", "reserving"] {
            var flow = try CheckoutComponentFlow.at(name)
            #expect(flow.handle(.notified(declined)) == .ignore(.nothingOpen))
        }
    }

    @Test("EN-43 EN-50 a query that a no brings forward is the next of the six, and the others keep their time")
    func forwardQuery() throws {
        let seed = attempt.payload.seed
        var flow = try CheckoutComponentFlow.at("submittingSession")
        flow.play([.notified(declined)])
        #expect(flow.limit(DeadlinePolicy()) == .afterMarking(.seconds(30)))
        flow.play([.found(attempt, .stillOpen)])
        #expect(flow.limit(DeadlinePolicy()) == .afterMark(Verification.delay(query: 1, seed: seed)))
        flow.play([.notified(declined), .found(attempt, .stillOpen)])
        #expect(flow.limit(DeadlinePolicy()) == .afterMark(Verification.delay(query: 2, seed: seed)))
        for _ in 3...6 { flow.play([.deadlinePassed, .found(attempt, .stillOpen)]) }
        #expect(
            flow.outcome == .unknown(Evidence(TransactionIdentity(merchantTransactionId: ComponentSamples.session))))
    }

    @Test("EN-51 in an idle session a success settles it without a callback, and no tap or change is taken any more")
    func idle() throws {
        for name in ["ready", "editing"] {
            var flow = try name == "ready" ? CheckoutComponentFlow.ready() : CheckoutComponentFlow.filled()
            #expect(flow.handle(.notified(paid)) == .note)
            #expect(flow.settlement == .succeeded)
            #expect(flow.handle(.notified(paid)) == .ignore(.duplicate))
            #expect(flow.handle(.tapped(ComponentSamples.start())) == .refuse(.alreadySettled))
            #expect(flow.handle(.typed(try #require(ComponentSamples.typed("4")))) == .refuse(.alreadySettled))
            #expect(flow.handle(.notified(.reversed(ComponentSamples.identity()))) == .note)
            #expect(flow.settlement == .reversed)
        }
    }

    @Test("EN-38 a success after another outcome makes no callback, and the session is settled")
    func paidAfter() throws {
        var declined = try CheckoutComponentFlow.ended { .submitted($0, .declined($0)) }
        #expect(declined.handle(.notified(paid)) == .note)
        #expect(declined.told == "onError(paymentRequestDeclined)")
        #expect(declined.handle(.tapped(ComponentSamples.start())) == .refuse(.alreadySettled))
        var unknown = try CheckoutComponentFlow.unknown()
        #expect(unknown.handle(.notified(paid)) == .note)
        #expect(unknown.settlement == .succeeded)
    }

    @Test("EN-47 a word about an earlier payment is its own: a sent attempt goes on, an unsent one is spared")
    func earlierPayment() throws {
        let second = ComponentSamples.attempt(2, earlier: ["pay-1"])
        var flow = try CheckoutComponentFlow.ended { .submitted($0, .declined($0), id: "pay-1") }
        flow.play(Array(CheckoutComponentFlow.happyPath(second).prefix(5)))
        var unsent = flow
        #expect(unsent.play([.notified(paid)]) == ["announce"])
        #expect(unsent.told == "onSuccess(pay-1)")
        flow.play([.slotGranted(ComponentSamples.sentAt)])
        #expect(flow.handle(.notified(paid)) == .note)
        #expect(flow.settlement == .succeeded)
        flow.play([.submitted(second, .declined(second))])
        #expect(flow.told == "onError(paymentRequestDeclined)")
    }

    @Test("EN-47 CC-13 a payment of long ago is not the attempt that is on its way, nor one that ended unknown")
    func forgottenPayment() throws {
        let fourth = ComponentSamples.attempt(4, earlier: ["pay-1", "pay-2", "pay-3"])
        var flow = try CheckoutComponentFlow.at("submittingSession", attempt: fourth)
        #expect(flow.handle(.notified(paid)) == .note)
        #expect(flow.stateName == "submittingSession")
        #expect(flow.settlement == .succeeded)
        // Its own answer decides it.
        flow.play([.submitted(fourth, .declined(fourth))])
        #expect(flow.told == "onError(paymentRequestDeclined)")

        var unknown = try CheckoutComponentFlow.unknown(fourth)
        #expect(unknown.handle(.notified(paid)) == .note)
        #expect(unknown.ending?.payload.settlement == .open)
        #expect(unknown.settlement == .succeeded)
    }

    @Test("EN-36 another amount than asked is FLOW0005 with the ids, once")
    func mismatch() throws {
        let failure = PaymentFailure(
            code: "FLOW0005", message: "Another amount.", identity: ComponentSamples.identity())
        for name in ["tokenising", "verifying"] {
            var flow = try CheckoutComponentFlow.at(name)
            #expect(flow.play([.notified(.mismatch(failure)), .notified(.mismatch(failure))]) == ["announce"])
            #expect(flow.told == "onError(FLOW0005)")
            #expect(flow.ending?.payload.error(mobileSessionID: nil)?.details.paymentID == "pay-1")
        }
    }

    @Test(
        "EN-51 a success while the provider is asked about an unknown outcome settles the session; the tap is not let in"
    )
    func whileRechecking() throws {
        var flow = try CheckoutComponentFlow.unknown()
        flow.play([.tapped(ComponentSamples.start(ComponentSamples.attempt(2)))])
        #expect(flow.handle(.notified(paid)) == .rest)
        #expect(flow.stateName == "ended")
        #expect(flow.settlement == .succeeded)
        #expect(flow.handle(.found(attempt, .declined(attempt))) == .ignore(.late))
    }

    @Test("CC-11 a success while tokenize() runs settles the session and leaves the token's attempt alone")
    func whileTokenising() throws {
        var flow = try CheckoutComponentFlow.filled()
        flow.play([.tokenRequested(ComponentSamples.start())])
        #expect(flow.handle(.notified(paid)) == .note)
        flow.play([.token(), .judged(.accepted)])
        #expect(flow.outcome == .handedOver)
        #expect(flow.handle(.tapped(ComponentSamples.start(ComponentSamples.attempt(2)))) == .refuse(.alreadySettled))
    }

    @Test("EN-47 CC-13 a success of another payment of the session does not end an attempt whose payment is known")
    func anotherPayment() throws {
        let other = TransactionVerdict.succeeded(ComponentSamples.identity(id: "pay-elsewhere"))
        var flow = try CheckoutComponentFlow.at("submittingSession")
        flow.play([.submitted(attempt, .actionRequired(ComponentSamples.action), id: "pay-1")])
        #expect(flow.handle(.notified(other)) == .note)
        #expect(flow.stateName == "acting")
        #expect(flow.settlement == .succeeded)
        flow.play([.actionEnded(.completed), .found(attempt, .declined(attempt))])
        #expect(flow.told == "onError(paymentRequestDeclined)")
        flow.play([.acknowledged])
        #expect(flow.handle(.tapped(ComponentSamples.start(ComponentSamples.attempt(2)))) == .refuse(.alreadySettled))
    }

    @Test("CC-04 CC-05 a session that is paid while onChange runs asks nobody about the card any more")
    func paidWhileChanging() throws {
        var flow = try CheckoutComponentFlow.ready()
        flow.play([.typed(try #require(ComponentSamples.typed()))])
        #expect(flow.handle(.notified(paid)) == .note)
        #expect(flow.handle(.acknowledged) == .rest)
        #expect(flow.stateName == "editing")
    }

    @Test("EN-22 a success while the tap's new key is being made settles the session; the tap is not let in")
    func whileRenewing() throws {
        var flow = try CheckoutComponentFlow.unknown()
        let second = ComponentSamples.attempt(2)
        flow.play([.tapped(ComponentSamples.start(second)), .found(attempt, .declined(attempt))])
        #expect(flow.stateName == "renewingAttempt")
        #expect(flow.handle(.notified(paid)) == .note)
        #expect(flow.handle(.renewed(second)) == .rest)
        #expect(flow.stateName == "ended")
        #expect(flow.settlement == .succeeded)
    }
}
