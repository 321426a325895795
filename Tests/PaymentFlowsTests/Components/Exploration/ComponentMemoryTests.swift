import PaymentFlows
import Testing

@Suite("The size of a component's flow")
struct ComponentMemoryTests {
    @Test("EN-62 a state, an event and an effect take at most 16 bytes: what they know is behind one reference")
    func sizes() {
        #expect(MemoryLayout<CheckoutComponentFlow.State>.size <= 16)
        #expect(MemoryLayout<CheckoutComponentFlow.Event>.size <= 16)
        #expect(MemoryLayout<CheckoutComponentFlow.Effect>.size <= 16)
    }
}
