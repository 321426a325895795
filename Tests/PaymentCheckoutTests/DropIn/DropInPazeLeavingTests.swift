import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Paze in Drop-in: leaving it")
struct DropInPazeLeavingTests {
    @Test("DI-18: at the web checkout the shopper leaves silently", arguments: [0, 1, 2, 3])
    func left(_ way: Int) async throws {
        let rig = try await DropInRig.paze()
        let attempt = try await rig.tapToCheckout()
        switch way {
        case 0: #expect(await rig.dropIn.closePazeCheckout(attempt: attempt) == .cancelled)
        case 1: await rig.dropIn.deliverPaze(.cancelled, attempt: attempt)
        case 2: await rig.dropIn.deliverPaze(.incomplete(reason: "Not today."), attempt: attempt)
        default:
            // EN-37: the approval deadline is as when the shopper cancels.
            await rig.clock.sleepers(atLeast: 1)
            rig.clock.advance(by: .seconds(900))
            await rig.entered("ended")
        }
        let outcome = try await rig.dropIn.outcome(of: attempt)
        #expect(outcome?.cancelledBy == (way == 3 ? .deadline : .shopper))
        #expect(rig.callbacks == ["onBeforeSubmit paze down"])
        #expect(rig.codes.isEmpty)
        #expect(!rig.dropIn.isProcessing)
        #expect(await rig.dropIn.closePazeCheckout(attempt: attempt) == .nothingToCancel)
        #expect(rig.paze.count(.complete) == 0)
    }

    @Test("DI-18: who leaves while the web checkout is created drops the late one; who has come back cannot leave")
    func leftEarlyOrLate() async throws {
        let early = try await DropInRig.paze { $0.createCheckout = [.held(.success(PazeSamples.session))] }
        async let tap = early.dropIn.tapPaze()
        await early.paze.calls.until(.createCheckout)
        let attempt = try #require(await early.dropIn.pazeAttempt)
        #expect(await early.dropIn.closePazeCheckout(attempt: attempt) == .cancelled)
        #expect(await tap.ended?.cancelledBy == .shopper)
        early.paze.release(.createCheckout)
        await early.settle()
        #expect(early.callbacks == ["onBeforeSubmit paze down"])

        let late = try await DropInRig.paze { $0.complete = [.held(.success(.decoded(PazeSamples.completed)))] }
        let second = try await late.reach(.complete)
        #expect(await late.dropIn.closePazeCheckout(attempt: second) == .tooLate)
        late.paze.release(.complete)
        #expect(try #require(await late.dropIn.outcome(of: second)).isSuccess)
    }

    @Test("EN-37: a host's cancel makes no callback, at the web checkout and while onSubmit runs")
    func cancelledByHost() async throws {
        let rig = try await DropInRig.paze()
        let latch = TestLatch()
        let attempt = try await rig.tapToCheckout()
        #expect(await rig.dropIn.cancel() == .cancelled)
        #expect(try await rig.dropIn.outcome(of: attempt)?.cancelledBy == .host)
        #expect(rig.callbacks == ["onBeforeSubmit paze down"])

        rig.merchant.on(.onSubmit, .waits(latch))
        let second = try await rig.tapToCheckout()
        await rig.postBack(second)
        await rig.merchant.begun.until { $0.last?.name == .onSubmit }
        #expect(rig.dropIn.isProcessing)
        #expect(await rig.dropIn.cancel() == .cancelled)
        latch.open()
        #expect(try await rig.dropIn.outcome(of: second)?.cancelledBy == .host)
        #expect(!rig.dropIn.isProcessing)
        #expect(rig.callbacks.last == "onSubmit paze up")
        #expect(rig.paze.count(.authorise) == 0)
    }
}
