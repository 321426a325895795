import PaymentTestKit
import Testing

@testable import PaymentCheckout

@Suite struct CompactTableTests {
    /// How many bits of a hash tell keys apart: none, few, all.
    @Test(
        "EN-60 the table of sessions finds exactly what was put in and not taken out, however hashes fall",
        arguments: [0, 3, 12, 64])
    func model(bits: UInt64) {
        var table = CompactTable<Int>()
        var model: Set<Int> = []
        var random = SplitMix64(seed: bits &+ 1)
        func hash(_ key: Int) -> UInt64 {
            bits == 64 ? UInt64(key) &* 0xD134_2543_DE82_EF95 : UInt64(key) & ((1 << bits) - 1)
        }
        // It fills, churns and empties.
        for (rounds, inserts) in [(1_500, 9), (1_500, 5), (3_000, 1)] {
            for _ in 0..<rounds {
                let key = random.below(bits == 0 ? 60 : 1_200)
                #expect(table.find(hash(key)) { $0 == key } == (model.contains(key) ? key : nil))
                if random.below(10) < inserts {
                    if model.insert(key).inserted { table.insert(key, hash(key)) }
                } else {
                    #expect(table.remove(hash(key)) { $0 == key } == model.remove(key))
                }
                #expect(table.count == model.count)
            }
            #expect(Set(table.all) == model && table.all.count == model.count)
        }
        for key in model { #expect(table.remove(hash(key)) { $0 == key } == key) }
        #expect(table.count == 0 && table.all.isEmpty)
    }

    @Test("EN-62 the table has little room that it does not use, and gives back what it needs no more")
    func room() {
        var table = CompactTable<Int>()
        var rooms: [Double] = []
        for key in 0..<20_000 {
            table.insert(key, UInt64(key))
            if key % 500 == 499 { rooms.append(Double(table.capacity) / Double(key + 1)) }
        }
        #expect(rooms.allSatisfy { $0 < 1.6 })
        for key in 0..<19_000 { _ = table.remove(UInt64(key)) { $0 == key } }
        #expect(table.capacity < 5_000)
        let left = (19_000..<20_000).filter { key in table.find(UInt64(key)) { $0 == key } == key }
        #expect(left.count == 1_000)
    }
}
