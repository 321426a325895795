import PaymentFlows
import Testing

@Suite("The rules of a card in Drop-in")
struct CardRulesTests {
    private typealias Event = DropInEvent<CardSteps>

    @Test("C27 DI-10: a gate that says no ends the attempt without a further callback, and the next submit works")
    func veto() {
        var flow = CardFlow()
        #expect(flow.play([.appeared, .tap(CardFlow.newCard), .decided(false)]) == ["askBeforeSubmit"])
        #expect(flow.end == "cancelled by merchant")
        #expect(!flow.isProcessing)
        #expect(flow.play([.tap(CardFlow.newCard, attempt: Samples.attempt(2))]) == ["askBeforeSubmit"])
    }

    @Test(
        "C01 EN-20: a second submit is refused while an attempt is open",
        arguments: ["askingBeforeSubmit", "authorising"])
    func secondSubmit(state: String) {
        var flow = CardFlow.at(state)
        #expect(flow.handle(.tap(CardFlow.newCard, attempt: Samples.attempt(2))) == .refuse(.alreadyProcessing))
    }

    @Test(
        "DI-12: the flag goes up with onSubmit, and not before",
        arguments: ["idle", "askingBeforeSubmit", "validating"])
    func flagIsDown(state: String) { #expect(!CardFlow.at(state).isProcessing) }

    @Test("DI-12: the flag stays up at queries, hand-offs and while verifying")
    func flagIsUp() {
        for state in ["submitting", "askingConsent", "tokenising", "challenging", "authorising", "verifying"] {
            #expect(CardFlow.at(state).isProcessing, "\(state)")
        }
    }

    @Test("C24 EN-30: a late failure after the success is ignored")
    func lateFailure() {
        var flow = CardFlow.at("authorising")
        let attempt = Samples.attempt()
        #expect(flow.play([.answered(attempt, .approved), .acknowledged]) == ["announce"])
        #expect(flow.handle(.answered(attempt, .declined)) == .ignore(.ended))
        #expect(flow.end == "succeeded")
    }

    @Test("C54 EN-51: a success told from outside and the reply are one success, in both orders")
    func notifiedAndAnswered() {
        let attempt = Samples.attempt()
        let told = Event.notified(.succeeded(Samples.identity))
        for events in [[told, .answered(attempt, .approved)], [.answered(attempt, .approved), told], [told, told]] {
            var flow = CardFlow.at("authorising")
            #expect(flow.play(events + [.acknowledged]) == ["announce"])
            #expect(flow.told == "onSuccess(system-1)")
        }
    }

    @Test("EN-51: a success told before anything is sent ends the attempt, and nothing is sent after it")
    func notifiedBeforeSending() {
        for state in ["askingBeforeSubmit", "tokenising", "challenging", "reserving"] {
            var flow = CardFlow.at(state)
            #expect(flow.play([.notified(.succeeded(Samples.identity))]) == ["announce"], "\(state)")
            #expect(flow.play([.acknowledged, .slotGranted(Samples.sentAt), .tokenised()]) == [], "\(state)")
            #expect(flow.settlement == .succeeded, "\(state)")
        }
    }

    @Test("EN-50: a no told from outside brings the status query forward and ends nothing")
    func negativeNotification() {
        for state in ["authorising", "verifying"] {
            var flow = CardFlow.at(state)
            #expect(flow.play([.notified(.refused(Samples.no))]) == ["findTransactions"], "\(state)")
            #expect(flow.play([.answered(Samples.attempt(), .approved)]) == ["announce"], "\(state)")
        }
    }

    @Test("EN-43 EN-50: a query that a no brings forward is the next of the six, and the others keep their time")
    func forwardQuery() {
        let (attempt, policy) = (Samples.attempt(), DeadlinePolicy())
        var flow = CardFlow.at("authorising")
        _ = flow.play([.notified(.refused(Samples.no))])
        #expect(flow.limit(policy) == .afterMarking(.seconds(30)))
        _ = flow.play([.found(attempt, .stillOpen)])
        #expect(flow.limit(policy) == .afterMark(Verification.delay(query: 1, seed: attempt.payload.seed)))
        _ = flow.play([.notified(.refused(Samples.no)), .found(attempt, .stillOpen)])
        #expect(flow.limit(policy) == .afterMark(Verification.delay(query: 2, seed: attempt.payload.seed)))
        for _ in 3...6 { _ = flow.play([.deadlinePassed, .found(attempt, .stillOpen)]) }
        #expect(flow.end == "unknown")
    }

    @Test("EN-51 EN-38: a success without an attempt settles the session, one after a cancel raises the settlement")
    func idle() {
        var flow = CardFlow()
        _ = flow.handle(.appeared)
        #expect(flow.handle(.notified(.succeeded(Samples.identity), about: nil)) == .note)
        #expect(flow.handle(.tap(CardFlow.newCard)) == .refuse(.alreadySettled))
        var cancelled = CardFlow.at("challenging")
        _ = cancelled.play([.cancel(.host)])
        #expect(cancelled.handle(.notified(.succeeded(Samples.identity))) == .note)
        #expect(cancelled.end == "cancelled by host")
        #expect(cancelled.settlement == .succeeded)
    }

    @Test("DI-34 EN-33: after a soft decline the attempt can be cancelled again, and the next sending has new ids")
    func softDecline() throws {
        var flow = CardFlow.at("authorising")
        let soft = Event.answered(Samples.attempt(), .success(.refused(DropInSamples.softDecline)), id: "system-soft")
        guard case .perform(.renew(let asked)) = flow.handle(soft) else {
            Issue.record("\(flow.stateName)")
            return
        }
        #expect(asked.payload.earlierTransactions == ["system-soft"])
        #expect(flow.phase == .open)
        var cancelled = flow
        #expect(cancelled.handle(.cancel(.host)) == .rest)
        #expect(cancelled.end == "cancelled by host")
        let next = Samples.attempt(1, transaction: "order-1-2", ordinal: 1)
        #expect(flow.play([.renewed(next)]) == ["preInitiate"])
        #expect(flow.attempt == next)
        #expect(next.payload.idempotencyKey(method: "card") != Samples.attempt().payload.idempotencyKey(method: "card"))
    }

    @Test("DI-34: once the session has expired, or the component has gone, a soft decline is the end")
    func noRetry() {
        for by in [Canceller.expiry, .teardown] {
            var flow = CardFlow.at("authorising")
            _ = flow.play([.cancel(by), .answered(Samples.attempt(), .success(.refused(DropInSamples.softDecline)))])
            #expect(flow.end == "refused", "\(by)")
        }
    }

    @Test("DI-20: the value of a consent control that is not shown does not count: the merchant is asked")
    func consentWithoutControl() {
        var flow = CardFlow()
        let submit = CardInput(.newCard(DropInSamples.card), storeConsent: true)
        let path: [Event] = [.appeared, .tap(submit), .decided(true)] + CardFlow.terms() + [.acknowledged]
        #expect(flow.play(path) == ["askBeforeSubmit", "readTerms", "announceSubmit", "askConsent"])
        guard case .perform(.step(.tokenise(let consented))) = flow.handle(.consentGiven(false)) else {
            Issue.record("\(flow.stateName)")
            return
        }
        #expect(consented.payload.consent == false)
    }

    @Test("DI-19: a dismissed challenge is cancelled by the shopper while challenging, and told as SDK1114")
    func dismissed() {
        var flow = CardFlow.at("challenging")
        _ = flow.handle(.cancel(.shopper))
        guard case .cancelled(let cancellation) = flow.outcome else {
            Issue.record("\(flow.end)")
            return
        }
        #expect(cancellation.payload == Cancellation(by: .shopper, at: "challenging"))
        let exception = flow.notice?.exception as? DropInAuthenticationSdkException
        #expect(exception?.reason == .dismissed)
        #expect(exception?.errorCode == "SDK1114")
    }

    @Test("EN-41: a fingerprint has 10 seconds, a challenge 10 minutes, a gate as long as the session lives")
    func limits() {
        let deadlines = DeadlinePolicy()
        #expect(CardFlow.at("fingerprinting").limit(deadlines) == .after(.seconds(10)))
        #expect(CardFlow.at("challenging").limit(deadlines) == .after(.seconds(600)))
        #expect(CardFlow.at("askingBeforeSubmit").limit(deadlines) == nil)
        #expect(CardFlow.at("askingConsent").limit(deadlines) == .after(.seconds(30)))
    }

    @Test("EN-46 EN-35: a tap in vain has its error told, and no other callback", arguments: ["FLOW0003", "SDK1113"])
    func tapInVain(code: String) {
        var flow = CardFlow()
        let failure = PaymentFailure(code: code, message: "In vain.")
        #expect(flow.play([.appeared, .tapInVain(CardFlow.newCard, failure)]) == ["announce"])
        #expect(flow.told == "onError(\(code))")
        #expect(flow.end == "failed")
    }

    @Test("C81 TY-09: an amount that cannot be used is FLOW0009, before any other callback")
    func unusableAmount() {
        var flow = CardFlow()
        let attempt = Evidence(
            Attempt(id: AttemptID(1), sessionId: "session-1", amount: nil, merchantTransactionId: "order-1"))
        #expect(flow.play([.appeared, .tap(CardFlow.newCard, attempt: attempt)]) == ["announce"])
        #expect(flow.told == "onError(FLOW0009)")
    }
}
