import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("A notification that is found by the provider's id") struct NotificationSearchTests {
    @Test("EN-50 one under an unknown merchant transaction id is found by the provider's id, and only by that")
    func unknownMerchantId() async throws {
        let paid = try await OutcomeRig { $0.authorise = [.now(.success(.sample { $0.state = .refused }))] }
        _ = try await paid.pay()
        let open = try await OutcomeRig(sharing: paid, transactionId: "order-2") {
            $0.authorise = [
                .now(
                    .success(
                        .sample {
                            $0.state = .pending
                            $0.systemTransactionId = "system-2"
                        }))
            ]
        }
        let attempt = try await open.reach(.authorise)
        await open.entered("verifying")
        // The merchant's id of another owner's transaction is no match.
        #expect(await open.hear(.sample(transaction: "order-2", system: "system-9", owner: "")) == .unknownSession)
        #expect(await open.hear(.sample(transaction: "at-the-provider", system: "system-9")) == .unknownSession)
        #expect(await open.hear(.sample(transaction: "at-the-provider", system: "system-2")) == .accepted)
        #expect(try await open.outcome(attempt).isSuccess)
        #expect(open.merchant.results.last?.merchantTransactionId == "order-2")
        #expect(await paid.hear(.sample(.captured, transaction: "at-the-provider")) == .accepted)
        #expect(await paid.settlement == .succeeded)
        await paid.checkout.close()
        #expect(await paid.hear(.sample(.refunded, transaction: "at-the-provider")) == .ignored)
    }

    @Test(
        "EN-50 the provider's id decides before the merchant's: one that names another session's transaction is that one's"
    )
    func systemIdFirst() async throws {
        let first = try await OutcomeRig { $0.authorise = [.now(.success(.sample { $0.state = .refused }))] }
        _ = try await first.pay()
        let second = try await OutcomeRig(sharing: first, transactionId: "order-2") {
            $0.authorise = [
                .now(
                    .success(
                        .sample {
                            $0.state = .refused
                            $0.systemTransactionId = "system-2"
                        }))
            ]
        }
        _ = try await second.pay()
        #expect(await first.hear(.sample(.captured, transaction: "order-1", system: "system-2")) == .accepted)
        #expect(await first.settlement == .notCharged)
        #expect(await second.settlement == .succeeded)
        // One that nobody knows stays the merchant id's.
        #expect(await first.hear(.sample(.captured, transaction: "order-1", system: "system-3")) == .accepted)
        #expect(await first.settlement == .succeeded)
    }
}
