import PaymentFlows
import Testing

@Suite("The rules of Paze inside Drop-in")
struct DropInPazeRulesTests {
    private static let attempt = Samples.attempt()
    private static let asked = ["onBeforeSubmit down"]
    private static let submitted = ["onBeforeSubmit down", "onSubmit up", "onGetShopper up"]

    /// What happens after the happy path has come to a state, and the callbacks that are made in all.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let state: String
        let events: [PazeFlow.Event]
        let callbacks: [String]
    }

    static let rows: [Row] = [
        Row(
            testDescription: "approved", state: "authorising",
            events: [.authorised(attempt, .approved), .acknowledged],
            callbacks: submitted + ["onSuccess down", "down"]),
        Row(
            testDescription: "declined", state: "authorising",
            events: [.authorised(attempt, .declined), .acknowledged],
            callbacks: submitted + ["onError down", "down"]),
        Row(
            testDescription: "vetoed", state: "announcingClick", events: [.decided(false)], callbacks: asked + ["down"]),
        Row(
            testDescription: "left before the gate has answered", state: "announcingClick",
            events: [.cancel(.shopper), .decided(true)], callbacks: asked + ["down"]),
        Row(
            testDescription: "left while the checkout is created", state: "creatingCheckout",
            events: [.cancel(.shopper), .created()], callbacks: asked + ["down"]),
        Row(
            testDescription: "left at the checkout", state: "awaitingCheckout", events: [.returned(.cancelled)],
            callbacks: asked + ["down"]),
        Row(
            testDescription: "incomplete by Paze", state: "awaitingCheckout",
            events: [.returned(.incomplete(reason: "Declined."))], callbacks: asked + ["down"]),
        Row(
            testDescription: "left alone at the checkout", state: "awaitingCheckout", events: [.deadlinePassed],
            callbacks: asked + ["down"]),
        Row(
            testDescription: "cancelled by the host at the checkout", state: "awaitingCheckout",
            events: [.cancel(.host)], callbacks: asked + ["down"]),
        Row(
            testDescription: "complete refused", state: "completing",
            events: [.complete(.refused(Samples.no)), .acknowledged], callbacks: asked + ["onError down", "down"]),
        Row(
            testDescription: "paid by notification while onSubmit runs", state: "reportingDecryption",
            events: [.notified(attempt, .paidOut), .acknowledged],
            callbacks: ["onBeforeSubmit down", "onSubmit up", "onSuccess down", "down"]),
    ]

    @Test("DI-10 DI-11 DI-12 DI-13 DI-18: the callbacks of Paze, with the flag at each", arguments: rows)
    func table(row: Row) throws {
        let path = try DropInPazeFlow.happyPath(Self.attempt)
        let places = path.indices.filter { place in
            var flow = DropInPazeFlow()
            for event in path[...place] { _ = flow.handle(event) }
            return flow.stateName == row.state
        }
        let place = try #require(places.first)
        #expect(DropInPazeFlow.callbacks(on: path[...place] + row.events) == row.callbacks)
    }

    @Test("DI-10: a veto is cancelled by the merchant, and nothing is told")
    func veto() throws {
        var flow = try DropInPazeFlow.at("announcingClick")
        #expect(flow.handle(.decided(false)) == .rest)
        #expect(flow.outcome == .cancelled(Evidence(Cancellation(by: .merchant, at: "announcingClick"))))
        #expect(flow.notice == nil)
    }

    @Test("EN-17 DI-10: a gate that is silent, or whose journal fails, opens no web checkout")
    func silentGate() throws {
        for (event, code) in [(PazeFlow.Event.deadlinePassed, "FLOW0002"), (.journalFailed, "FLOW0007")] {
            var flow = try DropInPazeFlow.at("announcingClick")
            _ = flow.handle(event)
            #expect(flow.stateName == "announcing")
            #expect(flow.notice?.errorCode == code)
        }
        var flow = try DropInPazeFlow.at("announcingClick")
        #expect(flow.handle(.acknowledged) == .ignore(.late))
        #expect(flow.stateName == "announcingClick")
    }

    @Test("EN-17: onBeforeSubmit has a gate's deadline, onSubmit a notification's")
    func deadlines() throws {
        var deadlines = DeadlinePolicy()
        #expect(try DropInPazeFlow.at("announcingClick").limit(deadlines) == nil)
        deadlines.gate = .seconds(7)
        #expect(try DropInPazeFlow.at("announcingClick").limit(deadlines) == .after(.seconds(7)))
        var flow = try DropInPazeFlow.at("reportingDecryption")
        #expect(flow.limit(deadlines) == .after(.seconds(30)))
        #expect(flow.handle(.deadlinePassed) == .perform(.readRisk))
    }

    @Test("DI-22: the button's codes up to the checkout are kept, and SDK1123 stands for those after it")
    func codes() throws {
        let no = CallResult<PazeCompleteDecoded>.refused(Samples.no)
        for (state, event, code) in [
            ("validatingCheckout", .checkoutInvalid(Samples.failure), "SDK1213"),
            ("creatingCheckout", .created(.refused(Samples.no)), "SDK1200"),
            ("creatingCheckout", .created(.notSent), "SDK0500"),
            ("awaitingCheckout", .returned(Samples.complete(sessionId: "another")), "SDK1200"),
            ("completing", .complete(no), "SDK1123"), ("completing", .complete(.notSent), "SDK0500"),
            ("decrypting", .decryption(.silent), "SDK1123"),
            ("askingAuthorisation", .answered(Samples.riskAnswer(Samples.unsoundRisk)), "SDK1123"),
            ("authorising", .authorised(Self.attempt, .notSent), "SDK0500"),
            ("authorising", .authorised(Self.attempt, .refused(Samples.no)), "SDK1123"),
            ("authorising", .authorised(Self.attempt, .declined), "D1"),
            ("authorising", .authorised(Self.attempt, .mismatched), "FLOW0005"),
            ("completing", .cancel(.restart), "SDK1123"), ("completing", .cancel(.expiry), "FLOW0003"),
        ] as [(String, PazeFlow.Event, String)] {
            var flow = try DropInPazeFlow.at(state, attempt: Self.attempt)
            guard case .perform(.announce(let telling)) = flow.handle(event) else {
                Issue.record("nothing is told in \(state) of \(event.name)")
                continue
            }
            #expect(telling.payload.notice.errorCode == code, "\(state), \(event.name)")
            if case .failed(let failure) = flow.outcome { #expect(failure.payload.code == code) }
        }
    }

    @Test("DI-14: a refused state is told by the provider's code and words, without a code by SDK1123")
    func refusedState() throws {
        for (code, told) in [("51", "51"), (nil, "SDK1123")] as [(String?, String)] {
            let refusal = ProviderRefusal(code: code, message: "Insufficient funds", identity: Samples.identity)
            for verdict in [
                TransactionVerdict.refused(refusal),
                .failed(
                    PaymentFailure(
                        code: code ?? "Error", message: "It failed.", refusal: refusal, identity: Samples.identity)),
            ] {
                var flow = try DropInPazeFlow.at("authorising", attempt: Self.attempt)
                _ = flow.handle(.authorised(Self.attempt, .success(verdict)))
                let error = flow.notice?.exception as? CheckoutDropInFailedSubmitResultSdkException
                #expect(error?.errorCode == told)
                #expect(error?.errorMessage == "Insufficient funds")
            }
        }
    }

    @Test("DI-13: a success carries what the web checkout told; one that came before it carries nothing")
    func paymentData() throws {
        var flow = try DropInPazeFlow.at("authorising", attempt: Self.attempt)
        guard case .perform(.announce(let telling)) = flow.handle(.authorised(Self.attempt, .approved)),
            case .paze(let shown) = telling.payload.paymentData
        else {
            Issue.record("nothing is told")
            return
        }
        #expect(shown.sessionId == Samples.sentSessionId)
        #expect(telling.payload.notice == .succeeded(Samples.identity))

        var early = try DropInPazeFlow.at("awaitingCheckout", attempt: Self.attempt)
        guard case .perform(.announce(let told)) = early.handle(.notified(Self.attempt, .paidOut)) else {
            Issue.record("nothing is told of the notification")
            return
        }
        #expect(told.payload.paymentData == nil)
    }

    @Test("EN-35 EN-46: an update that cannot be used and an expired session are told before the gate is asked")
    func vain() {
        let unusable = Evidence(
            Attempt(id: AttemptID(1), sessionId: "session-1", amount: nil, merchantTransactionId: "order-1"))
        for (event, code) in [
            (PazeFlow.Event.tapped(unusable), "SDK1113"), (.tappedExpired(Self.attempt), "FLOW0003"),
        ] {
            var flow = DropInPazeFlow()
            _ = flow.handle(.appeared)
            guard case .perform(.announce(let telling)) = flow.handle(event) else {
                Issue.record("nothing is told")
                continue
            }
            #expect(telling.payload.notice.errorCode == code)
        }
    }

    @Test("EN-43: an unknown outcome is FLOW0001 with the ids, and the next tap asks the provider first")
    func unknown() throws {
        var flow = try DropInPazeFlow.at("authorising", attempt: Self.attempt)
        for _ in 0..<13 { _ = flow.handle(.deadlinePassed) }
        #expect(flow.stateName == "announcing")
        let error = flow.notice?.exception as? UnreconciledTransactionSdkException
        #expect(error?.errorCode == "FLOW0001")
        #expect(error?.merchantTransactionId == "order-1")
        _ = flow.handle(.acknowledged)
        let next = Samples.attempt(2, asksFirst: true)
        #expect(flow.handle(.tapped(next)) == .perform(.work(.findTransactions(Self.attempt))))
        #expect(flow.handle(.found(Self.attempt, .declined, id: "system-0")).isRenewal)
        #expect(flow.handle(.renewed(next)) == .perform(.askBeforeSubmit))
    }
}

extension Reaction<DropInPazeEffect> {
    fileprivate var isRenewal: Bool { if case .perform(.work(.renew)) = self { true } else { false } }
}
