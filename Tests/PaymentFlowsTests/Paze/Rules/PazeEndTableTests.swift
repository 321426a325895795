import PaymentFlows
import Testing

@Suite("What the end of a Paze attempt makes when nobody at the checkout caused it")
struct PazeEndTableTests {
    /// One row of the table: who ends it in which state, and the callback.
    struct Row: Sendable, CustomTestStringConvertible {
        var by: Canceller
        var state: String
        var callback: String
        var testDescription: String { "\(by) in \(state)" }
    }

    private static let opening = ["announcingClick", "validatingCheckout", "creatingCheckout", "awaitingCheckout"]
    private static let approved = [
        "completing", "reportingComplete", "askingDecryption", "decrypting", "reportingDecryption",
    ]
    private static let submitting = ["askingAuthorisation", "askingShopper", "reserving"]

    static let rows: [Row] =
        [.host, .shutdown].flatMap { by in
            rows(by, opening + ["approvingCheckout"], "onCheckoutIncomplete(Cancelled by the host.)")
                + rows(by, approved + submitting, "none")
        } + rows(.teardown, opening + ["approvingCheckout"] + approved + submitting, "none")
        + rows(.expiry, opening + ["approvingCheckout"] + approved, "onError(FLOW0003)")
        + rows(.expiry, submitting, "onSubmitError(FLOW0003)")
        + rows(.restart, opening, "none")
        + rows(.restart, ["approvingCheckout"] + approved + submitting, "onError(SDK1214)")

    private static func rows(_ by: Canceller, _ states: [String], _ callback: String) -> [Row] {
        states.map { Row(by: by, state: $0, callback: callback) }
    }

    @Test("EN-37 the end of an attempt makes the callback of the table, or none", arguments: rows)
    func table(row: Row) throws {
        var flow = try PazeFlow.at(row.state)
        let attempt = flow.attempt
        _ = flow.handle(.cancel(row.by))
        #expect(flow.told == row.callback)
        #expect(flow.attempt == attempt)
        #expect(flow.phase == (row.by == .teardown ? .none : row.callback == "none" ? .ended : .telling))
    }

    @Test(
        "EN-31 the outcome says by whom and at which step; a restart after the checkout is a failure", arguments: rows)
    func outcome(row: Row) throws {
        var flow = try PazeFlow.at(row.state)
        _ = flow.handle(.cancel(row.by))
        if row.callback == "onError(SDK1214)" {
            #expect(flow.cancellation == nil)
            guard case .failed = flow.outcome else {
                Issue.record("\(row.testDescription)")
                return
            }
        } else {
            #expect(flow.cancellation?.by == row.by)
            #expect(flow.cancellation?.at == row.state)
        }
    }

    @Test("EN-33 after the end of the table no answer moves the attempt on, and no money is sent", arguments: rows)
    func nothingFollows(row: Row) throws {
        var flow = try PazeFlow.at(row.state)
        _ = flow.handle(.cancel(row.by))
        if flow.phase == .telling { _ = flow.handle(.acknowledged) }
        let happyPath = try PazeFlow.happyPath(Samples.attempt()).dropFirst(5)
        #expect(flow.play(Array(happyPath)) == [])
        #expect(flow.settlement == .notCharged)
    }

    @Test("EN-37 before the attempt's first callback has begun a host's cancel makes no callback at all")
    func beforeFirstCallback() throws {
        for by in [Canceller.host, .shutdown] {
            var flow = try PazeFlow.at("announcingClick")
            #expect(flow.handle(.cancel(by, beforeFirstCallback: true)) == .rest)
            #expect(flow.told == "none")
            #expect(flow.cancellation?.by == by)
        }
    }

    @Test(
        "EN-37 a gate past its deadline fails with FLOW0002",
        arguments: [
            ("approvingCheckout", "onError(FLOW0002)"), ("askingDecryption", "onError(FLOW0002)"),
            ("askingAuthorisation", "onSubmitError(FLOW0002)"),
        ])
    func gateDeadline(name: String, callback: String) throws {
        var flow = try PazeFlow.at(name)
        _ = flow.handle(.deadlinePassed)
        #expect(flow.told == callback)
        guard case .failed = flow.outcome else {
            Issue.record("\(name)")
            return
        }
    }

    @Test(
        "EN-33 from the point of no return on a cancel is too late and changes nothing",
        arguments: ["authorising", "verifying", "querying"])
    func tooLate(name: String) throws {
        for by in [Canceller.host, .shopper, .shutdown] {
            var flow = try PazeFlow.at(name)
            let before = flow
            #expect(flow.handle(.cancel(by)) == .ignore(.tooLate))
            #expect(flow == before)
        }
    }

    @Test(
        "EN-34 a teardown after the point of no return is remembered: the call ends, the outcome is kept, nothing is told"
    )
    func tornDown() throws {
        for name in ["authorising", "verifying", "querying"] {
            var flow = try PazeFlow.at(name)
            #expect(flow.handle(.cancel(.teardown)) == .note)
            #expect(flow.stateName == name)
            #expect(flow.handle(.authorised(Samples.attempt(), .approved)) == .rest)
            #expect(flow.state == .idle)
            #expect(flow.outcome == .succeeded(Evidence(Receipt(identity: Samples.identity))))
            #expect(flow.settlement == .succeeded)
            #expect(flow.notice == nil)
        }
    }

    @Test("EN-34 a journal that fails for a component that has gone away tells nothing")
    func tornDownJournal() throws {
        var flow = try PazeFlow.at("authorising")
        _ = flow.handle(.cancel(.teardown))
        #expect(flow.handle(.journalFailed) == .rest)
        #expect(flow.state == .idle)
        #expect(flow.notice == nil)
    }

    @Test("EN-17 a host's cancel leaves a running last callback behind and does not touch the outcome")
    func lastCallback() throws {
        var flow = try PazeFlow.at("authorising")
        _ = flow.handle(.authorised(Samples.attempt(), .approved))
        #expect(flow.handle(.cancel(.host)) == .rest)
        #expect(flow.phase == .ended)
        #expect(flow.outcome == .succeeded(Evidence(Receipt(identity: Samples.identity))))
    }

    @Test("EN-70 a journal that fails before sending fails the attempt, after sending the outcome is unknown")
    func journal() throws {
        var before = try PazeFlow.at("completing")
        _ = before.handle(.journalFailed)
        #expect(before.told == "onError(FLOW0007)")
        var after = try PazeFlow.at("verifying")
        _ = after.handle(.journalFailed)
        #expect(after.told == "onSubmitError(unknown)")
    }
}

extension PazeFlow {
    /// The callback that ends the attempt, in words.
    var told: String {
        switch notice {
        case .incomplete(let result): "onCheckoutIncomplete(\(result.reason ?? "nil"))"
        case .error(let failure): "onError(\(failure.code))"
        case .submitError(let failure): "onSubmitError(\(failure.code))"
        case .submitRefused: "onSubmitError(refused)"
        case .unknown: "onSubmitError(unknown)"
        case .authorised: "onPostAuthorisation"
        case nil: "none"
        }
    }
}
