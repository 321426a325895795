import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// An attempt ended unknown, the host changed the amount, and the provider says of the next one that it was paid, but not how much: the
/// next one had sent nothing, so it was the earlier amount.
@Suite("A payment that an earlier attempt over another amount has made")
struct EarlierAmountTests {
    /// What the next attempt asks for, where the earlier one asked for the first of them, and how it ends.
    static func ends(_ first: Decimal, _ other: Decimal) -> [(Decimal, String?)] {
        [(first, nil), (other, "FLOW0005")]
    }

    @Test(
        "EN-36 EN-28 Paze: what is found, or heard, without an amount is over the earlier one",
        arguments: ends(25, 30), [false, true])
    func paze(_ next: (amount: Decimal, code: String?), isHeard: Bool) async throws {
        let rig = try await OutcomeRig { $0.authorise = [.lost] }
        let first = try await rig.reach(.authorise)
        for query in 1...6 {
            await rig.entered("verifying", times: query)
            await rig.nextInstant()
            await rig.gateway.calls.until(.findTransactions, times: query)
        }
        guard case .unknown = try await rig.outcome(first) else { throw Unexpected(what: "not unknown") }
        #expect(await rig.checkout.reset() == nil)
        #expect(try await rig.checkout.update(transactionData: PazeSamples.transaction(amount: next.amount)) == nil)
        let paid = TransactionReply(
            state: .authorised, systemTransactionId: "system-1", merchantTransactionId: "order-1")
        let second = try await rig.tap()
        if isHeard {
            _ = await rig.engine.deliver(
                ProviderNotification(ownerId: "owner-1", category: "Transaction", reply: paid))
        } else {
            rig.gateway.change { $0.findTransactions = [.now(.success(FoundTransactions([paid])))] }
            _ = await rig.button.deliver(PazeSamples.checkout(), attempt: second)
        }
        let outcome = try await rig.outcome(second)
        #expect(outcome.failureCode == next.code)
        #expect(outcome.identity?.systemTransactionId == "system-1")
        #expect(await rig.button.tap() == .refused(next.code == nil ? .alreadySettled : .needsReconciliation))
        #expect(rig.gateway.count(.authorise) == 1)
    }

    @Test("EN-36 EN-28 payout: what is found without an amount is over the earlier one", arguments: ends(100, 120))
    func payout(_ next: (amount: Decimal, code: String?)) async throws {
        let rig = try await PayoutRig { $0.pay = [.lost] }
        await rig.payout.postTap()
        for query in 1...6 {
            await rig.entered("verifying", times: query)
            await rig.nextInstant()
            await rig.gateway.calls.until(.findTransactions, times: query)
        }
        #expect(try await rig.outcome().isUnknown)
        #expect(await rig.checkout.reset() == nil)
        #expect(
            try await rig.checkout.update(transactionData: PayoutTestSamples.transaction(amount: next.amount)) == nil)
        let paid = TransactionReply(
            state: .executed, systemTransactionId: "payout-system-1", merchantTransactionId: "payout-1")
        rig.gateway.change { $0.findTransactions = [.now(.success(FoundTransactions([paid])))] }
        let outcome = try #require(await rig.payout.tap().outcome)
        #expect(outcome.failureCode == next.code)
        #expect(outcome.isSuccess == (next.code == nil))
        #expect(rig.gateway.count(.pay) == 1)
    }

    /// The method that paid, and the one that is tried next.
    static let turns: [(DropInPaymentMethod, DropInPaymentMethod)] = [
        (.card, .card), (.paypal, .paypal), (.applePay, .applePay), (.card, .paypal), (.paypal, .applePay),
        (.applePay, .card),
    ]

    @Test(
        "EN-36 EN-28 Drop-in: what is found without an amount is over the earlier one, whichever method asked for it",
        arguments: turns, ends(25, 45))
    func dropIn(
        _ methods: (paid: DropInPaymentMethod, next: DropInPaymentMethod), _ next: (amount: Decimal, code: String?)
    ) async throws {
        let rig = try await DropInScene.money(methods.paid, .lost).rig()
        try await rig.reachMoney(methods.paid)
        try await rig.passTime()
        #expect(try await rig.outcome().words == "unknown")
        #expect(await rig.dropIn.reset() == nil)
        #expect(
            try await rig.dropIn.update(transactionData: DropInTestSamples.transaction(amount: next.amount)) == nil)
        let paid = FoundTransactions([DropInTestSamples.reply(.authorised, merchantTransactionId: "order-1")])
        rig.cards.change { $0.findTransactions = [.now(.success(paid))] }
        rig.paypal.change { $0.findTransactions = [.now(.success(paid))] }
        rig.wallet.change { $0.findTransactions = [.now(.success(paid))] }
        switch methods.next {
        case .card: _ = await rig.dropIn.submit(card: DropInTestSamples.card)
        case .paypal: try await rig.approve()
        case .applePay, .paze: try await rig.openSheet().authorised(DropInTestSamples.walletPayment)
        }
        let outcome = try await rig.outcome(2)
        #expect(outcome.failureCode == next.code)
        #expect(outcome.isSuccess == (next.code == nil))
        #expect(rig.moneyCalls(.card) + rig.moneyCalls(.paypal) + rig.moneyCalls(.applePay) == 1)
    }

    @Test(
        "EN-36 EN-51 Drop-in: what is heard without an amount of a transaction that another method sent is over that one's amount",
        arguments: ends(25, 45))
    func heardOfAnother(_ next: (amount: Decimal, code: String?)) async throws {
        let rig = try await DropInScene.money(.card, .now(.success(DropInTestSamples.reply(.refused)))).rig()
        #expect(await rig.dropIn.submit(card: DropInTestSamples.card).ended?.words == "refused")
        #expect(
            try await rig.dropIn.update(transactionData: DropInTestSamples.transaction(amount: next.amount)) == nil)
        try await rig.standAtHandoff(.paypal)
        let heard = ProviderNotification.dropIn { ($0.amount, $0.currencyCode) = (nil, nil) }
        #expect(await rig.hear(heard) == .accepted)
        let outcome = try await rig.outcome(2)
        #expect(outcome.failureCode == next.code)
        #expect(outcome.isSuccess == (next.code == nil))
        #expect(rig.moneyCalls(.paypal) == 0)
    }

    @Test(
        "EN-36 EN-28 CC-15 components: what is found, or heard, without an amount is over the earlier sheet's",
        arguments: [(2_500, nil), (3_000, "FLOW0005")] as [(Int, String?)], [false, true])
    func components(_ next: (amount: Int, code: String?), isHeard: Bool) async throws {
        let rig = try await ComponentsRig(.applePay(), submits: true)
        rig.merchant.answersSubmission(.success(CheckoutComponents.PaymentSessionSubmissionResult()))
        await rig.ready()
        let token = CheckoutComponents.WalletSheetResult.authorised(token: Sensitive("wallet-token"))
        #expect(await rig.component.submit().isWaiting)
        Task { [component = rig.component] in await component.deliver(sheet: token, attempt: AttemptID(1)) }
        await rig.entered("verifying")
        for _ in 0..<6 { await rig.nextInstant() }
        #expect(try await rig.outcome().isUnknown)
        #expect(await rig.components.reset() == nil)
        #expect(try await rig.component.update(with: next.amount) == nil)
        #expect(await rig.component.submit().isWaiting)
        if isHeard {
            #expect(await rig.hears() == .accepted)
        } else {
            rig.gateway.change { $0.findPayments = [.now(.success(ComponentsTestSamples.found("Captured")))] }
            _ = await rig.component.deliver(sheet: token, attempt: AttemptID(2))
        }
        let outcome = try await rig.outcome(2)
        #expect(outcome.failureCode == next.code)
        #expect(outcome.isSuccess == (next.code == nil))
        #expect(rig.callbacks.count { $0 == .handleSubmit } == 1)
    }
}
