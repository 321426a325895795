import FoundationEssentials
import PaymentFlows
import PaymentTestKit
import Testing

@testable import PaymentCheckout

@Suite struct CallLimiterTests {
    private static var one: EngineConfiguration {
        var configuration = EngineConfiguration()
        configuration.maximumCallsInFlight = 1
        return configuration
    }

    /// Two sessions: the first has the slot, the second waits for it.
    private func pair(
        _ script: @Sendable (inout ScriptedPazeGateway.Script) -> Void
    ) async throws -> (first: OutcomeRig, second: OutcomeRig) {
        let first = try await OutcomeRig(configuration: Self.one, script)
        _ = try await first.reach(.authorise)
        let second = try await OutcomeRig(sharing: first, transactionId: "order-2", script)
        await second.button.postTapThenDeliver()
        await second.entered("reserving")
        return (first, second)
    }

    private func free(_ rig: OutcomeRig) -> Int? { rig.engine.context.callLimiter?.free }

    @Test("EN-41 waiting for a slot is before sending, and the call's 30 s begin with the slot (C108)")
    func deadlineBeginsWithSlot() async throws {
        let (first, second) = try await pair { $0.authorise = [.held(.success(PazeSamples.authorised)), .never] }
        #expect(first.gateway.count(.authorise) == 1)
        first.clock.advance(by: .seconds(29))
        first.gateway.release(.authorise)
        #expect(try await first.outcome().isSuccess)
        await second.entered("authorising")
        second.clock.advance(by: .nanoseconds(30_000_000_000 - 1))
        #expect(await second.state == "authorising")
        second.clock.advance(by: .nanoseconds(1))
        await second.entered("verifying")
        #expect(free(first) == 1)
    }

    @Test("EN-41 a cancel while waiting for a slot sends nothing, and the slot goes to the next (C108)")
    func cancelWhileWaiting() async throws {
        let (first, second) = try await pair { $0.authorise = [.held(.success(PazeSamples.authorised))] }
        #expect(await second.button.cancel() == .cancelled)
        #expect(try await second.outcome().cancelledBy == .host)
        let third = try await OutcomeRig(sharing: first, transactionId: "order-3")
        third.gateway.change { $0.authorise = [.held(.success(PazeSamples.authorised))] }
        await third.button.postTapThenDeliver()
        await third.entered("reserving")
        first.gateway.release(.authorise)
        await third.gateway.calls.until(.authorise, times: 2)
        first.gateway.release(.authorise)
        #expect(try await third.outcome().isSuccess)
        #expect(first.gateway.authorisations.map(\.merchantTransactionId) == ["order-1", "order-3"])
        #expect(free(first) == 1)
    }

    @Test(
        "EN-41 a slot comes back whatever the call's answer is",
        arguments: [
            CallResult<TransactionReply>.success(PazeSamples.authorised), .success(.refused),
            .refused(ProviderRefusal()),
            .malformed, .silent, .success(TransactionReply()),
        ])
    func comesBack(result: CallResult<TransactionReply>) async throws {
        let rig = try await OutcomeRig(configuration: Self.one) { $0.authorise = [.held(result)] }
        _ = try await rig.reach(.authorise)
        #expect(free(rig) == 0)
        rig.gateway.release(.authorise)
        await rig.seen.until { events in events.contains { ["verifying", "announcing"].contains($0.state) } }
        await rig.settle()
        #expect(free(rig) == 1)
    }

    @Test("EN-62 a closed session does not stay in the limiter's line")
    func leavesTheLine() async throws {
        let (first, second) = try await pair { $0.authorise = [.held(.success(PazeSamples.authorised))] }
        #expect(await second.checkout.close() == .closed)
        first.gateway.release(.authorise)
        #expect(try await first.outcome().isSuccess)
        await first.settle()
        #expect(free(first) == 1)
        #expect(first.engine.liveSessions == 1)
    }

    @Test("EN-41 the limiter's line is served in order, and thousands who are gone are passed over")
    func line() {
        let limiter = CallLimiter(limit: 1)
        let log = EventLog<Int>()
        #expect(limiter.take(Waiter(0, log)))
        let waiters = (1...20_000).map { Waiter($0, log, isThere: $0 == 7 || $0 == 20_000) }
        for waiter in waiters { #expect(!limiter.take(waiter)) }
        limiter.giveBack()
        limiter.giveBack()
        #expect(log.entries == [7, 20_000])
        #expect(limiter.free == 0)
        limiter.giveBack()
        #expect(limiter.free == 1)
    }

    private final class Waiter: SlotWaiter {
        private let number: Int
        private let log: EventLog<Int>
        private let isThere: Bool

        init(_ number: Int, _ log: EventLog<Int>, isThere: Bool = true) {
            self.number = number
            self.log = log
            self.isThere = isThere
        }

        func granted() -> Bool {
            if isThere { log.append(number) }
            return isThere
        }
    }
}

extension PazeButtonComponent {
    /// Shown, tapped and paid by a caller that does not wait.
    func postTapThenDeliver() async {
        await appear()
        if case .waiting(.checkout(let handoff)) = await tap() {
            await postDelivery(PazeSamples.checkout(), attempt: handoff.payload.attempt.payload.id)
        }
    }
}
