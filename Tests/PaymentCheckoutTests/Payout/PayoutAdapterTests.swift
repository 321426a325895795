import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("An async client for payouts")
struct PayoutAdapterTests {
    private final class Client: AsyncPayoutGateway {
        let calls = EventLog<String>()
        let reply: CallResult<TransactionReply>

        init(_ reply: CallResult<TransactionReply>) { self.reply = reply }

        func pay(_ request: PayoutRequest) async -> CallResult<TransactionReply> {
            calls.append("pay \(request.merchantTransactionId)")
            await Task.yield()
            return reply
        }

        func findTransactions(_ query: TransactionQuery) async -> CallResult<FoundTransactions> {
            calls.append("find \(query.merchantTransactionId)")
            return .success(FoundTransactions([PayoutTestSamples.reply(.pending)]))
        }
    }

    @Test("PO-04 EN-43 its answers count, also that of a status query", arguments: [false, true])
    func answers(isSilent: Bool) async throws {
        let client = Client(isSilent ? .silent : .success(PayoutTestSamples.reply()))
        let clock = ManualClock()
        let engine = PaymentEngine(ports: PaymentPorts(adapting: client), clock: clock)
        let checkout = try engine.open(PayoutTestSamples.config())
        let payout = try checkout.create(
            .payoutSubmission, componentConfig: PayoutSubmissionComponentConfig())
        await payout.postTap()
        await client.calls.until("pay payout-1")
        let outcome: Outcome?
        if isSilent {
            async let end = payout.outcome(of: AttemptID(1))
            // Whatever waits first is passed by: the call's own deadline, then the first query's.
            while await payout.outcome == nil {
                await clock.sleepers(atLeast: 1)
                clock.advanceToEarliest()
                _ = await payout.state
                if client.calls.entries.count > 1 { break }
            }
            outcome = try await end
        } else {
            outcome = try await payout.outcome(of: AttemptID(1))
        }
        #expect(outcome?.receipt?.stage == (isSilent ? .accepted : .completed))
        #expect(client.calls.entries == (isSilent ? ["pay payout-1", "find payout-1"] : ["pay payout-1"]))
    }
}
