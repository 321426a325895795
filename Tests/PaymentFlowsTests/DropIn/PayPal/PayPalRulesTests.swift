import PaymentFlows
import Testing

@Suite("The rules of PayPal in Drop-in")
struct PayPalRulesTests {
    private typealias Event = DropInEvent<PayPalSteps>

    @Test("DI-10 to DI-20: for all answers and points of failure flow and straight line agree on every call")
    func oracle() async {
        let scripts = PayPalScript.all
        // 3 gates, 4 consents, 7 orders, 6 approvals, 7 decided and 3 open replies with 5 ways to learn more, 2 shoppers.
        #expect(scripts.count == 22_176)
        var differing: [String] = []
        for script in scripts {
            let rules = await PayPalStraightLine.log(of: script)
            let flow = PayPalFlowDriver.log(of: script)
            if rules != flow { differing.append("\(script)\nrules: \(rules)\nflow:  \(flow)") }
        }
        #expect(differing.isEmpty, "\(differing.count): \(differing.prefix(3))")
    }

    @Test("C07 DI-52: a window closed while the capture is on its way changes nothing; the success is told")
    func closedWindow() {
        var flow = PayPalFlow.at("capturing")
        #expect(flow.handle(.cancel(.shopper)) == .ignore(.tooLate))
        #expect(flow.play([.answered(Samples.attempt(), .approved), .acknowledged]) == ["announce"])
        #expect(flow.told == "onSuccess(system-1)")
        #expect(!flow.isProcessing)
    }

    @Test(
        "C13 DI-17: a window closed while the order is being created ends the attempt silently; the late order is dropped"
    )
    func leftDuringCreation() {
        var flow = PayPalFlow.at("creatingOrder")
        #expect(flow.isProcessing)
        #expect(flow.handle(.cancel(.shopper)) == .rest)
        #expect(!flow.isProcessing)
        #expect(flow.end == "cancelled by shopper")
        #expect(flow.told == "none")
        #expect(flow.handle(.order()) == .ignore(.late))
        #expect(flow.play([.tap(PayPalFlow.button, attempt: Samples.attempt(2))]) == ["askBeforeSubmit"])
    }

    @Test("DI-17: the error \"window closed\" and the cancel of one window, in either order, are one silent cancel")
    func leftTwice() {
        for (first, second) in [
            (Event.cancel(.shopper), Event.windowClosed), (.windowClosed, .cancel(.shopper)),
            (.windowClosed, .windowClosed), (.cancel(.shopper), .approvalFailed), (.windowClosed, .approvalFailed),
        ] {
            var flow = PayPalFlow.at("awaitingApproval")
            #expect(flow.handle(first) == .rest)
            #expect(flow.end == "cancelled by shopper")
            #expect(flow.told == "none")
            #expect(!flow.isProcessing)
            let ended = flow
            let isCancel = second == .cancel(.shopper)
            #expect(flow.handle(second) == .ignore(isCancel ? .ended : .duplicate))
            #expect(flow == ended)
        }
        // A page that failed before it was closed is an error (DI-14).
        var failed = PayPalFlow.at("awaitingApproval")
        #expect(failed.play([.approvalFailed]) == ["announce"])
        #expect(failed.told == "onError(SDK1117)")
    }

    @Test("DI-52: the error \"window closed\" after the approval changes nothing")
    func closedAfterApproval() {
        for state in ["reserving", "capturing", "verifying"] {
            var flow = PayPalFlow.at(state)
            let before = flow
            #expect(flow.handle(.windowClosed) == .ignore(.duplicate), "\(state)")
            #expect(flow == before)
        }
    }

    @Test("C57 EN-50: a cancel by the page and one told from outside are one transition")
    func cancelledTwice() {
        var flow = PayPalFlow.at("awaitingApproval")
        #expect(flow.handle(.cancel(.shopper)) == .rest)
        let ended = flow
        #expect(flow.handle(.notified(.refused(Samples.no))) == .ignore(.ended))
        #expect(flow == ended)
        var other = PayPalFlow.at("awaitingApproval")
        #expect(other.handle(.notified(.refused(Samples.no))) == .ignore(.nothingOpen))
        #expect(other.handle(.cancel(.shopper)) == .rest)
    }

    @Test("C60 EN-51: a success told from outside ends an attempt whose client never comes back; its return is a no-op")
    func onlyTheNotification() {
        var flow = PayPalFlow.at("awaitingApproval")
        #expect(flow.play([.notified(.succeeded(Samples.identity)), .acknowledged]) == ["announce"])
        #expect(flow.told == "onSuccess(system-1)")
        #expect(flow.handle(.approval()) == .refuse(.wrongStep))
        #expect(flow.wasSent)
    }

    @Test("EN-26: an approval that comes after the attempt's end has answered nothing, and is refused")
    func lateApproval() {
        for end in [Event.deadlinePassed, .cancel(.host), .cancel(.expiry)] {
            var flow = PayPalFlow.at("awaitingApproval")
            _ = flow.play([end, .acknowledged])
            #expect(flow.handle(.approval()) == .refuse(.wrongStep), "\(end)")
        }
        var failed = PayPalFlow.at("awaitingApproval")
        _ = failed.play([.approvalFailed, .acknowledged])
        #expect(failed.handle(.approval()) == .ignore(.duplicate))
    }

    @Test("DI-51: an approval of another order changes nothing")
    func otherOrder() {
        var flow = PayPalFlow.at("awaitingApproval")
        #expect(flow.handle(.approval("order-pp-2")) == .refuse(.wrongStep))
        #expect(flow.stateName == "awaitingApproval")
    }

    @Test("C84 EN-36: another amount than asked is FLOW0005 with the ids, and no tap is let in until a reset")
    func mismatch() {
        var flow = PayPalFlow.at("capturing")
        _ = flow.play([.answered(Samples.attempt(), .mismatched), .acknowledged])
        #expect(flow.told == "onError(FLOW0005)")
        let exception = flow.notice?.exception as? UnreconciledTransactionSdkException
        #expect(exception?.systemTransactionId == "system-1")
        #expect(flow.settlement == .succeeded)
        let tap = Event.tap(PayPalFlow.button, attempt: Samples.attempt(2))
        #expect(flow.handle(tap) == .refuse(.needsReconciliation))
        #expect(flow.play([.reset, tap]) == ["askBeforeSubmit"])
    }

    @Test("EN-41 EN-37: the approval has 15 minutes, after which it ends as when the shopper cancels")
    func approvalDeadline() {
        var flow = PayPalFlow.at("awaitingApproval")
        #expect(flow.limit(DeadlinePolicy()) == .after(.seconds(900)))
        #expect(flow.handle(.deadlinePassed) == .rest)
        #expect(flow.end == "cancelled by deadline")
    }

    @Test(
        "TY-09: PayPal has no verification, so that nothing to be paid is FLOW0009 before any callback; a card's is let in"
    )
    func zero() throws {
        let currency = try #require(Currency(code: "USD"))
        let zero = try #require(Amount(minorUnits: 0, currency: currency, allowsZero: true))
        let nothing = Evidence(
            Attempt(id: AttemptID(1), sessionId: "session-1", amount: zero, merchantTransactionId: "order-1"))
        var flow = PayPalFlow.at("idle")
        #expect(flow.play([.tap(PayPalFlow.button, attempt: nothing)]) == ["announce"])
        #expect(flow.told == "onError(FLOW0009)")
        #expect(!flow.isProcessing)
        var card = CardFlow()
        #expect(
            card.play([.appeared, .tap(CardInput(.newCard(DropInSamples.card)), attempt: nothing)])
                == ["askBeforeSubmit"])
    }
}
