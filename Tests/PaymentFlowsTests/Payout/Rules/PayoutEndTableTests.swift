import PaymentFlows
import Testing

@Suite("EN-37 what an attempt's end makes, for the payout")
struct PayoutEndTableTests {
    private static let open = ["clicked", "validating", "askingApproval", "reserving"]
    private static let committed = ["paying", "verifying", "querying"]

    @Test("EN-37 a host or a shutdown before the point of no return makes onCancel once", arguments: open)
    func host(name: String) throws {
        for canceller in [Canceller.host, .shutdown] {
            var flow = try PayoutFlow.at(name)
            #expect(flow.play([.cancel(canceller), .acknowledged, .cancel(canceller)]) == ["announce"])
            #expect(flow.told == "onCancel")
            #expect(flow.outcome == .cancelled(Evidence(Cancellation(by: canceller, at: name))))
        }
    }

    @Test("EN-37 before the attempt's first callback has begun a host's cancel makes none at all")
    func unheard() throws {
        var flow = try PayoutFlow.at("clicked")
        #expect(flow.handle(.cancel(.host, beforeFirstCallback: true)) == .rest)
        #expect(flow.phase == .ended)
        #expect(flow.told == nil)
    }

    @Test("EN-37 EN-46 the session's expiry makes onError FLOW0003", arguments: open)
    func expiry(name: String) throws {
        var flow = try PayoutFlow.at(name)
        #expect(flow.play([.cancel(.expiry)]) == ["announce"])
        #expect(flow.told == "onError(FLOW0003)")
        #expect(flow.outcome == .cancelled(Evidence(Cancellation(by: .expiry, at: name))))
    }

    @Test("EN-37 teardown and restart make nothing", arguments: open)
    func silent(name: String) throws {
        var torn = try PayoutFlow.at(name)
        #expect(torn.handle(.cancel(.teardown)) == .rest)
        #expect(torn.stateName == "gone")
        #expect(torn.outcome == .cancelled(Evidence(Cancellation(by: .teardown, at: name))))
        var restarted = try PayoutFlow.at(name)
        #expect(restarted.handle(.cancel(.restart)) == .rest)
        #expect(restarted.stateName == "ended")
    }

    @Test(
        "EN-33 from the point of no return on a cancel is too late, and the provider's answer decides",
        arguments: committed)
    func tooLate(name: String) throws {
        let attempt = Samples.attempt()
        for canceller in Canceller.allCases where canceller != .teardown && canceller != .expiry {
            var flow = try PayoutFlow.at(name)
            #expect(flow.handle(.cancel(canceller)) == .ignore(.tooLate))
            _ = flow.handle(.paid(attempt, .approved))
            #expect(flow.told == "onPostPayout")
        }
    }

    @Test(
        "EN-34 teardown after the point of no return: the payout runs to its end and no callback is made",
        arguments: committed)
    func orphan(name: String) throws {
        let attempt = Samples.attempt()
        var flow = try PayoutFlow.at(name)
        #expect(flow.handle(.cancel(.teardown)) == .note)
        #expect(flow.isOrphaned)
        #expect(flow.handle(.appeared) == .refuse(.alreadyProcessing))
        #expect(flow.handle(.paid(attempt, .approved)) == .rest)
        #expect(flow.stateName == "gone")
        #expect(flow.receipt?.identity == Samples.identity)
        #expect(flow.told == nil)
        #expect(flow.play([.appeared]) == [])
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .refuse(.alreadySettled))
    }

    @Test(
        "EN-46 expiry after the point of no return ends nothing; the success says that it came after",
        arguments: committed)
    func expiryAfter(name: String) throws {
        let attempt = Samples.attempt()
        var flow = try PayoutFlow.at(name)
        #expect(flow.handle(.cancel(.expiry)) == .note)
        _ = flow.handle(.paid(attempt, .approved))
        #expect(flow.receipt?.afterExpiry == true)
        #expect(flow.told == "onPostPayout")
    }

    @Test("EN-17 a cancel or teardown leaves a running last callback behind and does not touch the outcome")
    func lastCallback() throws {
        let attempt = Samples.attempt()
        for canceller in [Canceller.host, .teardown] {
            var flow = try PayoutFlow.at("paying")
            _ = flow.handle(.paid(attempt, .approved))
            #expect(flow.handle(.cancel(canceller)) == .rest)
            #expect(flow.receipt?.identity == Samples.identity)
        }
    }
}
