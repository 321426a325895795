import PaymentFlows
import Testing

@testable import PaymentCheckout

/// A server keeps many thousand sessions that wait for their shoppers. What each is made of may grow on purpose, never by accident.
///
/// The limits are where the allocator's next step begins: 16 bytes each, of which an object's header takes 16 and the allocator 8.
@Suite struct SizeTests {
    typealias Pinned = (what: String, size: Int, limit: Int)

    @Test(
        "EN-62 what a waiting session holds is no larger than it need be",
        arguments: [
            pinned("component", Component<PazeMethod>.Seat.self, 200),
            pinned("course", Course<PazeFlow>.self, 80),
            pinned("bounds", Bounds.self, 44),
            pinned("flow", PazeFlow.self, 24),
            pinned("state", PazeFlow.State.self, 8),
            pinned("effect", PazeFlow.Effect.self, 8),
            pinned("event", PazeFlow.Event.self, 9),
            pinned("attempt", Attempt.self, 72),
            pinned("handoff", PazeHandoff.self, 40),
            pinned("configuration", SessionConfiguration.self, 112),
            pinned("ledger", SessionLedger.self, 32),
            pinned("roster", Roster.self, 24),
            pinned("lane", Lane.self, 9),
        ])
    func waiting(pinned: Pinned) { #expect(pinned.size <= pinned.limit, "\(pinned.what)") }

    @Test(
        "EN-62 what a call in flight holds is no larger than it need be",
        arguments: [
            pinned("request", PazeCheckoutRequest.self, 120),
            pinned("call", GatewayCall<PazeCheckoutSession>.self, 64),
            pinned("answer", CallResult<PazeCheckoutSession>.self, 24),
            pinned("refusal", ProviderRefusal.self, 8),
        ])
    func inFlight(pinned: Pinned) { #expect(pinned.size <= pinned.limit, "\(pinned.what)") }

    private static func pinned<Value: ~Copyable>(_ what: String, _ type: Value.Type, _ limit: Int) -> Pinned {
        (what, MemoryLayout<Value>.size, limit)
    }
}
