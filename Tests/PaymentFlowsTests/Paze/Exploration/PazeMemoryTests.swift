import PaymentFlows
import Testing

@Suite("The size of the Paze flow")
struct PazeMemoryTests {
    @Test("EN-62 a state, an event and an effect take at most 16 bytes: what they know is behind one reference")
    func sizes() {
        #expect(MemoryLayout<PazeFlow.State>.size <= 16)
        #expect(MemoryLayout<PazeFlow.Event>.size <= 16)
        #expect(MemoryLayout<PazeFlow.Effect>.size <= 16)
    }
}
