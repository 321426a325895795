import PaymentFlows
import Testing

@Suite("The size of the payout flow")
struct PayoutMemoryTests {
    @Test("EN-62 a state, an event and an effect take at most 16 bytes: what they know is behind one reference")
    func sizes() {
        #expect(MemoryLayout<PayoutFlow.State>.size <= 16)
        #expect(MemoryLayout<PayoutFlow.Event>.size <= 16)
        #expect(MemoryLayout<PayoutFlow.Effect>.size <= 16)
    }
}
