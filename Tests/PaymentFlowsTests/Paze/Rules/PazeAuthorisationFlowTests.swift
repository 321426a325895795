import PaymentFlows
import Testing

@Suite("Paze authorisation")
struct PazeAuthorisationFlowTests {
    private let attempt = Samples.attempt()

    @Test("PZ-40 proceed goes on to the shopper's query")
    func proceed() throws {
        var flow = try PazeFlow.at("askingAuthorisation")
        #expect(flow.handle(.answered(.proceed)) == .perform(.askShopper))
    }

    @Test("PZ-41 cancel ends the attempt cancelled by the merchant at authorisation, without a callback (EN-24)")
    func cancel() throws {
        var flow = try PazeFlow.at("askingAuthorisation")
        #expect(flow.handle(.answered(.cancel)) == .rest)
        #expect(flow.cancellation == Cancellation(by: .merchant, at: "askingAuthorisation"))
        #expect(flow.notice == nil)
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .perform(.announceClick))
    }

    @Test("PZ-42 invalid risk data is onSubmitError SDK1215 at once: no shopper is asked and nothing is sent")
    func unsoundRisk() throws {
        var flow = try PazeFlow.at("askingAuthorisation")
        #expect(flow.play([.answered(Samples.riskAnswer(Samples.unsoundRisk)), .acknowledged]) == ["announce"])
        guard case .submitError(let failure) = flow.notice else {
            Issue.record("\(String(describing: flow.notice))")
            return
        }
        #expect(failure.code == "SDK1215")
        #expect(failure.message.contains("userIp"))
        #expect(!failure.message.contains("not an address"))
        #expect(!flow.wasSent)
    }

    @Test("PZ-42 sound risk data goes with the call")
    func soundRisk() throws {
        var flow = try PazeFlow.at("askingAuthorisation")
        _ = flow.handle(.answered(Samples.riskAnswer(Samples.soundRisk)))
        #expect(flow.riskScreeningData == Samples.soundRisk)
        _ = flow.play([.shopperGiven(nil), .slotGranted(Samples.sentAt)])
        #expect(flow.sending?.payload.preAuthorised.payload.riskScreeningData == Samples.soundRisk)
    }

    @Test("PZ-43 no shopper is allowed, and one that is named goes with the call")
    func shopper() throws {
        var flow = try PazeFlow.at("askingShopper")
        var named = flow
        let shopper = Evidence(TransactionShopper())
        #expect(flow.handle(.shopperGiven(nil)) == .perform(.reserveSlot))
        #expect(named.play([.shopperGiven(shopper), .slotGranted(Samples.sentAt)]) == ["reserveSlot", "authorise"])
        #expect(named.sending?.payload.shopper == shopper)
    }

    @Test("PZ-43 a shopper's query past its deadline counts as none (EN-17)")
    func shopperIsOverdue() throws {
        var flow = try PazeFlow.at("askingShopper")
        #expect(flow.play([.deadlinePassed, .slotGranted(Samples.sentAt)]) == ["reserveSlot", "authorise"])
        #expect(flow.sending?.payload.shopper == nil)
    }

    @Test(
        "PZ-44 performAVS without an address is onSubmitError SDK1215; without performAVS it goes on",
        arguments: [true, false])
    func noAddress(performsAVS: Bool) throws {
        var flow = try PazeFlow.at("decrypting")
        _ = flow.play([.decryption(.success(Samples.payload(withAddress: false))), .acknowledged])
        _ = flow.handle(.answered(.proceed, avs: performsAVS))
        #expect(flow.submitErrorCode == (performsAVS ? "SDK1215" : nil))
        #expect(flow.stateName == (performsAVS ? "announcing" : "askingShopper"))
    }

    @Test("PZ-44 performAVS with an address goes with the call")
    func address() throws {
        var flow = try PazeFlow.at("askingAuthorisation")
        _ = flow.play([.answered(.proceed, avs: true), .shopperGiven(nil), .slotGranted(Samples.sentAt)])
        #expect(flow.sending?.payload.preAuthorised.payload.performsAVS == true)
    }

    @Test(
        "PZ-45 a definite answer with ids is onPostAuthorisation, whatever it says, and the outcome says which (EN-32)",
        arguments: [
            (.approved, "succeeded"), (.declined, "refused"), (.success(.failed(Samples.error)), "failed"),
            (.mismatched, "failed"), (.success(.reversed(Samples.identity)), "succeeded"),
            (.refused(Samples.noWithIds), "refused"),
        ] as [(CallResult<TransactionVerdict>, String)])
    func definite(result: CallResult<TransactionVerdict>, outcome: String) throws {
        var flow = try PazeFlow.at("authorising")
        _ = flow.handle(.authorised(attempt, result))
        #expect(flow.notice == .authorised(Samples.identity))
        #expect(flow.outcome.map { "\($0)".hasPrefix(outcome) } == true)
    }

    @Test(
        "PZ-45 a definite no without ids is onSubmitError with the provider's words",
        arguments: [.success(.refused(Samples.no)), .refused(Samples.no)] as [CallResult<TransactionVerdict>])
    func refused(result: CallResult<TransactionVerdict>) throws {
        var flow = try PazeFlow.at("authorising")
        _ = flow.handle(.authorised(attempt, result))
        #expect(flow.notice == .submitRefused(Evidence(Samples.no)))
        #expect(flow.outcome == .refused(Evidence(Samples.no)))
    }

    @Test("PZ-45 a call that was not sent is onSubmitError SDK0500, and no money has moved (EN-48)")
    func notSent() throws {
        var flow = try PazeFlow.at("authorising")
        _ = flow.handle(.authorised(attempt, .notSent))
        #expect(flow.submitErrorCode == "SDK0500")
        #expect(flow.settlement == .notCharged)
    }

    @Test(
        "PZ-45 an open, lost or unreadable reply is verified before anything is told (EN-43)",
        arguments: [.stillOpen, .silent, .malformed] as [CallResult<TransactionVerdict>])
    func open(result: CallResult<TransactionVerdict>) throws {
        var flow = try PazeFlow.at("authorising")
        #expect(flow.handle(.authorised(attempt, result)) == .rest)
        #expect(flow.stateName == "verifying")
        #expect(flow.outcome == nil)
        #expect(flow.phase == .committed)
    }

    @Test("PZ-46 the happy path asks and tells in the documented order, and ends succeeded")
    func happyPath() throws {
        var flow = PazeFlow()
        var events = Array(try PazeFlow.happyPath(attempt).dropLast(2))
        events += [.authorised(attempt, .approved), .acknowledged]
        #expect(
            flow.play(events) == [
                "checkPresentment", "announceInit", "announcePresentment", "announceClick", "checkCheckout",
                "createCheckout", "askCheckoutApproval", "complete", "announceComplete", "askDecryption", "decrypt",
                "announceDecryption", "askAuthorisation", "askShopper", "reserveSlot", "authorise", "announce",
            ])
        #expect(flow.outcome == .succeeded(Evidence(Receipt(identity: Samples.identity))))
        #expect(flow.settlement == .succeeded)
    }

    @Test("PZ-47 a gate's deadline is onError before onPreAuthorisation, and onSubmitError from it on")
    func border() throws {
        for (name, isSubmission) in [
            ("approvingCheckout", false), ("askingDecryption", false), ("askingAuthorisation", true),
        ] {
            var flow = try PazeFlow.at(name)
            _ = flow.handle(.deadlinePassed)
            #expect(flow.errorCode == (isSubmission ? nil : "FLOW0002"))
            #expect(flow.submitErrorCode == (isSubmission ? "FLOW0002" : nil))
        }
    }
}
