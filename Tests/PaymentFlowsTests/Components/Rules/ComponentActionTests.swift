import PaymentFlows
import Testing

@Suite("The shopper has to act")
struct ComponentActionTests {
    private let attempt = ComponentSamples.attempt()

    @Test(
        "CC-14 however the challenge ends, the provider is asked once by payment id",
        arguments: CheckoutComponentFlow.ActionEnd.allCases)
    func asksOnce(end: CheckoutComponentFlow.ActionEnd) throws {
        var flow = try CheckoutComponentFlow.at("submittingSession")
        flow.play([.submitted(attempt, .actionRequired(ComponentSamples.action), id: "pay-1")])
        guard case .perform(.findPayment(let query)) = flow.handle(.actionEnded(end)) else {
            Issue.record("\(flow.stateName)")
            return
        }
        #expect(query.payload.paymentID == "pay-1")
        #expect(flow.phase == .committed)
        #expect(flow.answeredHandoffs == .action)
        #expect(flow.handle(.actionEnded(end)) == .refuse(.wrongStep))
    }

    @Test(
        "CC-14 a query that finds no success blames the challenge, by who ended it; the claim is held until then",
        arguments: [
            (CheckoutComponentFlow.ActionEnd.dismissed, "onError(cardAuthenticationFailed, dismissed)"),
            (.failed, "onError(cardAuthenticationFailed, failed)"),
            (.timedOut, "onError(cardAuthenticationFailed, timedOut)"),
        ])
    func badEnd(end: CheckoutComponentFlow.ActionEnd, told: String) throws {
        for said in [
            CheckoutComponentFlow.Said.stillOpen, .declined(attempt), .actionRequired(ComponentSamples.action),
        ] {
            var flow = try CheckoutComponentFlow.at("acting")
            flow.play([end == .timedOut ? .deadlinePassed : .actionEnded(end)])
            #expect(flow.phase.holdsClaim)
            #expect(flow.play([.found(attempt, said)]) == ["announce"])
            #expect(flow.told == told)
            // Its id is known where an answer has told it.
            let begun =
                said == .declined(attempt)
                ? ComponentSamples.identity() : TransactionIdentity(merchantTransactionId: ComponentSamples.session)
            switch (end, flow.outcome) {
            case (.dismissed, .cancelled(let it)):
                #expect(it.payload == Cancellation(by: .shopper, at: "acting", identity: begun))
            case (.timedOut, .cancelled(let it)):
                #expect(it.payload == Cancellation(by: .deadline, at: "acting", identity: begun))
            case (.failed, .failed(let it)): #expect(it.payload.code == "cardAuthenticationFailed")
            default: Issue.record("\(String(describing: flow.outcome))")
            }
            let error = try #require(flow.ending?.payload.error(mobileSessionID: nil))
            #expect(error.authenticationFailure == end.reason)
            // A success that comes later is settlement only.
            flow.play([.acknowledged])
            #expect(flow.handle(.notified(.succeeded(ComponentSamples.identity()))) == .note)
            #expect(flow.settlement == .succeeded)
            #expect(flow.told == told)
        }
    }

    @Test(
        "CC-14 C75 a success that the query finds is onSuccess, whatever became of the challenge",
        arguments: CheckoutComponentFlow.ActionEnd.allCases)
    func success(end: CheckoutComponentFlow.ActionEnd) throws {
        var flow = try CheckoutComponentFlow.at("acting")
        flow.play([.actionEnded(end)])
        #expect(flow.play([.found(attempt, .approved(attempt))]) == ["announce"])
        #expect(flow.told == "onSuccess(pay-1)")
    }

    @Test("CC-13 a finished challenge is answered by the provider: declined is a decline, open is verified")
    func completed() throws {
        var declined = try CheckoutComponentFlow.at("acting")
        declined.play([.actionEnded(.completed), .found(attempt, .declined(attempt))])
        #expect(declined.told == "onError(paymentRequestDeclined)")
        var open = try CheckoutComponentFlow.at("acting")
        open.play([.actionEnded(.completed), .found(attempt, .stillOpen)])
        #expect(open.stateName == "verifying")
    }

    @Test(
        "CC-14 EN-43 a query that has no answer leads to verifying, whose no blames the challenge and whose end is unknown"
    )
    func noAnswer() throws {
        for nothing in [
            CheckoutComponentFlow.Event.deadlinePassed, .found(attempt, .silent),
            .found(attempt, .refused(ComponentSamples.no)),
        ] {
            var flow = try CheckoutComponentFlow.at("acting")
            flow.play([.actionEnded(.dismissed), nothing])
            #expect(flow.stateName == "verifying")
            var declined = flow
            declined.play([.deadlinePassed, .found(attempt, .declined(attempt))])
            #expect(declined.told == "onError(cardAuthenticationFailed, dismissed)")
            while flow.stateName != "announcing" { flow.play([.deadlinePassed]) }
            #expect(flow.told == "onError(FLOW0001)")
        }
    }

    @Test("CC-14 the shopper's cancel at the challenge is its dismissal; the host's is too late")
    func cancels() throws {
        var flow = try CheckoutComponentFlow.at("acting")
        #expect(flow.handle(.cancel(.host)) == .ignore(.tooLate))
        #expect(flow.play([.cancel(.shopper), .found(attempt, .stillOpen)]) == ["findPayment", "announce"])
        #expect(flow.told == "onError(cardAuthenticationFailed, dismissed)")
    }

    @Test("C37 the result of an abandoned challenge does not reach the second attempt's")
    func abandoned() throws {
        var flow = try CheckoutComponentFlow.at("acting")
        flow.play([.actionEnded(.dismissed), .found(attempt, .stillOpen), .acknowledged])
        let second = ComponentSamples.attempt(2)
        flow.play(Array(CheckoutComponentFlow.happyPath(second, acts: true).prefix(7)))
        #expect(flow.stateName == "acting")
        let before = flow
        #expect(flow.handle(.found(attempt, .approved(attempt))) == .ignore(.late))
        #expect(flow == before)
        flow.play([.actionEnded(.completed), .found(second, .approved(second))])
        #expect(flow.told == "onSuccess(pay-2)")
    }

    @Test("EN-26 an answered hand-off is remembered after the end, so that the same answer again can be told so")
    func handoffs() throws {
        var flow = try CheckoutComponentFlow.at("acting")
        flow.play([.actionEnded(.completed), .found(attempt, .approved(attempt))])
        #expect(flow.answeredHandoffs == .action)
        flow.play([.acknowledged])
        #expect(flow.answeredHandoffs == .action)
        var sheet = try CheckoutComponentFlow.at("awaitingSheet")
        sheet.play([.sheet(.dismissed)])
        #expect(sheet.answeredHandoffs == .sheet)
    }

    @Test("CC-13 a payment that is known to have gone through ends the challenge")
    func fromOutside() throws {
        var flow = try CheckoutComponentFlow.at("acting")
        #expect(flow.play([.notified(.succeeded(ComponentSamples.identity()))]) == ["announce"])
        #expect(flow.told == "onSuccess(pay-1)")
        #expect(flow.handle(.actionEnded(.completed)) == .refuse(.wrongStep))
    }
}

extension CheckoutComponentFlow.ActionEnd {
    fileprivate var reason: CheckoutComponents.AuthenticationFailure? {
        switch self {
        case .dismissed: .dismissed
        case .failed: .failed
        case .timedOut: .timedOut
        case .completed: nil
        }
    }
}
