import PaymentTestKit
import Testing

@testable import PaymentCheckout

struct BoundedRingTests {
    @Test("EN-52 the ring remembers 65,536 by default")
    func hasADefault() {
        #expect(BoundedRing<Int, Int>().capacity == 65_536)
        #expect(EngineConfiguration().rememberedSessions == 65_536)
    }

    @Test("EN-52 a full ring forgets the oldest and says what it was")
    func forgetsTheOldest() {
        var ring = BoundedRing<String, Int>(capacity: 2)
        #expect(ring.remember(1, for: "a") == nil)
        #expect(ring.remember(2, for: "b") == nil)
        let forgotten = ring.remember(3, for: "c")
        #expect(forgotten?.key == "a" && forgotten?.value == 1)
        #expect(ring["a"] == nil && ring["b"] == 2 && ring["c"] == 3 && ring.count == 2)
    }

    @Test("EN-52 a known key keeps its age when its value is replaced")
    func replaces() {
        var ring = BoundedRing<String, Int>(capacity: 2)
        ring.remember(1, for: "a")
        ring.remember(2, for: "b")
        ring.remember(9, for: "a")
        #expect(ring["a"] == 9 && ring.count == 2)
        #expect(ring.remember(3, for: "c")?.value == 9)
    }

    @Test(
        "EN-52 the ring agrees with a list of the newest, whatever is remembered and forgotten",
        arguments: UInt64(0)..<10)
    func agreesWithAList(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var ring = BoundedRing<Int, Int>(capacity: 16)
        // Places in order of arrival; a forgotten one keeps its place until the ring comes round.
        var list: [(key: Int, value: Int)?] = []
        for value in 0..<2_000 {
            let key = random.below(40)
            if random.below(4) == 0 {
                let index = list.firstIndex { $0?.key == key }
                #expect(ring.forget(key) == index.flatMap { list[$0]?.value })
                if let index { list[index] = nil }
            } else {
                if let index = list.firstIndex(where: { $0?.key == key }) {
                    list[index]?.value = value
                } else {
                    list.append((key, value))
                    if list.count > 16 { list.removeFirst() }
                }
                ring.remember(value, for: key)
            }
            #expect(ring.count == list.compactMap(\.self).count)
            for entry in list.compactMap(\.self) { #expect(ring[entry.key] == entry.value) }
        }
    }
}
