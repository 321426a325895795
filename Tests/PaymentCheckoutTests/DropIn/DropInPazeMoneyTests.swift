import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@testable import PaymentCheckout

@Suite("Paze in Drop-in: from the point of no return on")
struct DropInPazeMoneyTests {
    @Test("EN-43: a silent authorisation is verified, cancel is too late, and what is found decides")
    func verified() async throws {
        let rig = try await DropInRig.paze {
            $0.authorise = [.now(.silent)]
            $0.findTransactions = [.now(.success(FoundTransactions([PazeSamples.authorised])))]
        }
        let attempt = try await rig.reach(.authorise)
        #expect(rig.dropIn.isProcessing)
        #expect(await rig.dropIn.cancel() == .tooLate)
        #expect(await rig.dropIn.closePazeCheckout(attempt: attempt) == .tooLate)
        #expect(await rig.dropIn.submit(card: DropInTestSamples.card) == .refused(.alreadyProcessing))
        // The first query comes after a second, give or take a fifth.
        rig.clock.advance(by: .milliseconds(1_200))
        #expect(try #require(await rig.dropIn.outcome(of: attempt)).isSuccess)
        #expect(rig.callbacks == DropInRig.pazeSubmitted + ["onSuccess paze down"])
        #expect(rig.merchant.results.first?.paymentData == .paze(PazeSamples.decoded()))
    }

    @Test("EN-43 EN-22: what nobody can say is FLOW0001 once, with the ids; other methods are refused till it is known")
    func unknown() async throws {
        let rig = try await DropInRig.paze { $0.authorise = [.now(.silent)] }
        let attempt = try await rig.reach(.authorise)
        for query in 1...6 {
            await rig.entered("verifying", times: query)
            await rig.clock.sleepers(atLeast: 1)
            rig.clock.advanceToEarliest()
        }
        guard case .unknown = try await rig.dropIn.outcome(of: attempt) else {
            Issue.record("it is not unknown")
            return
        }
        #expect(rig.codes == ["FLOW0001"])
        let error = rig.merchant.errors.first as? UnreconciledTransactionSdkException
        #expect(error?.merchantTransactionId == "order-1")
        #expect(await rig.dropIn.submit(card: DropInTestSamples.card) == .refused(.outcomeUnknown))
        rig.paze.change { $0.findTransactions = [.now(.success(FoundTransactions([PazeSamples.authorised])))] }
        #expect(await rig.dropIn.tapPaze() == .refused(.alreadySettled))
        #expect(rig.callbacks.count == 4)
    }

    @Test("EN-34 DI-03: destroyed while authorising, the call runs to its end, without a callback and seen")
    func tornDown() async throws {
        let rig = try await DropInRig.paze { $0.authorise = [.held(.success(PazeSamples.authorised))] }
        _ = try await rig.reach(.authorise)
        let before = rig.callbacks
        await rig.dropIn.destroy()
        rig.paze.release(.authorise)
        await rig.seen.until { events in
            events.contains { event in
                if case .transition(let step) = event { step.outcome?.isSuccess == true } else { false }
            }
        }
        await rig.settle()
        #expect(rig.callbacks == before)
        #expect(await rig.dropIn.tapPaze() == .refused(.destroyed))
    }

    @Test("EN-18 DI-03: destroyed at the web checkout, the attempt ends by teardown and nothing is sent")
    func tornDownEarly() async throws {
        let rig = try await DropInRig.paze()
        let attempt = try await rig.tapToCheckout()
        await rig.dropIn.destroy()
        await rig.comeBack(attempt)
        await rig.settle()
        #expect(rig.paze.calls.entries == [.createCheckout])
        #expect(rig.callbacks == ["onBeforeSubmit paze down"])
    }

    @Test("EN-51: a success from outside ends the attempt at the web checkout, and is told once")
    func notifiedEarly() async throws {
        let rig = try await DropInRig.paze()
        let attempt = try await rig.tapToCheckout()
        #expect(await rig.engine.deliver(.sample()) == .accepted)
        #expect(try #require(await rig.dropIn.outcome(of: attempt)).isSuccess)
        #expect(rig.callbacks == ["onBeforeSubmit paze down", "onSuccess paze down"])
        #expect(rig.merchant.results.map(\.systemTransactionId) == [PazeSamples.systemTransactionId])
        #expect(rig.merchant.results.first?.paymentData == nil)
        #expect(await rig.comeBack(attempt) == .refused(.wrongStep))
        #expect(await rig.dropIn.submit(card: DropInTestSamples.card) == .refused(.alreadySettled))
    }

    @Test("EN-51: a success overtakes the running onSubmit, and nothing is sent")
    func notifiedInCallback() async throws {
        let rig = try await DropInRig.paze()
        let latch = TestLatch()
        rig.merchant.on(.onSubmit, .waits(latch))
        let attempt = try await rig.tapToCheckout()
        await rig.postBack(attempt)
        await rig.merchant.begun.until { $0.last?.name == .onSubmit }
        #expect(await rig.engine.deliver(.sample()) == .accepted)
        #expect(try #require(await rig.dropIn.outcome(of: attempt)).isSuccess)
        latch.open()
        await rig.settle()
        #expect(rig.callbacks.last == "onSuccess paze down")
        #expect(rig.paze.count(.authorise) == 0)
    }

    @Test("EN-50 EN-51: while verifying, a no asks the provider at once and a success ends it; once told it is settled")
    func notifiedLate() async throws {
        let rig = try await DropInRig.paze { $0.authorise = [.now(.silent)] }
        let attempt = try await rig.reach(.authorise)
        #expect(await rig.engine.deliver(.sample(.refused, delivery: "1")) == .accepted)
        await rig.paze.calls.until(.findTransactions)
        #expect(rig.merchant.errors.isEmpty)
        #expect(await rig.engine.deliver(.sample(.captured, delivery: "2")) == .accepted)
        #expect(try #require(await rig.dropIn.outcome(of: attempt)).isSuccess)
        _ = await rig.engine.deliver(.sample(.captured, delivery: "3"))
        await rig.settle()
        #expect(rig.callbacks == DropInRig.pazeSubmitted + ["onSuccess paze down"])
    }

    @Test(
        "EN-70: an append that fails before sending fails the attempt with one onError, and nothing is sent",
        arguments: ["announcingClick", "validatingCheckout", "awaitingCheckout", "completing", "authorising"])
    func journalFails(state: String) async throws {
        let rig = try await DropInRig.paze(journal: HeldJournal(failing: state))
        await rig.dropIn.postPazeTap()
        if ["completing", "authorising"].contains(state) {
            await rig.entered("awaitingCheckout")
            await rig.postBack(AttemptID(1))
        }
        await rig.entered("ended")
        #expect(rig.codes == ["FLOW0007"])
        #expect(rig.paze.count(.authorise) == 0)
        #expect(!rig.dropIn.isProcessing)
    }

    @Test("EN-71: the states of an attempt that the journal keeps: tap, gate, opening, return, sending, reply")
    func journal() async throws {
        let journal = HeldJournal()
        let rig = try await DropInRig.paze(journal: journal)
        await rig.postBack(try await rig.tapToCheckout())
        await rig.entered("ended")
        #expect(
            journal.states.entries == [
                "announcingClick", "validatingCheckout", "awaitingCheckout", "completing", "askingShopper",
                "authorising", "announcing",
            ])
    }

    @Test("EN-44 EN-45: an authorisation that may be repeated is sent twice under one key, and no more")
    func repeated() async throws {
        let rig = try await DropInRig.paze {
            $0.authorise = [.now(.silent), .now(.success(PazeSamples.authorised))]
            $0.repeatable = [.authorise]
        }
        let attempt = try await rig.tapToCheckout()
        await rig.postBack(attempt)
        await rig.paze.calls.until(.authorise)
        await rig.settle()
        rig.clock.advance(by: .milliseconds(100))
        #expect(try #require(await rig.dropIn.outcome(of: attempt)).isSuccess)
        #expect(rig.paze.count(.authorise) == 2)
        #expect(Set(rig.paze.authorisations.map(\.idempotencyKey)).count == 1)
    }

    @Test("DI-13: an async client's answers come the same way")
    func adapted() async throws {
        let merchant = ScriptedDropInMerchant()
        let engine = PaymentEngine(ports: PaymentPorts(adapting: AsyncClient()), clock: ManualClock())
        let dropIn = try CheckoutDropIn(
            config: merchant.config(
                session: DropInTestSamples.session(
                    cards: nil,
                    wallets: AllowedWallets(paze: AllowedPaze(clientId: "client-1", merchantCategoryCode: "5999")))),
            engine: engine)
        merchant.watches { dropIn.isProcessing }
        await dropIn.create()
        guard case .waiting(.checkout(let handoff)) = await dropIn.tapPaze() else {
            Issue.record("no web checkout")
            return
        }
        let attempt = handoff.payload.attempt.payload.id
        let progress = await dropIn.deliverPaze(PazeSamples.checkout(), attempt: attempt)
        #expect(try #require(progress.ended).isSuccess)
        #expect(merchant.results.map(\.systemTransactionId) == ["system of order-1"])
        #expect(
            merchant.begun.entries.dropFirst().map(\.description) == DropInRig.pazeSubmitted + ["onSuccess paze down"])
    }

    @Test("TY-60: analytics know the component by its name, and a failure by Drop-in's code")
    func analytics() async throws {
        let (merchant, told) = (ScriptedDropInMerchant(), EventLog<String>())
        var config = merchant.config(session: DropInTestSamples.sessionWithPaze())
        config.analyticsEvent = { event in told.append(event.eventName) }
        let rig = try await DropInRig(merchant: merchant, config: config, paze: { $0.complete = [.now(.silent)] })
        await rig.comeBack(try await rig.tapToCheckout())
        await told.until { $0.last == "PaymentFailed" }
        #expect(told.entries.suffix(3) == ["ComponentInteraction", "PazeButtonClicked", "PaymentFailed"])
    }
}
