import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Paze presentment")
struct PazePresentmentFlowTests {
    @Test("PZ-01 appearing starts presentment; appearing again is ignored in every state that is presented")
    func once() {
        var flow = PazeFlow()
        #expect(flow.handle(.appeared) == .perform(.checkPresentment))
        for flow in PazeExploration.whole.flows where flow.state != .idle && !flow.isAskedWhileAway {
            var presented = flow
            guard presented.handle(.appeared) != .ignore(.already) || presented != flow else { continue }
            Issue.record("appeared again in \(flow.stateName)")
        }
    }

    @Test("PZ-02 success is onInit and then onPresentmentResolved(true), and the button is visible")
    func success() {
        var flow = PazeFlow()
        let effects = flow.play([.appeared, .presentmentChecked(nil), .acknowledged, .acknowledged])
        #expect(effects == ["checkPresentment", "announceInit", "announcePresentment"])
        #expect(flow.state == .ready)
        #expect(flow.isVisible)
    }

    @Test("PZ-02 between onInit and onPresentmentResolved nothing is let in")
    func pair() throws {
        for name in ["announcingInit", "announcingVisible"] {
            var flow = try PazeFlow.at(name)
            #expect(flow.handle(.tapped(Samples.attempt())) == .refuse(.notReady))
            #expect(!flow.isVisible)
        }
    }

    @Test("PZ-03 failure is onError and then onPresentmentResolved(false), without onInit; the button is hidden")
    func failure() {
        var flow = PazeFlow()
        _ = flow.handle(.appeared)
        #expect(
            flow.handle(.presentmentChecked(Samples.failure))
                == .perform(.announcePresentmentFailure(Samples.failure)))
        #expect(flow.handle(.acknowledged) == .perform(.announcePresentment(false)))
        #expect(flow.handle(.acknowledged) == .rest)
        #expect(flow.state == .hidden(Samples.failure))
        #expect(!flow.isVisible)
        #expect(flow.handle(.tapped(Samples.attempt())) == .refuse(.hidden))
        #expect(flow.handle(.tappedExpired(Samples.attempt())) == .refuse(.hidden))
    }

    @Test("PZ-04 a teardown forgets the presentment, and appearing starts over")
    func startsOver() throws {
        var flow = try PazeFlow.at("ready")
        #expect(flow.handle(.cancel(.teardown)) == .rest)
        #expect(flow.state == .idle)
        #expect(flow.handle(.tapped(Samples.attempt())) == .refuse(.notReady))
        #expect(flow.handle(.appeared) == .perform(.checkPresentment))
    }

    @Test("PZ-04 a hidden button that goes away and comes again is checked again")
    func hiddenStartsOver() {
        var flow = PazeFlow()
        _ = flow.play([.appeared, .presentmentChecked(Samples.failure), .acknowledged, .acknowledged])
        #expect(flow.handle(.cancel(.teardown)) == .rest)
        #expect(flow.handle(.appeared) == .perform(.checkPresentment))
    }

    @Test(
        "PZ-04 while the old attempt still sends, a tap is refused",
        arguments: ["authorising", "verifying", "querying"])
    func stillSending(name: String) throws {
        var flow = try PazeFlow.at(name)
        #expect(flow.handle(.cancel(.teardown)) == .note)
        #expect(flow.isOrphaned)
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .refuse(.alreadyProcessing))
    }
}

extension PazeFlow {
    /// It is hidden, and asked for its unknown outcome because another button was tapped (EN-22): to appear brings it back.
    fileprivate var isAskedWhileAway: Bool {
        switch state {
        case .recheckingOutcome(let recheck): recheck.payload.resumes == .idle
        default: false
        }
    }
}
