import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// What follows an unknown outcome: taps, resets, reappearances, late replies.
@Suite struct UnknownAgainTests {
    private func unknown(_ first: ScriptedAnswer<TransactionReply> = .never) async throws -> OutcomeRig {
        let rig = try await OutcomeRig {
            $0.authorise = [first, .now(.success(PazeSamples.authorised))]
        }
        let attempt = try await rig.reach(.authorise)
        rig.clock.advance(by: .seconds(30))
        for query in 1...6 {
            await rig.entered("verifying", times: query)
            await rig.nextInstant()
            await rig.gateway.calls.until(.findTransactions, times: query)
        }
        guard case .unknown = try await rig.outcome(attempt) else { throw Unexpected(what: "not unknown") }
        return rig
    }

    @Test("EN-22 EN-80 a tap that only asks again is refused and counts as no attempt", arguments: [false, true])
    func asksOnly(comesBack: Bool) async throws {
        let rig = try await unknown()
        if comesBack {
            await rig.button.disappear()
            await rig.button.appear()
        }
        for _ in 0..<3 { #expect(await rig.button.tap() == .refused(.outcomeUnknown)) }
        #expect(rig.gateway.count(.findTransactions) == 9)
        #expect(rig.engine.counters[.attempts] == 1)
        #expect(rig.callbacks.filter { $0 == .onPazeButtonClicked }.count == 1)
        #expect(!rig.checkout.isProcessing)
        #expect(await !rig.checkout.snapshot().isClaimed)
    }

    @Test("EN-22 EN-45 EN-47 a definite no lets the tap go on under id -2 and a new key", arguments: [false, true])
    func goesOn(comesBack: Bool) async throws {
        let rig = try await unknown()
        if comesBack {
            await rig.button.disappear()
            await rig.button.appear()
        }
        rig.gateway.change {
            $0.findTransactions = [.now(.success(FoundTransactions([.refused])))]
            // Under the first one's id it would be an old answer (EN-47).
            $0.authorise = [.never, .now(.success(.sample { $0.systemTransactionId = "system-2" }))]
        }
        let second = try await rig.button.tapped()
        #expect(await rig.button.deliver(PazeSamples.checkout(), attempt: second).outcome?.isSuccess == true)
        #expect(rig.gateway.authorisations.map(\.merchantTransactionId) == ["order-1", "order-1-2"])
        #expect(Set(rig.gateway.authorisations.map(\.idempotencyKey)).count == 2)
        #expect(rig.engine.counters[.attempts] == 2)
        #expect(await rig.button.tap() == .refused(.alreadySettled))
        #expect(rig.engine.counters[.attempts] == 2)
    }

    @Test("EN-38 a reply later than the unknown outcome settles the session without a callback, wherever it stands")
    func lateSuccess() async throws {
        for moves in 0..<4 {
            let rig = try await unknown(.held(.success(PazeSamples.authorised)))
            let callbacks = rig.callbacks
            switch moves {
            case 1: await rig.button.disappear()
            case 2:
                await rig.button.disappear()
                await rig.button.appear()
            case 3: #expect(await rig.button.reset() == nil)
            default: break
            }
            rig.gateway.release(.authorise)
            await rig.seen.until { $0.contains { if case .paidAfter = $0 { true } else { false } } }
            await rig.settle()
            #expect(await rig.checkout.snapshot().settlement == .succeeded)
            #expect(rig.callbacks == callbacks)
            #expect(await rig.button.tap() == .refused(.alreadySettled))
            #expect(rig.gateway.count(.authorise) == 1)
        }
    }

    @Test("EN-28 after a reset the next attempt asks first and keeps key and id; a success found is its own")
    func resetAsksFirst() async throws {
        let rig = try await unknown()
        #expect(await rig.button.reset() == nil)
        let second = try await rig.button.tapped()
        rig.gateway.change { $0.findTransactions = [.now(.success(FoundTransactions([PazeSamples.authorised])))] }
        let before = rig.gateway.count(.findTransactions)
        #expect(await rig.button.deliver(PazeSamples.checkout(), attempt: second).outcome?.isSuccess == true)
        #expect(rig.gateway.count(.findTransactions) == before + 1)
        #expect(rig.gateway.count(.authorise) == 1)
        #expect(rig.merchant.results.count == 1)
    }

    @Test("EN-28 EN-38 a late success while the attempt after a reset runs is that attempt's, and nothing more is sent")
    func lateDuringSecond() async throws {
        let rig = try await unknown(.held(.success(PazeSamples.authorised)))
        #expect(await rig.button.reset() == nil)
        let second = try await rig.button.tapped()
        rig.gateway.release(.authorise)
        await rig.settle()
        await rig.settle()
        let end = await rig.button.deliver(PazeSamples.checkout(), attempt: second)
        #expect(end.outcome?.isSuccess == true)
        #expect(rig.gateway.count(.authorise) == 1)
        #expect(rig.merchant.results.count == 1)
    }
}
