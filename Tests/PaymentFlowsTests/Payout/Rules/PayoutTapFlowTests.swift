import PaymentFlows
import Testing

@Suite("A tap on the payout component")
struct PayoutTapFlowTests {
    private let attempt = Samples.attempt()

    @Test("PO-01 the states of the happy path, in their order")
    func happyPath() {
        var flow = PayoutFlow()
        var states = [flow.stateName]
        for event in PayoutFlow.happyPath(attempt).dropLast(2) + [.paid(attempt, .approved), .acknowledged] {
            _ = flow.handle(event)
            states.append(flow.stateName)
        }
        #expect(
            states == [
                "idle", "clicked", "validating", "askingApproval", "reserving", "paying", "announcing", "ended",
            ])
    }

    @Test("PO-02 onClick comes before the validation, and the gate after it")
    func order() {
        var flow = PayoutFlow()
        let effects = flow.play(Array(PayoutFlow.happyPath(attempt).prefix(4)))
        #expect(effects == ["announceClick", "validate", "askApproval", "reserveSlot"])
    }

    @Test("PO-02 a configuration that cannot be used is onError, and the gate is not asked")
    func invalid() throws {
        var flow = try PayoutFlow.at("validating")
        #expect(flow.play([.invalidated(PayoutSamples.failure), .acknowledged]) == ["announce"])
        #expect(flow.told == "onError(SDK0809)")
        #expect(flow.outcome == .failed(PayoutSamples.failure))
    }

    @Test("PO-03 a no of the gate is onCancel, cancelled by the merchant, and no payout call follows")
    func vetoed() throws {
        var flow = try PayoutFlow.at("askingApproval")
        #expect(
            flow.play([.decided(false), .acknowledged, .decided(true), .slotGranted(Samples.sentAt)]) == ["announce"])
        #expect(flow.told == "onCancel")
        #expect(flow.outcome == .cancelled(Evidence(Cancellation(by: .merchant, at: "askingApproval"))))
    }

    @Test("PO-03 C32 a host's cancel ends a gate that does not answer, with one onCancel, and a late yes pays nothing")
    func lateApproval() throws {
        var flow = try PayoutFlow.at("askingApproval")
        #expect(
            flow.play([.cancel(.host), .acknowledged, .decided(true), .slotGranted(Samples.sentAt)]) == ["announce"])
        #expect(flow.told == "onCancel")
        #expect(flow.phase == .ended)
    }

    @Test("EN-17 a gate that passes its deadline is onError FLOW0002, never an approval")
    func gateDeadline() throws {
        var flow = try PayoutFlow.at("askingApproval")
        #expect(flow.play([.deadlinePassed, .decided(true)]) == ["announce"])
        #expect(flow.told == "onError(FLOW0002)")
    }

    @Test("EN-17 onClick counts as returned past its deadline")
    func clickDeadline() throws {
        var flow = try PayoutFlow.at("clicked")
        #expect(flow.handle(.deadlinePassed) == .perform(.validate(attempt)))
    }

    @Test("EN-41 a gate has no deadline by default; a call has 30 s and a notification 30 s")
    func limits() throws {
        let deadlines = DeadlinePolicy()
        #expect(try PayoutFlow.at("askingApproval").limit(deadlines) == nil)
        #expect(try PayoutFlow.at("clicked").limit(deadlines) == .after(.seconds(30)))
        #expect(try PayoutFlow.at("paying").limit(deadlines) == .after(.seconds(30)))
        #expect(try PayoutFlow.at("reserving").limit(deadlines) == nil)
        var patient = deadlines
        patient.gate = .seconds(600)
        #expect(try PayoutFlow.at("askingApproval").limit(patient) == .after(.seconds(600)))
    }

    @Test("EN-23 the flag is up from the accepted tap until the outcome is decided")
    func flag() throws {
        #expect(!PayoutFlow().phase.isProcessing)
        for name in ["clicked", "validating", "askingApproval", "reserving", "paying", "verifying", "querying"] {
            #expect(try PayoutFlow.at(name).phase.isProcessing)
        }
        #expect(try !PayoutFlow.ended({ .paid($0, .approved) }).phase.isProcessing)
        #expect(try !PayoutFlow.handedOver().phase.isProcessing)
    }

    @Test("EN-20 a tap while an attempt is open is refused, and changes nothing")
    func second() throws {
        let other = Samples.attempt(2)
        for name in ["clicked", "validating", "askingApproval", "reserving", "paying", "verifying", "querying"] {
            var flow = try PayoutFlow.at(name)
            let before = flow
            #expect(flow.handle(.tapped(other)) == .refuse(.alreadyProcessing))
            #expect(flow == before)
        }
    }

    @Test("EN-14 a tap while the last callback runs is kept for later")
    func queued() throws {
        var flow = try PayoutFlow.at("paying")
        _ = flow.handle(.paid(attempt, .declined))
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .postpone)
    }

    @Test("EN-22 after a failure, a no or a cancel a new tap starts afresh")
    func afresh() throws {
        let ends: [(Evidence<Attempt>) -> PayoutFlow.Event] = [
            { .paid($0, .declined) }, { .paid($0, .notSent) }, { .paid($0, .success(.failed(PayoutSamples.error))) },
        ]
        for end in ends {
            var flow = try PayoutFlow.ended(end)
            #expect(flow.handle(.tapped(Samples.attempt(2))) == .perform(.announceClick))
        }
    }

    @Test("EN-46 a tap on an expired session is onError FLOW0003 at once: no click, no gate")
    func expired() {
        var flow = PayoutFlow()
        #expect(flow.play([.tappedExpired(attempt), .acknowledged]) == ["announce"])
        #expect(flow.told == "onError(FLOW0003)")
    }

    @Test("EN-18 a component that has gone takes no tap until it is back")
    func gone() {
        var flow = PayoutFlow()
        #expect(flow.handle(.cancel(.teardown)) == .rest)
        #expect(flow.handle(.tapped(attempt)) == .refuse(.notReady))
        #expect(flow.handle(.appeared) == .rest)
        #expect(flow.handle(.tapped(attempt)) == .perform(.announceClick))
    }
}
