import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// A component remembers the endings of a few attempts; money may be heard of that an older one has moved.
@Suite("Money of an attempt that lies many attempts behind")
struct ForgottenAttemptsTests {
    /// What the first attempt asked for, where all others ask for 30, what was paid, and what taps are told then.
    static let stories: [(asked: Decimal, paid: Decimal, refusal: Refusal)] = [
        (25, 25, .alreadySettled), (40, 30, .needsReconciliation), (40, 25, .needsReconciliation),
    ]

    private static func refusals(_ count: Int) -> [ScriptedAnswer<TransactionReply>] {
        (1...count).map { number in
            .now(
                .success(
                    TransactionReply(
                        state: .refused, systemTransactionId: "system-\(number)", currencyCode: "USD")))
        }
    }

    @Test("EN-36 EN-35 Paze: it is compared with what its own attempt asked for", arguments: stories, [4, 6])
    func paze(_ story: (asked: Decimal, paid: Decimal, refusal: Refusal), attempts: Int) async throws {
        let rig = try await OutcomeRig { $0.authorise = Self.refusals(attempts) }
        #expect(try await rig.checkout.update(transactionData: PazeSamples.transaction(amount: story.asked)) == nil)
        _ = try await rig.pay()
        #expect(try await rig.checkout.update(transactionData: PazeSamples.transaction(amount: 30)) == nil)
        for _ in 2...attempts { _ = try await rig.pay() }
        #expect(await rig.hear(.sample(.captured) { $0.amount = story.paid }) == .accepted)
        #expect(await rig.settlement == .succeeded)
        #expect(await rig.button.tap() == .refused(story.refusal))
        #expect(await rig.button.reset() == (story.refusal == .alreadySettled ? .alreadySettled : nil))
    }

    @Test(
        "EN-36 EN-51 Paze: an open attempt over another amount ends with a mismatch, whatever was paid",
        arguments: stories, [false, true])
    func open(_ story: (asked: Decimal, paid: Decimal, refusal: Refusal), isAmountTold: Bool) async throws {
        let rig = try await OutcomeRig { $0.authorise = Self.refusals(4) }
        #expect(try await rig.checkout.update(transactionData: PazeSamples.transaction(amount: story.asked)) == nil)
        _ = try await rig.pay()
        #expect(try await rig.checkout.update(transactionData: PazeSamples.transaction(amount: 30)) == nil)
        for _ in 2...4 { _ = try await rig.pay() }
        _ = try await rig.tap()
        #expect(await rig.hear(.sample(.captured) { $0.amount = isAmountTold ? story.paid : nil }) == .accepted)
        let outcome = try await rig.outcome(AttemptID(5))
        #expect(outcome.failureCode == "FLOW0005")
        #expect(outcome.identity?.systemTransactionId == "system-1")
        #expect(rig.gateway.count(.authorise) == 4)
    }

    @Test(
        "EN-43 EN-47 one that was charged besides the last is shown under the id that was sent",
        arguments: [false, true])
    func duplicate(isByProvidersIdAlone: Bool) async throws {
        let paid = TransactionReply.sample { $0.systemTransactionId = "system-9" }
        let rig = try await OutcomeRig { $0.authorise = Self.refusals(5) + [.now(.success(paid))] }
        for _ in 1...6 { _ = try await rig.pay() }
        let (id, system) = ("order-1-2", "system-2")
        let heard = ProviderNotification.sample(
            .captured, transaction: isByProvidersIdAlone ? nil : id, system: system)
        #expect(await rig.hear(heard) == .accepted)
        let charge = TransactionIdentity(merchantTransactionId: id, systemTransactionId: system)
        #expect(rig.engine.counters[.duplicateCharges] == 1)
        await rig.seen.until { $0.contains { if case .duplicateCharge = $0 { true } else { false } } }
        #expect(rig.seen.entries.contains(.duplicateCharge([charge])))
    }

    @Test("EN-36 EN-35 payout: it is compared with what its own attempt asked for", arguments: stories)
    func payout(_ story: (asked: Decimal, paid: Decimal, refusal: Refusal)) async throws {
        let rig = try await PayoutRig { $0.pay = Self.refusals(4) }
        let first = PayoutTestSamples.transaction(amount: story.asked)
        #expect(try await rig.checkout.update(transactionData: first) == nil)
        #expect(try #require(await rig.payout.tap().outcome).isRefused)
        #expect(try await rig.checkout.update(transactionData: PayoutTestSamples.transaction(amount: 30)) == nil)
        for _ in 2...4 { #expect(try #require(await rig.payout.tap().outcome).isRefused) }
        var paid = PayoutTestSamples.reply(.executed, merchantTransactionId: "payout-1", amount: story.paid)
        paid.systemTransactionId = "system-1"
        _ = await rig.engine.deliver(ProviderNotification(ownerId: "owner-1", category: "Transaction", reply: paid))
        #expect(await rig.payout.tap() == .refused(story.refusal))
    }

    @Test("EN-36 EN-35 Drop-in: it is compared with what its own attempt asked for", arguments: stories)
    func dropIn(_ story: (asked: Decimal, paid: Decimal, refusal: Refusal)) async throws {
        var scene = DropInScene()
        scene.cards.authorise = Self.refusals(4)
        let rig = try await scene.rig()
        let first = DropInTestSamples.transaction(amount: story.asked)
        #expect(try await rig.dropIn.update(transactionData: first) == nil)
        #expect(await rig.dropIn.submit(card: DropInTestSamples.card).ended?.words == "refused")
        #expect(try await rig.dropIn.update(transactionData: DropInTestSamples.transaction(amount: 30)) == nil)
        for _ in 2...4 { #expect(await rig.dropIn.submit(card: DropInTestSamples.card).ended?.words == "refused") }
        let heard = ProviderNotification.dropIn(.captured) {
            $0.systemTransactionId = "system-1"
            $0.amount = story.paid
        }
        #expect(await rig.hear(heard) == .accepted)
        #expect(await rig.tapAll() == Array(repeating: story.refusal, count: 3))
    }

    @Test("EN-36 CC-15 components: it is compared with what its own attempt's sheet asked for", arguments: stories)
    func components(_ story: (asked: Decimal, paid: Decimal, refusal: Refusal)) async throws {
        let rig = try await ComponentsRig(.applePay(), submits: true)
        await rig.ready()
        for number in 1...4 {
            let asked: Decimal = number == 1 ? story.asked : 30
            rig.merchant.answersSubmission(.success(ComponentsTestSamples.body("Declined", id: "pay_\(number)")))
            #expect(try await rig.component.update(with: Cents.of(asked)) == nil)
            #expect(await rig.component.submit().isWaiting)
            let token = CheckoutComponents.WalletSheetResult.authorised(token: Sensitive("wallet-token"))
            let end = await rig.component.deliver(sheet: token, attempt: AttemptID(UInt32(number)))
            #expect(try #require(end.outcome).isRefused)
        }
        #expect(await rig.hears(id: "pay_1", amount: story.paid) == .accepted)
        #expect(await rig.component.submit() == .refused(story.refusal))
    }
}

private enum Cents {
    static func of(_ amount: Decimal) -> Int { amount == 25 ? 2_500 : amount == 30 ? 3_000 : 4_000 }
}
