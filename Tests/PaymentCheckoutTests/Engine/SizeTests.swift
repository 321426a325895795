import PaymentFlows
import Testing

@testable import PaymentCheckout

/// A server keeps many thousand sessions that wait for their shoppers. What each is made of may grow on purpose, never by accident.
///
/// The limits are where the allocator's next step begins: 16 bytes each, of which an object's header takes 16 and the allocator 8.
@Suite struct SizeTests {
    @Test(
        "EN-62 what a waiting session holds is no larger than it need be",
        arguments: [
            ("component", MemoryLayout<Component<PazeMethod>.Seat>.size, 190),
            ("course", MemoryLayout<Course<PazeFlow>>.size, 80),
            ("bounds", MemoryLayout<Bounds>.size, 44),
            ("flow", MemoryLayout<PazeFlow>.size, 24),
            ("state", MemoryLayout<PazeFlow.State>.size, 8),
            ("effect", MemoryLayout<PazeFlow.Effect>.size, 8),
            ("event", MemoryLayout<PazeFlow.Event>.size, 9),
            ("attempt", MemoryLayout<Attempt>.size, 72),
            ("handoff", MemoryLayout<PazeHandoff>.size, 40),
            ("configuration", MemoryLayout<SessionConfiguration>.size, 96),
            ("ledger", MemoryLayout<SessionLedger>.size, 32),
            ("roster", MemoryLayout<Roster>.size, 24),
            ("lane", MemoryLayout<Lane>.size, 9),
        ])
    func waiting(what: String, size: Int, limit: Int) { #expect(size <= limit, "\(what)") }

    @Test(
        "EN-62 what a call in flight holds is no larger than it need be",
        arguments: [
            ("request", MemoryLayout<PazeCheckoutRequest>.size, 120),
            ("call", MemoryLayout<GatewayCall<PazeCheckoutSession>>.size, 56),
            ("answer", MemoryLayout<CallResult<PazeCheckoutSession>>.size, 24),
            ("refusal", MemoryLayout<ProviderRefusal>.size, 8),
        ])
    func inFlight(what: String, size: Int, limit: Int) { #expect(size <= limit, "\(what)") }
}
