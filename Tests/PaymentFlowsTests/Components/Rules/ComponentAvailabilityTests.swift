import PaymentFlows
import Testing

@Suite("A component becomes usable")
struct ComponentAvailabilityTests {
    @Test("CC-02 CC-03 it is checked, rendered, and tells once that it is ready")
    func ready() {
        var flow = CheckoutComponentFlow(kind: .card)
        let effects = flow.play([.availabilityRequested, .availabilityChecked(nil), .rendered, .acknowledged])
        #expect(effects == ["checkAvailability", "announceReady"])
        #expect(flow.state == .ready)
        #expect(flow.play([.rendered, .availabilityRequested]) == [])
    }

    @Test(
        "CC-01 rendering it unchecked is told as componentIsAvailableNotChecked, and changes nothing",
        arguments: [
            CheckoutComponents.ComponentKind.card, .applePay,
        ])
    func unchecked(kind: CheckoutComponents.ComponentKind) throws {
        var flow = CheckoutComponentFlow(kind: kind)
        #expect(flow.play([.rendered]) == ["announceMisuse"])
        guard case .announcingMisuse(let misuse) = flow.state else {
            Issue.record("\(flow.stateName)")
            return
        }
        #expect(misuse.payload.failure.code == "componentIsAvailableNotChecked")
        #expect(flow.phase == .none)
        #expect(flow.handle(.acknowledged) == .rest)
        #expect(flow.state == .created)
    }

    @Test("CC-01 the top-level component may be rendered unchecked: it is checked then")
    func topLevel() {
        var flow = CheckoutComponentFlow(kind: .flow)
        let effects = flow.play([.rendered, .availabilityChecked(nil), .acknowledged])
        #expect(effects == ["checkAvailability", "announceReady"])
    }

    @Test("CC-02 what cannot be offered takes no tap and no input, and may be checked again")
    func unavailable() throws {
        for answer in [CheckoutComponentFlow.Event.availabilityChecked(ComponentSamples.failure), .deadlinePassed] {
            var flow = CheckoutComponentFlow(kind: .card)
            flow.play([.availabilityRequested, answer])
            #expect(flow.stateName == "unavailable")
            #expect(flow.handle(.rendered) == .refuse(.hidden))
            #expect(flow.handle(.tapped(ComponentSamples.start())) == .refuse(.hidden))
            #expect(flow.handle(.typed(try #require(ComponentSamples.typed()))) == .refuse(.hidden))
            #expect(flow.play([.availabilityRequested]) == ["checkAvailability"])
        }
    }

    @Test("CC-03 EN-28 onReady is made again after reset(), and what was typed is gone")
    func reset() throws {
        var flow = try CheckoutComponentFlow.ended { .submitted($0, .declined($0)) }
        #expect(flow.form.payload.input != nil)
        #expect(flow.play([.reset]) == ["announceReady"])
        #expect(flow.form.payload.input == nil)
        flow.play([.acknowledged])
        #expect(flow.state == .ready)
        #expect(flow.handle(.reset) == .ignore(.already))
    }

    @Test("CC-03 EN-28 a teardown is no reset(): shown again it is ready without onReady; after reset() with it")
    func shownAgain() throws {
        var flow = try CheckoutComponentFlow.ready()
        let shown: [CheckoutComponentFlow.Event] = [.availabilityRequested, .availabilityChecked(nil), .rendered]
        #expect(flow.play([.cancel(.teardown)] + shown) == ["checkAvailability"])
        #expect(flow.state == .ready)
        #expect(flow.play([.cancel(.teardown)]) == [])
        #expect(flow.handle(.reset) == .note)
        #expect(flow.handle(.reset) == .ignore(.already))
        #expect(flow.play(shown) == ["checkAvailability", "announceReady"])
        // One that went away before onReady had returned has not been told.
        #expect(flow.play([.cancel(.teardown)] + shown) == ["checkAvailability", "announceReady"])
    }

    @Test("EN-28 reset() is refused while an attempt is open and once the session is settled, a mismatch excepted")
    func resetRefused() throws {
        for name in ["tapped", "submitting", "tokenising", "submittingSession", "acting", "verifying", "announcing"] {
            var flow = try CheckoutComponentFlow.at(name == "announcing" ? "submittingSession" : name)
            if name == "announcing" { flow.play([.submitted(ComponentSamples.attempt(), .notSubmitted)]) }
            #expect(flow.handle(.reset) == .refuse(.alreadyProcessing))
        }
        var settled = try CheckoutComponentFlow.ended { .submitted($0, .approved($0)) }
        #expect(settled.handle(.reset) == .refuse(.alreadySettled))
        var mismatch = try CheckoutComponentFlow.ended { .submitted($0, .mismatched($0)) }
        #expect(mismatch.handle(.tapped(ComponentSamples.start())) == .refuse(.needsReconciliation))
        #expect(mismatch.play([.reset, .acknowledged]) == ["announceReady"])
        #expect(mismatch.settlement == .open)
    }
}
