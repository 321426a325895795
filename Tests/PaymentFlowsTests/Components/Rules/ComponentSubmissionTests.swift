import PaymentFlows
import Testing

@Suite("The payment session is submitted")
struct ComponentSubmissionTests {
    private let attempt = ComponentSamples.attempt()

    @Test(
        "CC-13 what the provider answers decides; an open or unreadable answer is verified, not guessed",
        arguments: [
            ("approved", "onSuccess(pay-1)"), ("declined", "onError(paymentRequestDeclined)"),
            ("mismatched", "onError(FLOW0005)"), ("refused", "onError(paymentRequestFailed)"),
            ("failed", "onError(paymentRequestFailed)"), ("notSent", "onError(paymentRequestFailed)"),
            ("notSubmitted", "onError(submitFailed)"), ("stillOpen", "verifying"), ("malformed", "verifying"),
            ("silent", "verifying"), ("action", "acting"),
        ])
    func answers(answer: String, end: String) throws {
        for name in ["submittingSession", "handlingSubmit"] {
            var flow = try CheckoutComponentFlow.at(name)
            flow.play([.submitted(attempt, try said(answer))])
            #expect((flow.notice == nil ? flow.stateName : flow.told) == end, "\(name)")
        }
    }

    private func said(_ name: String) throws -> CheckoutComponentFlow.Said {
        switch name {
        case "approved": return .approved(attempt)
        case "declined": return .declined(attempt)
        case "mismatched": return .mismatched(attempt)
        case "refused": return .refused(ComponentSamples.no)
        case "failed": return .verdict(.failed(PaymentFailure(code: "any", message: "Broken.")))
        case "notSent": return .notSent
        case "notSubmitted": return .notSubmitted
        case "stillOpen": return .stillOpen
        case "malformed": return .malformed
        case "silent": return .silent
        case "action": return .actionRequired(ComponentSamples.action)
        default: throw ComponentSamplesError()
        }
    }

    @Test("CC-13 CC-16 a decline carries the ids of the session and of the payment")
    func declined() throws {
        let flow = try CheckoutComponentFlow.ended { .submitted($0, .declined($0), id: "pay-1") }
        let error = try #require(flow.ending?.payload.error(mobileSessionID: "mobile-1"))
        #expect(error.errorCode == .paymentRequestDeclined)
        #expect(error.details.paymentID == "pay-1")
        #expect(error.details.paymentSessionID == "ps-1")
        #expect(error.details.mobileSessionID == "mobile-1")
        #expect(error.details.type == .request)
    }

    @Test("CC-12 with a handleSubmit the host submits, without one the engine does, never both")
    func neverBoth() throws {
        for hosted in [true, false] {
            var flow = try CheckoutComponentFlow.filled()
            let effects = flow.play(Array(CheckoutComponentFlow.happyPath(attempt, hosted: hosted).prefix(6)))
            #expect(
                effects.suffix(2) == (hosted ? ["awaitHandler", "askSubmission"] : ["reserveSlot", "submitSession"]))
            // The other door stays shut.
            #expect(
                flow.handle(hosted ? .slotGranted(ComponentSamples.sentAt) : .handlerFound(ComponentSamples.sentAt))
                    == .ignore(.late))
        }
    }

    @Test("CC-12 a handleSubmit that is not registered in time is submitFailed: nothing is submitted")
    func missingHandler() throws {
        var flow = try CheckoutComponentFlow.at("awaitingHandler")
        #expect(flow.phase == .open)
        #expect(flow.play([.deadlinePassed]) == ["announce"])
        #expect(flow.told == "onError(submitFailed)")
        #expect(flow.handle(.handlerFound(ComponentSamples.sentAt)) == .ignore(.late))
        #expect(flow.settlement == .notCharged)
    }

    @Test("CC-18 C28 .failure is one onError submitFailed, and a retry works")
    func failure() throws {
        var flow = try CheckoutComponentFlow.at("handlingSubmit")
        #expect(flow.play([.submitted(Evidence(.init(.failure, for: attempt)))]) == ["announce"])
        #expect(flow.told == "onError(submitFailed)")
        flow.play([.acknowledged])
        let second = ComponentSamples.attempt(2)
        flow.play(Array(CheckoutComponentFlow.happyPath(second, hosted: true).prefix(6)))
        flow.play([.submitted(second, .approved(second))])
        #expect(flow.told == "onSuccess(pay-2)")
    }

    @Test(
        "CC-18 C33 handleSubmit fails twice and then succeeds: two onError, one payment, one onSuccess; taps between are refused"
    )
    func failsTwice() throws {
        var flow = try CheckoutComponentFlow.filled()
        var told: [String] = []
        for number: UInt32 in 1...3 {
            let attempt = ComponentSamples.attempt(number)
            flow.play(Array(CheckoutComponentFlow.happyPath(attempt, hosted: true).prefix(6)))
            #expect(
                flow.handle(.tapped(ComponentSamples.start(ComponentSamples.attempt(9)))) == .refuse(.alreadyProcessing)
            )
            flow.play([.submitted(attempt, number < 3 ? .notSubmitted : .approved(attempt))])
            told.append(flow.told)
            flow.play([.acknowledged])
        }
        #expect(told == ["onError(submitFailed)", "onError(submitFailed)", "onSuccess(pay-3)"])
    }

    @Test(
        "CC-18 past its deadline the attempt verifies, and the late answer of handleSubmit still decides",
        arguments: [
            "onSuccess(pay-1)", "onError(submitFailed)", "acting",
        ])
    func lateHandler(end: String) throws {
        let answers: [String: CheckoutComponentFlow.Said] = [
            "onSuccess(pay-1)": .approved(attempt), "onError(submitFailed)": .notSubmitted,
            "acting": .actionRequired(ComponentSamples.action),
        ]
        for queries in 1...2 {
            var flow = try CheckoutComponentFlow.at("handlingSubmit")
            for _ in 0..<queries { flow.play([.deadlinePassed]) }
            #expect(flow.stateName == (queries == 1 ? "verifying" : "querying"))
            flow.play([.submitted(attempt, try #require(answers[end]))])
            #expect((flow.notice == nil ? flow.stateName : flow.told) == end)
        }
    }

    @Test(
        "CC-18 a cancel while handleSubmit runs is too late; its teardown leaves the answer to decide, without callbacks"
    )
    func pointOfNoReturn() throws {
        var flow = try CheckoutComponentFlow.at("handlingSubmit")
        #expect(flow.handle(.cancel(.host)) == .ignore(.tooLate))
        #expect(flow.handle(.cancel(.teardown)) == .note)
        #expect(flow.handle(.submitted(attempt, .approved(attempt))) == .rest)
        #expect(flow.state == .created)
        #expect(flow.told == "none")
        #expect(flow.settlement == .succeeded)
    }

    @Test("EN-91 an answer that cannot be read is remembered for its diagnostic")
    func malformed() throws {
        var flow = try CheckoutComponentFlow.at("submittingSession")
        flow.play([.submitted(attempt, .malformed)])
        #expect(flow.sending?.payload.circumstances == .malformedReply)
    }
}

/// A test names a sample that there is not.
struct ComponentSamplesError: Error {}
