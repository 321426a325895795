import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Gates whose entries are being kept")
struct GateJournalTests {
    @Test(
        "EN-70 EN-19 Paze: one answer wins while its entry is being kept, and the second is told so",
        arguments: [(PazeGates.onCheckoutComplete, "completing"), (.onPreDecryption, "decrypting")])
    func paze(gate: PazeGates, after: String) async throws {
        let journal = HeldJournal(holding: after)
        let rig = try await OutcomeRig(journal: journal)
        rig.merchant.config.deferredGates = gate
        let attempt = try await rig.tap()
        guard case .waiting = await rig.button.deliver(PazeSamples.checkout(), attempt: attempt) else {
            throw Unexpected(what: "no gate")
        }
        async let first = rig.button.answer(gate, true, attempt: attempt)
        await journal.states.until(after)
        await rig.settle()
        #expect(await rig.button.answer(gate, false, attempt: attempt) == .alreadyAnswered(true))
        #expect(await rig.button.postAnswer(gate, true, attempt: attempt) == .alreadyAnswered(true))
        journal.answer(true)
        guard case .accepted(.ended(let outcome)) = await first else { throw Unexpected(what: "not accepted") }
        #expect(outcome.isSuccess)
        #expect(rig.engine.counters[.duplicateAnswers] == 2)
    }

    @Test("EN-70 EN-19 Paze: the same of onPreAuthorisation, which was answered with data or without")
    func preAuthorisation() async throws {
        let journal = HeldJournal(holding: "askingShopper")
        let rig = try await OutcomeRig(journal: journal)
        rig.merchant.config.deferredGates = .onPreAuthorisation
        let attempt = try await rig.tap()
        _ = await rig.button.deliver(PazeSamples.checkout(), attempt: attempt)
        async let first = rig.button.answerPreAuthorisation(.proceed, attempt: attempt)
        await journal.states.until("askingShopper")
        await rig.settle()
        #expect(await rig.button.answerPreAuthorisation(.cancel, attempt: attempt) == .alreadyAnswered(.proceed))
        journal.answer(true)
        guard case .accepted(.ended(let outcome)) = await first else { throw Unexpected(what: "not accepted") }
        #expect(outcome.isSuccess)
    }

    @Test("EN-70 EN-19 Paze: no answer comes before the gate has been asked")
    func pazeBeforeAsked() async throws {
        let journal = HeldJournal(holding: "approvingCheckout")
        let rig = try await OutcomeRig(journal: journal)
        rig.merchant.config.deferredGates = .onCheckoutComplete
        let attempt = try await rig.tap()
        async let delivered = rig.button.deliver(PazeSamples.checkout(), attempt: attempt)
        await journal.states.until("approvingCheckout")
        await rig.settle()
        #expect(await rig.button.answer(.onCheckoutComplete, true, attempt: attempt) == .refused(.notReady))
        #expect(rig.gateway.count(.complete) == 0)
        journal.answer(true)
        guard case .waiting(.checkoutApproval) = await delivered else { throw Unexpected(what: "no gate") }
        guard case .accepted(.ended(let outcome)) = await rig.button.answer(.onCheckoutComplete, true, attempt: attempt)
        else { throw Unexpected(what: "not accepted") }
        #expect(outcome.isSuccess)
    }

    @Test("EN-70 EN-19 payout: one answer wins while its entry is being kept, and none comes before the question")
    func payout() async throws {
        let yes = PrePayoutSubmitResult(isApproved: true)
        let journal = HeldJournal(holding: "reserving")
        let rig = try await PayoutRig(journal: journal)
        rig.merchant.config.defersApproval = true
        guard case .waiting(.approval) = await rig.payout.tap() else { throw Unexpected(what: "no gate") }
        async let first = rig.payout.answer(yes, attempt: AttemptID(1))
        await journal.states.until("reserving")
        await rig.settle()
        #expect(await rig.payout.answer(nil, attempt: AttemptID(1)) == .alreadyAnswered(true))
        journal.answer(true)
        guard case .accepted(.ended(let outcome)) = await first else { throw Unexpected(what: "not accepted") }
        #expect(outcome.isSuccess)
        #expect(rig.gateway.payouts.count == 1)

        let opening = HeldJournal(holding: "askingApproval")
        let second = try await PayoutRig(journal: opening)
        second.merchant.config.defersApproval = true
        async let tapped = second.payout.tap()
        await opening.states.until("askingApproval")
        await second.settle()
        #expect(await second.payout.answer(yes, attempt: AttemptID(1)) == .refused(.notReady))
        #expect(second.gateway.payouts.isEmpty)
        opening.answer(true)
        guard case .waiting(.approval) = await tapped else { throw Unexpected(what: "no gate") }
    }

    @Test("EN-70 EN-19 components: one answer wins while its entry is being kept, and none comes before the question")
    func components() async throws {
        for isOpening in [true, false] {
            let held = isOpening ? "tapped" : "submitting"
            let journal = HeldJournal(holding: held)
            let merchant = ScriptedComponentsMerchant()
            var callbacks = merchant.callbacks(submits: false)
            callbacks.deferredGates = .handleTap
            let rig = try await ComponentsRig(journal: journal, callbacks: callbacks)
            await rig.typed()
            async let tapped = rig.component.tap()
            if isOpening {
                await journal.states.until(held)
                await rig.settle()
                #expect(await rig.component.answer(tap: true, attempt: AttemptID(1)) == .refused(.notReady))
                journal.answer(true)
                #expect(await tapped.isWaiting)
            } else {
                #expect(await tapped.isWaiting)
                async let first = rig.component.answer(tap: true, attempt: AttemptID(1))
                await journal.states.until(held)
                await rig.settle()
                #expect(await rig.component.answer(tap: false, attempt: AttemptID(1)) == .alreadyAnswered(true))
                journal.answer(true)
                guard case .accepted(.ended(let outcome)) = await first else { throw Unexpected(what: "not accepted") }
                #expect(outcome.isSuccess)
            }
        }
    }
}
