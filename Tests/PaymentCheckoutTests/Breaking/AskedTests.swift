import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// One component asks the provider for another's tap: whatever comes meanwhile leaves nothing claimed and nobody waiting.
@Suite("What comes while a component is asked for another one's tap")
struct AskedTests {
    enum Meanwhile: CaseIterable {
        case cancelOfAsked, cancelOfTapped, teardownOfAsked, teardownOfTapped, teardownOfBoth
        case close, shutdown, task, success, mismatch, reset
    }

    /// The first button's outcome is unknown, and a second one's tap waits while that is asked about.
    private func asking() async throws -> (OutcomeRig, PazeButtonComponent, Task<PazeButtonComponent.Progress, Never>) {
        let rig = try await OutcomeRig { $0.authorise = [.now(.silent)] }
        let other = try rig.checkout.create(.pazeButton, componentConfig: ScriptedMerchant().config)
        await other.appear()
        _ = try await rig.reach(.authorise)
        await rig.verifyInVain()
        #expect(try await rig.outcome().isUnknown)
        rig.gateway.change { $0.findTransactions = [.held(.success(FoundTransactions([.refused])))] }
        let tapped = Task { await other.tap() }
        await rig.gateway.calls.until(.findTransactions, times: 7)
        await rig.checkout.drained()
        return (rig, other, tapped)
    }

    @Test(
        "EN-22 EN-20 EN-33 the tap learns its end, the claim is free, and a late answer does nothing",
        arguments: Meanwhile.allCases)
    func meanwhile(_ event: Meanwhile) async throws {
        let (rig, other, tapped) = try await asking()
        #expect(await rig.button.tap() == .refused(.alreadyProcessing))
        #expect(await other.tap() == .refused(.alreadyProcessing))
        let expected: PazeButtonComponent.Progress?
        switch event {
        case .cancelOfAsked:
            _ = await rig.button.cancel()
            expected = .refused(.outcomeUnknown)
        case .cancelOfTapped:
            #expect(await other.cancel() == .cancelled)
            expected = nil
        case .teardownOfAsked:
            await rig.button.disappear()
            expected = .refused(.outcomeUnknown)
        case .teardownOfTapped:
            await other.disappear()
            expected = nil
        case .teardownOfBoth:
            await rig.button.disappear()
            await other.disappear()
            expected = .refused(.outcomeUnknown)
        case .close:
            #expect(await rig.checkout.close() == .closed)
            expected = nil
        case .shutdown:
            #expect(await rig.engine.shutdown().left.isEmpty)
            expected = nil
        case .task:
            tapped.cancel()
            expected = nil
        case .success:
            #expect(await rig.hear(.sample(.captured)) == .accepted)
            expected = .refused(.alreadySettled)
        case .mismatch:
            #expect(await rig.hear(.sample(.captured) { $0.amount = 20 }) == .accepted)
            expected = .refused(.needsReconciliation)
        case .reset:
            #expect(await rig.checkout.reset() == .alreadyProcessing)
            rig.gateway.release(.findTransactions)
            expected = nil
        }
        let progress = await tapped.value
        if let expected { #expect(progress == expected) }
        if event != .reset {
            if expected == nil { #expect(progress.outcome?.cancelledBy != nil) }
            rig.gateway.release(.findTransactions)
            await rig.settle()
            if event != .close, event != .shutdown {
                #expect(await !rig.checkout.snapshot().isClaimed)
                #expect(await other.cancel() == .nothingToCancel)
            }
        }
        #expect(rig.gateway.count(.authorise) == 1)
        if event == .close || event == .shutdown {
            #expect(rig.engine.liveSessions == 0)
            #expect(throws: AdmissionException.self) { _ = try rig.engine.open(PazeSamples.config()) }
        }
        if [.cancelOfAsked, .cancelOfTapped, .task].contains(event) {
            rig.gateway.change { $0.findTransactions = [.now(.success(FoundTransactions([.refused])))] }
            #expect(try await other.tapped() > AttemptID(1))
        }
    }

    @Test(
        "EN-25 EN-22 whoever awaits the outcome of the tap that waits learns that it was refused, or by whom it was dropped"
    )
    func awaited() async throws {
        for isCancelled in [false, true] {
            let rig = try await OutcomeRig { $0.authorise = [.now(.silent)] }
            let other = try rig.checkout.create(.pazeButton, componentConfig: ScriptedMerchant().config)
            await other.appear()
            _ = try await rig.reach(.authorise)
            await rig.verifyInVain()
            #expect(try await rig.outcome().isUnknown)
            rig.gateway.change { $0.findTransactions = [.held(.success(FoundTransactions()))] }
            #expect(await other.postTap() == .working)
            let waiting = Task { try await other.outcome(of: AttemptID(2)) }
            await rig.gateway.calls.until(.findTransactions, times: 7)
            await rig.checkout.drained()
            if isCancelled { #expect(await other.cancel() == .cancelled) }
            rig.gateway.release(.findTransactions)
            #expect(try await waiting.value?.cancelledBy == (isCancelled ? .host : nil))
            #expect(try await other.outcome(of: AttemptID(2)) == nil)
        }
    }

    @Test("EN-50 EN-38 a no that is heard meanwhile is kept: the next tap goes on, though no query finds anything")
    func no() async throws {
        let rig = try await OutcomeRig {
            $0.authorise = [.now(.silent), .now(.success(.sample { $0.systemTransactionId = "system-2" }))]
        }
        _ = try await rig.reach(.authorise)
        await rig.verifyInVain()
        rig.gateway.change { $0.findTransactions = [.held(.success(FoundTransactions()))] }
        let tapped = Task { await rig.button.tap() }
        await rig.gateway.calls.until(.findTransactions, times: 7)
        await rig.checkout.drained()
        #expect(await rig.hear(.sample(.refused)) == .accepted)
        rig.gateway.release(.findTransactions)
        #expect(await tapped.value == .refused(.outcomeUnknown))
        rig.gateway.change { $0.findTransactions = [.now(.success(FoundTransactions()))] }
        let attempt = try await rig.button.tapped()
        #expect(await rig.button.deliver(PazeSamples.checkout(), attempt: attempt).outcome?.isSuccess == true)
        #expect(rig.gateway.authorisations.map(\.merchantTransactionId) == ["order-1", "order-1-2"])
        #expect(rig.gateway.count(.findTransactions) == 7)
    }

    @Test("EN-50 EN-38 the same of a payout")
    func noPayout() async throws {
        let rig = try await PayoutRig {
            var second = PayoutTestSamples.reply()
            second.systemTransactionId = "payout-system-2"
            $0.pay = [.now(.silent), .now(.success(second))]
        }
        await rig.payout.postTap()
        for query in 1...6 {
            await rig.entered("verifying", times: query)
            await rig.nextInstant()
            await rig.gateway.calls.until(.findTransactions, times: query)
        }
        #expect(try await rig.outcome().isUnknown)
        rig.gateway.change { $0.findTransactions = [.held(.success(FoundTransactions()))] }
        let tapped = Task { await rig.payout.tap() }
        await rig.gateway.calls.until(.findTransactions, times: 7)
        await rig.checkout.drained()
        await rig.hears(.refused)
        rig.gateway.release(.findTransactions)
        #expect(await tapped.value == .refused(.outcomeUnknown))
        rig.gateway.change { $0.findTransactions = [.now(.success(FoundTransactions()))] }
        #expect(await rig.payout.tap().outcome?.isSuccess == true)
        #expect(rig.gateway.payouts.map(\.merchantTransactionId) == ["payout-1", "payout-1-2"])
    }

    @Test("TY-60 EN-22 a tap that only asks another component is no interaction; one that is let in is one")
    func told() async throws {
        let told = EventLog<String>()
        let rig = try await PayoutRig(PayoutTestSamples.config(analyticsEvent: { told.append($0.eventName) })) {
            $0.pay = [.now(.silent), .now(.success(PayoutTestSamples.reply()))]
        }
        let other = try rig.checkout.create(.payoutSubmission, componentConfig: ScriptedPayoutMerchant().config)
        await other.appear()
        await rig.payout.postTap()
        for query in 1...6 {
            await rig.entered("verifying", times: query)
            await rig.nextInstant()
            await rig.gateway.calls.until(.findTransactions, times: query)
        }
        #expect(try await rig.outcome().isUnknown)
        await told.until("PaymentUnknown")
        let before = told.entries.count
        #expect(await other.tap() == .refused(.outcomeUnknown))
        await rig.payout.disappear()
        #expect(await other.tap() == .refused(.outcomeUnknown))
        let no = TransactionReply(
            state: .rejected, systemTransactionId: "payout-system-0", amount: 100, currencyCode: "USD")
        rig.gateway.change { $0.findTransactions = [.now(.success(FoundTransactions([no])))] }
        #expect(await other.tap().outcome?.isSuccess == true)
        await told.until("PaymentSucceeded")
        #expect(told.entries.dropFirst(before) == ["ComponentInteraction", "PaymentStarted", "PaymentSucceeded"])
    }
}
