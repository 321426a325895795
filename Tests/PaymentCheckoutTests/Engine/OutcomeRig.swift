import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// One Paze button on an engine whose time the test moves, with everything written down that anybody could see of it.
final class OutcomeRig: Sendable {
    let clock: ManualClock
    let gateway: ScriptedPazeGateway
    let merchant = ScriptedMerchant()
    let engine: PaymentEngine
    let checkout: PxpCheckout
    let button: PazeButtonComponent
    let seen = EventLog<SessionEvent>()
    private let reader: Task<Void, Never>

    /// - Parameter sharing: another rig, whose engine, gateway and clock this session uses too.
    init(
        sharing other: OutcomeRig? = nil, configuration: EngineConfiguration = EngineConfiguration(),
        journal: (any PaymentJournal)? = nil, transactionId: String = "order-1", expiry: Date? = nil,
        wallClock: WallClock = WallClock(1_000),
        _ script: @Sendable (inout ScriptedPazeGateway.Script) -> Void = { _ in }
    ) async throws {
        clock = other?.clock ?? ManualClock()
        gateway = other?.gateway ?? ScriptedPazeGateway()
        gateway.change(script)
        engine =
            other?.engine
            ?? PaymentEngine(
                ports: PaymentPorts(paze: gateway), configuration: configuration, clock: clock, journal: journal,
                wallClock: { wallClock.now })
        checkout = try engine.open(
            PazeSamples.config(
                transactionId: transactionId, expiry: expiry,
                onGetShopper: { [merchant] in await merchant.onGetShopper() }))
        button = try checkout.create(.pazeButton, componentConfig: merchant.config)
        let (stream, seen) = (await checkout.events(), seen)
        reader = Task { for await event in stream { seen.append(event) } }
    }

    deinit { reader.cancel() }

    /// The button is shown and tapped, and the shopper sent to the web checkout.
    func tap() async throws -> AttemptID {
        await button.appear()
        let progress = await button.tap()
        guard case .waiting(.checkout(let handoff)) = progress else { throw Unexpected(what: "\(progress)") }
        return handoff.payload.attempt.payload.id
    }

    /// The shopper pays, and everything answers at once.
    func pay() async throws -> PazeButtonComponent.Progress {
        let attempt = try await tap()
        return await button.deliver(PazeSamples.checkout(), attempt: attempt)
    }

    /// Tapped and delivered, until a call has been started.
    func reach(_ call: PazeCall) async throws -> AttemptID {
        await button.appear()
        await button.postTap()
        if call != .createCheckout {
            await entered("awaitingCheckout")
            _ = await button.postDelivery(PazeSamples.checkout(), attempt: AttemptID(1))
        }
        await gateway.calls.until(call)
        await settle()
        return AttemptID(1)
    }

    /// Returns when a state has been entered so often, and what it waits for is armed.
    func entered(_ state: String, times: Int = 1) async {
        await seen.until { events in events.count { $0.state == state } >= times }
        await settle()
    }

    /// What runs on the session's executor now is over when this returns.
    func settle() async { _ = await button.state }

    /// The name of the present state.
    var state: String { get async { await checkout.snapshot().components.last?.state ?? "none" } }

    func outcome(_ attempt: AttemptID = AttemptID(1)) async throws -> Outcome {
        try #require(await button.outcome(of: attempt))
    }

    /// Moves to the next instant that anything waits for, and returns it.
    @discardableResult
    func nextInstant() async -> Int64 {
        await settle()
        await clock.sleepers(atLeast: 1)
        clock.advanceToEarliest()
        return clock.now.nanoseconds
    }

    /// The callbacks of the attempt: those of presentment left out.
    var callbacks: [PazeCallbackName] {
        merchant.begun.entries.filter { $0 != .onInit && $0 != .onPresentmentResolvedTrue }
    }
}

extension SessionEvent {
    var state: String? { if case .transition(let step) = self { step.state } else { nil } }
    var diagnostic: Diagnostic? { if case .diagnostic(let diagnostic) = self { diagnostic } else { nil } }
}

extension TransactionReply {
    /// The sample authorisation, changed.
    static func sample(_ change: (inout TransactionReply) -> Void) -> TransactionReply {
        var reply = PazeSamples.authorised
        change(&reply)
        return reply
    }
    static let refused = sample { $0.state = .refused }
}
