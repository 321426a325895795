import PaymentFlows
import Testing

@Suite("EN-26 The answers of a card's hand-offs")
struct CardHandoffTests {
    private typealias Event = DropInEvent<CardSteps>

    @Test("EN-26 DI-33: only the first answer of a challenge counts, and only for that challenge")
    func challengeReturns() {
        var flow = CardFlow.at("challenging")
        #expect(flow.handle(.challenged(.rejected, id: "challenge-2")) == .refuse(.wrongStep))
        _ = flow.handle(.challenged(.authenticated(DropInSamples.proof)))
        #expect(flow.stateName == "reserving")
        #expect(flow.handle(.challenged(.rejected)) == .ignore(.duplicate))
        #expect(flow.handle(.step(.fingerprinted(Evidence("3ds-1")))) == .ignore(.duplicate))
        _ = flow.play([.slotGranted(Samples.sentAt), .answered(Samples.attempt(), .approved), .acknowledged])
        #expect(flow.handle(.challenged(.rejected)) == .ignore(.duplicate))
    }

    @Test("EN-26 EN-41: a fingerprint that comes after its time is refused: the issuer was asked without it")
    func lateFingerprint() {
        let late = Event.step(.fingerprinted(Evidence("3ds-1")))
        var flow = CardFlow.at("fingerprinting")
        #expect(flow.play([.deadlinePassed]) == ["authenticate"])
        #expect(flow.handle(late) == .refuse(.wrongStep))
        _ = flow.handle(.authenticated(.success(.challengeRequired(DropInSamples.challenge))))
        #expect(flow.handle(late) == .refuse(.wrongStep))
        _ = flow.handle(.challenged(.authenticated(DropInSamples.proof)))
        #expect(flow.handle(late) == .refuse(.wrongStep))
        #expect(flow.handle(.challenged(.rejected)) == .ignore(.duplicate))
    }

    @Test(
        "EN-26: a challenge that was ended by another than the shopper has not been answered, and its result is refused"
    )
    func unansweredChallenge() {
        let ends: [Event] = [
            .deadlinePassed, .cancel(.host), .cancel(.expiry), .notified(.succeeded(Samples.identity)),
        ]
        for end in ends {
            var flow = CardFlow.at("challenging")
            _ = flow.play([end, .acknowledged])
            #expect(flow.handle(.challenged(.authenticated(DropInSamples.proof))) == .refuse(.wrongStep), "\(end)")
            #expect(flow.handle(.step(.fingerprinted(Evidence("3ds-1")))) == .ignore(.duplicate), "\(end)")
        }
    }

    @Test("EN-26: a challenge that the shopper left, or failed, has been answered")
    func answeredChallenge() {
        for end in [Event.cancel(.shopper), .challenged(.rejected)] {
            var flow = CardFlow.at("challenging")
            _ = flow.play([end, .acknowledged])
            #expect(flow.handle(.challenged(.authenticated(DropInSamples.proof))) == .ignore(.duplicate), "\(end)")
        }
    }
}
