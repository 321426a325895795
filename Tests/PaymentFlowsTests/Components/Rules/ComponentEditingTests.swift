import PaymentFlows
import Testing

@Suite("What is entered in a component")
struct ComponentEditingTests {
    private let visa = "4242 4242 4242 4242"
    private let mastercard = "5555 5555 5555 4444"

    private func typed(_ number: String) throws -> CheckoutComponentFlow.Event {
        .typed(try #require(ComponentSamples.typed(number)))
    }

    @Test("CC-04 C50 every change makes its onChange, in order and uncoalesced, and all of them come before onSubmit")
    func order() throws {
        var flow = try CheckoutComponentFlow.ready()
        var host = ComponentLane()
        let inputs = try (1...100).map { try #require(ComponentSamples.typed(String($0))) }
        for input in inputs { host.post(.typed(input), to: &flow) }
        host.post(.submitRequested(ComponentSamples.start()), to: &flow)
        host.drain(&flow)
        #expect(host.told == inputs)
        #expect(host.effects == Array(repeating: "announceChange", count: 100) + ["announce"])
        #expect(flow.told == "onError(componentInvalid)")
    }

    @Test("CC-04 what onChange is given is the input as it was: a later change does not change it")
    func snapshot() throws {
        var flow = try CheckoutComponentFlow.ready()
        let first = try #require(ComponentSamples.typed("4242"))
        guard case .perform(.announceChange(let shown)) = flow.handle(.typed(first)) else {
            Issue.record("no onChange")
            return
        }
        flow.play([.acknowledged, try typed(visa)])
        #expect(shown.payload.input?.payload == first)
        #expect(!shown.payload.isValid(for: .card))
        #expect(flow.form.payload.isValid(for: .card))
    }

    @Test(
        "CC-04 the fields are closed from the accepted tap to the outcome, and after a refusal changes go on",
        arguments: [
            "tapped", "submitting", "tokenising", "askingTokenised", "reserving", "submittingSession", "acting",
            "verifying",
        ])
    func closed(name: String) throws {
        var flow = try CheckoutComponentFlow.at(name)
        #expect(flow.handle(try typed(mastercard)) == .refuse(.alreadyProcessing))
        var ended = try CheckoutComponentFlow.ended { .submitted($0, .declined($0)) }
        #expect(ended.play([try typed(mastercard)]) == ["announceChange"])
    }

    @Test(
        "CC-04 C25 after a success, a mismatch, an unknown end or a token handed over there is no change until reset()")
    func closedForGood() throws {
        let ends: [(CheckoutComponentFlow, Refusal)] = [
            (try .ended { .submitted($0, .approved($0)) }, .alreadySettled),
            (try .ended { .submitted($0, .mismatched($0)) }, .needsReconciliation),
            (try .unknown(), .outcomeUnknown), (try tokenHandedOver(), .handedOver),
        ]
        for (end, refusal) in ends {
            var flow = end
            #expect(flow.handle(try typed(mastercard)) == .refuse(refusal))
            #expect(flow.handle(.rendered) == .ignore(.already))
        }
        var flow = try tokenHandedOver()
        #expect(flow.play([.reset, .acknowledged, try typed(mastercard)]) == ["announceReady", "announceChange"])
    }

    @Test("CC-05 eight digits are looked up once, and their metadata are shown")
    func lookUp() throws {
        var flow = try CheckoutComponentFlow.ready()
        #expect(flow.play([try typed("4242 424"), .acknowledged]) == ["announceChange"])
        #expect(flow.play([try typed("4242 4242"), .acknowledged]) == ["announceChange", "lookUpMetadata"])
        // More digits behind them are no news.
        #expect(flow.play([try typed(visa), .acknowledged]) == ["announceChange"])
        #expect(flow.play([.metadata(), .judged(.accepted)]) == ["askCardBin"])
        #expect(flow.form.payload.isValid(for: .card))
        #expect(flow.play([try typed(mastercard), .acknowledged]) == ["announceChange", "lookUpMetadata"])
    }

    @Test("CC-05 a late look-up of older digits is dropped, wherever it comes")
    func lateLookUp() throws {
        var flow = try CheckoutComponentFlow.ready()
        flow.play([try typed(visa), .acknowledged, try typed(mastercard)])
        #expect(flow.handle(.metadata("42424242")) == .ignore(.late))
        flow.play([.acknowledged])
        #expect(flow.handle(.metadata("42424242")) == .ignore(.late))
        #expect(flow.play([.metadata("55555555")]) == ["askCardBin"])
    }

    @Test("CC-05 a look-up that is answered while onChange runs is shown after it")
    func duringChange() throws {
        var flow = try CheckoutComponentFlow.ready()
        flow.play([try typed("4242 4242"), .acknowledged, try typed(visa)])
        #expect(flow.handle(.metadata()) == .note)
        #expect(flow.play([.acknowledged]) == ["askCardBin"])
    }

    @Test("CC-05 a failed look-up makes no callback, and the card stays accepted")
    func failedLookUp() throws {
        for failure in [CheckoutComponentFlow.Event.metadata("42424242", nil), .deadlinePassed] {
            var flow = try CheckoutComponentFlow.ready()
            flow.play([try typed(visa), .acknowledged])
            #expect(flow.play([failure]) == [])
            #expect(flow.state == .editing)
            #expect(flow.form.payload.isValid(for: .card))
        }
    }

    @Test(
        "CC-05 a rejected card is invalid with the message until its first digits change; so is one past the gate's deadline"
    )
    func rejected() throws {
        for answer in [CheckoutComponentFlow.Event.judged(.rejected(message: "No credit cards.")), .deadlinePassed] {
            var flow = try CheckoutComponentFlow.ready()
            flow.play([try typed(visa), .acknowledged, .metadata(), answer])
            #expect(!flow.form.payload.isValid(for: .card))
            #expect(flow.form.payload.fieldErrors.map(\.field) == [.number])
            if answer != .deadlinePassed {
                #expect(flow.form.payload.fieldErrors.map(\.message) == ["No credit cards."])
            }
            flow.play([.submitRequested(ComponentSamples.start())])
            #expect(flow.told == "onError(componentInvalid)")
            flow.play([.acknowledged, try typed("4242 4242 4242 4242 "), .acknowledged])
            #expect(!flow.form.payload.isValid(for: .card))
            flow.play([try typed(mastercard), .acknowledged])
            #expect(flow.form.payload.isValid(for: .card))
        }
    }

    @Test("CC-05 CC-09 metadata that come after the tap make no callback and go with the token")
    func duringAttempt() throws {
        var flow = try CheckoutComponentFlow.ready()
        flow.play([try typed(visa), .acknowledged, .submitRequested(ComponentSamples.start()), .acknowledged])
        #expect(flow.handle(.metadata()) == .note)
        flow.play([.token()])
        guard case .askingTokenised(let tokenised) = flow.state else {
            Issue.record("\(flow.stateName)")
            return
        }
        #expect(tokenised.payload.result.payload.cardMetadata == ComponentSamples.metadata)
    }

    @Test(
        "CC-04 CC-05 metadata that came during a declined attempt are shown once, with the next change; new digits are looked up"
    )
    func afterDecline() throws {
        let attempt = ComponentSamples.attempt()
        var flow = try CheckoutComponentFlow.ready()
        flow.play([try typed(visa), .acknowledged, .submitRequested(ComponentSamples.start(attempt)), .acknowledged])
        #expect(flow.handle(.metadata()) == .note)
        flow.play([
            .token(), .judged(.accepted), .slotGranted(ComponentSamples.sentAt),
            .submitted(attempt, .declined(attempt)), .acknowledged,
        ])
        try #require(flow.stateName == "ended")
        #expect(flow.play([try typed(visa + " "), .acknowledged]) == ["announceChange", "askCardBin"])
        #expect(flow.play([.judged(.accepted), try typed(visa), .acknowledged]) == ["announceChange"])
        #expect(flow.play([try typed(mastercard), .acknowledged]) == ["announceChange", "lookUpMetadata"])
        #expect(flow.play([.metadata("55555555")]) == ["askCardBin"])
    }

    private func tokenHandedOver() throws -> CheckoutComponentFlow {
        var flow = try CheckoutComponentFlow.filled()
        flow.play([.tokenRequested(ComponentSamples.start()), .token(), .judged(.accepted)])
        try #require(flow.outcome == .handedOver)
        return flow
    }
}

/// A host that posts events and answers every callback, and a queue for what a flow postpones.
private struct ComponentLane {
    private(set) var effects: [String] = []
    private(set) var told: [CheckoutComponents.Input] = []
    private var postponed: [CheckoutComponentFlow.Event] = []

    mutating func post(_ event: CheckoutComponentFlow.Event, to flow: inout CheckoutComponentFlow) {
        switch flow.handle(event) {
        case .perform(let effect):
            effects.append(effect.name)
            if case .announceChange(let form) = effect, let input = form.payload.input { told.append(input.payload) }
        case .postpone: postponed.append(event)
        case .rest, .note, .ignore, .refuse: break
        }
    }

    mutating func drain(_ flow: inout CheckoutComponentFlow) {
        while flow.standing.isBusy {
            post(.acknowledged, to: &flow)
            let waiting = postponed
            postponed = []
            for event in waiting { post(event, to: &flow) }
        }
    }
}

extension Standing {
    fileprivate var isBusy: Bool { if case .busy = self { true } else { false } }
}
