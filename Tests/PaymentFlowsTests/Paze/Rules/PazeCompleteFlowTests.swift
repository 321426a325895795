import PaymentFlows
import Testing

@Suite("Paze approval, complete and decryption")
struct PazeCompleteFlowTests {
    @Test("PZ-20 onCheckoutComplete comes before the complete call, and true starts it")
    func approval() throws {
        var flow = try PazeFlow.at("awaitingCheckout")
        #expect(flow.play([.returned(Samples.complete()), .decided(true)]) == ["askCheckoutApproval", "complete"])
    }

    @Test("PZ-21 false is onCheckoutIncomplete without response fields and with the merchant's text; no complete call")
    func veto() throws {
        var flow = try PazeFlow.at("approvingCheckout")
        #expect(flow.play([.decided(false), .acknowledged]) == ["announce"])
        #expect(
            flow.notice
                == .incomplete(
                    PazeCheckoutResult(result: .incomplete, reason: "Checkout was rejected by the merchant.")))
        #expect(flow.cancellation == Cancellation(by: .merchant, at: "approvingCheckout"))
    }

    @Test(
        "PZ-22 a refused, malformed or silent complete call, or another session id, is onError SDK1214",
        arguments: [.refused(Samples.no), .malformed, .silent, .success(Samples.decoded(sessionId: "another"))]
            as [CallResult<PazeCompleteDecoded>])
    func completeFails(result: CallResult<PazeCompleteDecoded>) throws {
        var flow = try PazeFlow.at("completing")
        _ = flow.handle(.complete(result))
        #expect(flow.errorCode == "SDK1214")
        _ = flow.handle(.acknowledged)
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .perform(.announceClick))
    }

    @Test("PZ-22 a complete call that was not sent is onError SDK0500, one past its deadline SDK1214 (EN-48)")
    func completeNotSent() throws {
        var flow = try PazeFlow.at("completing")
        var overdue = flow
        _ = flow.handle(.complete(.notSent))
        #expect(flow.errorCode == "SDK0500")
        _ = overdue.handle(.deadlinePassed)
        #expect(overdue.errorCode == "SDK1214")
    }

    @Test("PZ-23 a decoded answer is onComplete with it")
    func completed() throws {
        var flow = try PazeFlow.at("completing")
        guard case .perform(.announceComplete(let completed)) = flow.handle(.complete()) else {
            Issue.record("\(flow.stateName)")
            return
        }
        #expect(completed.payload.attempt == Samples.attempt())
        #expect(completed.payload.decoded == Samples.decoded())
    }

    @Test("PZ-24 a cancel during and after the complete call still cancels, and nothing more is called")
    func completeMovesNoMoney() throws {
        for name in ["completing", "reportingComplete", "askingDecryption", "decrypting", "reportingDecryption"] {
            var flow = try PazeFlow.at(name)
            #expect(flow.phase == .open)
            #expect(flow.handle(.cancel(.host)) == .rest)
            #expect(flow.cancellation == Cancellation(by: .host, at: name))
            #expect(flow.settlement == .notCharged)
            #expect(flow.play([.complete(), .decided(true), .decryption(), .acknowledged]) == [])
        }
    }

    @Test("PZ-30 onPreDecryption is asked after onComplete has returned")
    func preDecryption() throws {
        var flow = try PazeFlow.at("completing")
        #expect(flow.play([.complete(), .decided(true), .acknowledged]) == ["announceComplete", "askDecryption"])
    }

    @Test("PZ-31 false hands the attempt over: no later callback, and nothing is known of the money")
    func handOver() throws {
        var flow = try PazeFlow.at("askingDecryption")
        #expect(flow.handle(.decided(false)) == .rest)
        #expect(flow.outcome == .handedOver)
        #expect(flow.notice == nil)
        #expect(flow.settlement == .open)
        #expect(flow.play([.decryption(), .acknowledged, .answered(.proceed), .shopperGiven(nil)]) == [])
    }

    @Test("PZ-31 taps are refused after a hand-over until reset() (EN-28)")
    func handedOverRefuses() throws {
        var flow = try PazeFlow.ended({ _ in .decided(false) }, from: "askingDecryption")
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .refuse(.handedOver))
        #expect(flow.handle(.reset) == .rest)
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .perform(.announceClick))
    }

    @Test("PZ-32 true starts the decrypt call, and its answer is onPostDecryption with the payload")
    func decrypt() throws {
        var flow = try PazeFlow.at("askingDecryption")
        #expect(flow.play([.decided(true), .decryption()]) == ["decrypt", "announceDecryption"])
    }

    @Test("PZ-32 an answer without an address is no error")
    func noAddress() throws {
        var flow = try PazeFlow.at("decrypting")
        #expect(flow.play([.decryption(.success(Samples.payload(withAddress: false)))]) == ["announceDecryption"])
    }

    @Test(
        "PZ-32 a decrypt call that fails is onError SDK1214; one that was not sent is SDK0500 (EN-48)",
        arguments: [
            (.refused(Samples.no), "SDK1214"), (.malformed, "SDK1214"), (.silent, "SDK1214"),
            (.notSent, "SDK0500"),
        ] as [(CallResult<PazeDecryptTokenResponseSuccess>, String)])
    func decryptFails(result: CallResult<PazeDecryptTokenResponseSuccess>, code: String) throws {
        var flow = try PazeFlow.at("decrypting")
        _ = flow.handle(.decryption(result))
        #expect(flow.errorCode == code)
    }
}
