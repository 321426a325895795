import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("A tap on another component after an unknown outcome")
struct UnknownElsewhereTests {
    /// The outcome of the first button's attempt is unknown; another button of the session is shown.
    private func unknown() async throws -> (OutcomeRig, PazeButtonComponent, ScriptedMerchant) {
        let rig = try await OutcomeRig {
            $0.authorise = [.now(.silent), .now(.success(.sample { $0.systemTransactionId = "system-2" }))]
        }
        let merchant = ScriptedMerchant()
        let other = try rig.checkout.create(.pazeButton, componentConfig: merchant.config)
        await other.appear()
        _ = try await rig.reach(.authorise)
        await rig.verifyInVain()
        #expect(try await rig.outcome().isUnknown)
        return (rig, other, merchant)
    }

    private let no = ScriptedAnswer.now(CallResult.success(FoundTransactions([.refused])))

    @Test(
        "EN-22 EN-06 another button asks by the first one, whether that is still shown or not",
        arguments: [false, true])
    func buttons(isGone: Bool) async throws {
        let (rig, other, merchant) = try await unknown()
        if isGone { await rig.button.disappear() }
        #expect(await other.tap() == .refused(.outcomeUnknown))
        #expect(rig.gateway.count(.findTransactions) == 7)
        rig.gateway.change { [no] in $0.findTransactions = [no] }
        let attempt = try await other.tapped()
        #expect(await other.deliver(PazeSamples.checkout(), attempt: attempt).outcome?.isSuccess == true)
        #expect(rig.gateway.authorisations.map(\.merchantTransactionId) == ["order-1", "order-1-2"])
        #expect(merchant.results.map(\.merchantTransactionId) == ["order-1-2"])
        let state = await rig.checkout.snapshot().components.first?.state
        #expect(state == (isGone ? "idle" : "ended"))
    }

    @Test("EN-22 PZ-01 a button that comes back while it is asked about is shown, and the other's tap refused")
    func comesBack() async throws {
        let (rig, other, _) = try await unknown()
        await rig.button.disappear()
        rig.gateway.change { $0.findTransactions = [.held(.success(FoundTransactions()))] }
        let tapped = Task { await other.tap() }
        await rig.gateway.calls.until(.findTransactions, times: 7)
        await rig.settle()
        #expect(await rig.button.appear())
        #expect(await tapped.value == .refused(.outcomeUnknown))
        #expect(await !rig.checkout.snapshot().isClaimed)
        rig.gateway.release(.findTransactions)
    }

    @Test("EN-22 PZ-04 the button that shows the next appearance of one whose payment went on asks for it too")
    func successor() async throws {
        let rig = try await OutcomeRig {
            $0.authorise = [.never, .now(.success(.sample { $0.systemTransactionId = "system-2" }))]
        }
        _ = try await rig.reach(.authorise)
        await rig.button.disappear()
        #expect(await rig.button.appear())
        rig.clock.advance(by: .seconds(30))
        await rig.verifyInVain()
        await rig.seen.until { $0.contains { $0.isUnknown } }
        #expect(await rig.button.tap() == .refused(.outcomeUnknown))
        rig.gateway.change { [no] in $0.findTransactions = [no] }
        let attempt = try await rig.button.tapped()
        #expect(await rig.button.deliver(PazeSamples.checkout(), attempt: attempt).outcome?.isSuccess == true)
        #expect(rig.gateway.authorisations.map(\.merchantTransactionId) == ["order-1", "order-1-2"])
        rig.gateway.dropReplies()
    }

    @Test("EN-22 PO-01 a payout component asks for another one's unknown payout", arguments: [false, true])
    func payouts(isGone: Bool) async throws {
        let rig = try await PayoutRig { $0.pay = [.now(.silent), .now(.success(PayoutTestSamples.reply()))] }
        let merchant = ScriptedPayoutMerchant()
        let other = try rig.checkout.create(.payoutSubmission, componentConfig: merchant.config)
        await other.appear()
        await rig.payout.postTap()
        for query in 1...6 {
            await rig.entered("verifying", times: query)
            await rig.nextInstant()
            await rig.gateway.calls.until(.findTransactions, times: query)
        }
        #expect(try await rig.outcome().isUnknown)
        if isGone { await rig.payout.disappear() }
        #expect(await other.tap() == .refused(.outcomeUnknown))
        let no = FoundTransactions([
            TransactionReply(state: .rejected, systemTransactionId: "payout-system-0", amount: 100, currencyCode: "USD")
        ])
        rig.gateway.change { $0.findTransactions = [.now(.success(no))] }
        #expect(await other.tap().outcome?.isSuccess == true)
        #expect(rig.gateway.payouts.map(\.merchantTransactionId) == ["payout-1", "payout-1-2"])
        #expect(merchant.begun.entries == [.onClick, .onPrePayoutSubmit, .onPostPayout])
    }

    @Test(
        "EN-22 CC-02 a component of a payment session asks for another one's unknown payment", arguments: [false, true])
    func components(isGone: Bool) async throws {
        let rig = try await ComponentsRig { $0.submit = [.now(.silent), .now(.success(ComponentsTestSamples.body()))] }
        await rig.typed()
        let other = try rig.components.create(.card())
        _ = await other.isAvailable
        await other.render()
        await other.change(card: ComponentsTestSamples.card)
        await rig.component.postSubmit()
        for query in 1...6 {
            await rig.entered("verifying", times: query)
            await rig.nextInstant()
            await rig.gateway.calls.until(.findPayments, times: query)
        }
        #expect(try await rig.outcome().isUnknown)
        if isGone { await rig.component.disappear() }
        let asked = rig.gateway.count(.findPayments)
        #expect(await other.submit() == .refused(.outcomeUnknown))
        #expect(rig.gateway.count(.findPayments) == asked + 1)
        rig.gateway.change {
            $0.findPayments = [.now(.success(ComponentsTestSamples.found("Declined", id: "pay_0")))]
        }
        #expect(await other.submit().outcome?.isSuccess == true)
        #expect(rig.gateway.count(.findPayments) == asked + 2)
        #expect(Set(rig.gateway.submits.map(\.idempotencyKey)).count == 2)
    }
}

extension OutcomeRig {
    /// The first attempt verifies, and the provider knows of nothing, to the last query. Its outcome is unknown then.
    func verifyInVain() async {
        for query in 1...6 {
            await entered("verifying", times: query)
            await nextInstant()
            await gateway.calls.until(.findTransactions, times: query)
        }
    }
}

extension SessionEvent {
    fileprivate var isUnknown: Bool {
        if case .transition(let step) = self, case .unknown? = step.outcome { true } else { false }
    }
}
