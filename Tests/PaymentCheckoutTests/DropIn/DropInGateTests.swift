import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The deferred gate onBeforeSubmit of Drop-in")
struct DropInGateTests {
    static let methods: [DropInPaymentMethod] = [.card, .paypal, .applePay, .paze]

    private func rig(
        journal: (any PaymentJournal)? = nil, deferring gates: DropInGates = .onBeforeSubmit,
        configuring change: (inout EngineConfiguration) -> Void = { _ in }
    ) async throws -> DropInRig {
        let merchant = ScriptedDropInMerchant()
        var config = merchant.config(session: DropInTestSamples.session(wallets: DropInTestSamples.allWallets))
        config.deferredGates = gates
        return try await DropInRig(merchant: merchant, config: config, journal: journal, configuring: change)
    }

    /// What a call says, whatever the method: "gate", "handoff", "ended", a refusal.
    private func tap(_ method: DropInPaymentMethod, _ rig: DropInRig) async -> String {
        switch method {
        case .card: word(await rig.dropIn.submit(card: DropInTestSamples.card))
        case .paypal: word(await rig.dropIn.tapPayPal())
        case .applePay: word(await rig.dropIn.tapApplePay())
        case .paze: word(await rig.dropIn.tapPaze())
        }
    }

    private func word<Handoff>(_ progress: Progress<DropInWaiting<Handoff>>) -> String {
        switch progress {
        case .waiting(.submitApproval): "gate"
        case .waiting(.handoff): "handoff"
        case .ended(let outcome): outcome.words
        default: "\(progress)"
        }
    }

    private func word(_ progress: Progress<PazeWaiting>) -> String {
        switch progress {
        case .waiting(.submitApproval): "gate"
        case .waiting(.checkout): "handoff"
        case .ended(let outcome): outcome.words
        default: "\(progress)"
        }
    }

    private func answer(
        _ yes: Bool, _ method: DropInPaymentMethod, _ attempt: UInt32, _ rig: DropInRig, posts: Bool = false
    ) async -> String {
        let id = AttemptID(attempt)
        switch method {
        case .card:
            return posts
                ? word(await rig.dropIn.postCardAnswer(beforeSubmit: yes, attempt: id)) { word($0) }
                : word(await rig.dropIn.answerCard(beforeSubmit: yes, attempt: id)) { word($0) }
        case .paypal:
            return posts
                ? word(await rig.dropIn.postPayPalAnswer(beforeSubmit: yes, attempt: id)) { word($0) }
                : word(await rig.dropIn.answerPayPal(beforeSubmit: yes, attempt: id)) { word($0) }
        case .applePay:
            return posts
                ? word(await rig.dropIn.postApplePayAnswer(beforeSubmit: yes, attempt: id)) { word($0) }
                : word(await rig.dropIn.answerApplePay(beforeSubmit: yes, attempt: id)) { word($0) }
        case .paze:
            return posts
                ? word(await rig.dropIn.postPazeAnswer(beforeSubmit: yes, attempt: id)) { word($0) }
                : word(await rig.dropIn.answerPaze(beforeSubmit: yes, attempt: id)) { word($0) }
        }
    }

    private func word<Waiting>(_ answer: GateAnswer<Bool, Waiting>, _ word: (Progress<Waiting>) -> String) -> String {
        switch answer {
        case .accepted(let progress): word(progress)
        case .alreadyAnswered(let first): "already \(first)"
        case .gateClosed: "closed"
        case .refused(let refusal): "\(refusal)"
        }
    }

    @Test("EN-19 DI-10: a tap rests at the gate, without callback or flag; its yes drives on", arguments: methods)
    func approved(method: DropInPaymentMethod) async throws {
        let rig = try await rig()
        #expect(await tap(method, rig) == "gate")
        #expect(rig.callbacks.isEmpty)
        #expect(!rig.dropIn.isProcessing)
        #expect(await rig.dropIn.checkout.snapshot().isClaimed)
        #expect(await rig.tapAll() == [.alreadyProcessing, .alreadyProcessing, .alreadyProcessing])
        #expect(await answer(true, method, 1, rig) == (method == .card ? "succeeded" : "handoff"))
        #expect(rig.callbacks.allSatisfy { !$0.hasPrefix("onBeforeSubmit") })
    }

    @Test("EN-19 DI-10: its no ends the attempt by the merchant, without a callback", arguments: methods)
    func vetoed(method: DropInPaymentMethod) async throws {
        let rig = try await rig()
        #expect(await tap(method, rig) == "gate")
        #expect(await answer(false, method, 1, rig) == "cancelled by merchant")
        #expect(rig.callbacks.isEmpty)
        #expect(await answer(true, method, 1, rig) == "closed")
        #expect(await tap(method, rig) == "gate")
    }

    @Test(
        "EN-19: a second answer gets the first; one for another attempt, method or gate is refused", arguments: methods)
    func repeated(method: DropInPaymentMethod) async throws {
        let rig = try await rig()
        rig.cards.change { $0.authorise = [.held(.success(DropInTestSamples.reply()))] }
        #expect(await tap(method, rig) == "gate")
        #expect(await answer(true, method, 9, rig) == "wrongStep")
        for other in Self.methods where other != method {
            #expect(await answer(true, other, 1, rig) == "wrongStep")
        }
        _ = await answer(true, method, 1, rig, posts: true)
        #expect(await answer(false, method, 1, rig) == "already true")
        #expect(rig.engine.counters[.duplicateAnswers] == 1)
        rig.cards.release(.authorise)

        let plain = try await self.rig(deferring: [])
        _ = await tap(method, plain)
        let late = await answer(true, method, 1, plain)
        #expect(late == "wrongStep")
    }

    @Test("EN-19 EN-33 EN-37: a cancel closes the gate, without a callback", arguments: methods)
    func cancelled(method: DropInPaymentMethod) async throws {
        let rig = try await rig()
        #expect(await tap(method, rig) == "gate")
        #expect(await rig.dropIn.cancel() == .cancelled)
        #expect(try await rig.outcome().words == "cancelled by host")
        #expect(await answer(true, method, 1, rig) == "closed")
        #expect(rig.callbacks.isEmpty)
        #expect(rig.engine.liveDeadlines == 0)
    }

    @Test("EN-19 EN-17: past its deadline the gate is FLOW0002, never a yes", arguments: methods)
    func deadline(method: DropInPaymentMethod) async throws {
        let rig = try await rig(configuring: { $0.deadlines.gate = .seconds(5) })
        #expect(await tap(method, rig) == "gate")
        await rig.settle()
        rig.clock.advance(by: .seconds(5))
        await rig.entered("ended")
        #expect(rig.codes == ["FLOW0002"])
        #expect(await answer(true, method, 1, rig) == "closed")
    }

    @Test("EN-70 EN-19: one answer wins while its entry is being kept; the second is told so", arguments: methods)
    func pendingAnswer(method: DropInPaymentMethod) async throws {
        let after = [
            DropInPaymentMethod.card: "tokenising", .paypal: "askingConsent", .applePay: "presentingSheet",
            .paze: "validatingCheckout",
        ]
        let journal = HeldJournal(holding: method == .card ? "validating" : after[method])
        let rig = try await rig(journal: journal)
        #expect(await tap(method, rig) == "gate")
        async let first = answer(true, method, 1, rig)
        await journal.states.until { $0.count >= 2 }
        await rig.settle()
        #expect(await answer(false, method, 1, rig) == "already true")
        #expect(await answer(true, method, 1, rig, posts: true) == "already true")
        journal.answer(true)
        #expect(await first == (method == .card ? "succeeded" : "handoff"))
    }

    @Test("EN-70 EN-19: no answer comes before the gate has been asked", arguments: methods)
    func beforeAsked(method: DropInPaymentMethod) async throws {
        let journal = HeldJournal(holding: method == .paze ? "announcingClick" : "askingBeforeSubmit")
        let rig = try await rig(journal: journal)
        async let tapped = tap(method, rig)
        await journal.states.until { !$0.isEmpty }
        await rig.settle()
        #expect(await answer(true, method, 1, rig) == "notReady")
        journal.answer(true)
        #expect(await tapped == "gate")
        #expect(await answer(true, method, 1, rig) == (method == .card ? "succeeded" : "handoff"))
    }
}
