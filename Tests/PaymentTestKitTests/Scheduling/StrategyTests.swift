import PaymentTestKit
import Testing

@Suite struct StrategyTests {
    /// A schedule with choices of these widths, whatever is chosen.
    private func follow(_ strategy: inout some ScheduleStrategy, _ widths: [Int]) -> [Int] {
        widths.map { strategy.choose(from: Array(1...$0)) }
    }

    @Test("EN-11 an exhaustive search takes every schedule once, in order, and says that it is complete")
    func exhaustive() {
        var strategy = ExhaustiveStrategy()
        var seen: [[Int]] = []
        #expect(strategy.coverage == .stopped)
        while strategy.begin(seed: 7) { seen.append(follow(&strategy, [2, 3])) }
        #expect(seen == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]])
        #expect(strategy.coverage == .complete)
        let isOver = !strategy.begin(seed: 8)
        #expect(isOver)
    }

    @Test("EN-11 an exhaustive search follows choices that open others")
    func exhaustiveDeepens() {
        var strategy = ExhaustiveStrategy()
        var seen: [[Int]] = []
        while strategy.begin(seed: 0) {
            let first = strategy.choose(from: [1, 2])
            seen.append(first == 1 ? [first, strategy.choose(from: [1, 3])] : [first])
        }
        #expect(seen == [[0], [1, 0], [1, 1]])
    }

    @Test("EN-11 a search with a bound leaves out what has more detours, and says so")
    func exhaustiveWithinBounds() {
        var strategy = ExhaustiveStrategy(maxDetours: 1)
        var seen: [[Int]] = []
        while strategy.begin(seed: 0) { seen.append(follow(&strategy, [2, 3])) }
        #expect(seen == [[0, 0], [0, 1], [0, 2], [1, 0]])
        #expect(strategy.coverage == .completeWithin(detours: 1))
        // A bound that nothing exceeds is none.
        var wide = ExhaustiveStrategy(maxDetours: 2)
        while wide.begin(seed: 0) { _ = follow(&wide, [2, 3]) }
        #expect(wide.coverage == .complete)
    }

    @Test("EN-11 PCT of depth one never leaves the task of highest rank, and each fall takes it out once")
    func pct() {
        var flat = PCTStrategy(depth: 1, choices: 20)
        var deep = PCTStrategy(depth: 2, choices: 20)
        for seed in UInt64(0)..<20 {
            #expect(flat.begin(seed: seed) && deep.begin(seed: seed))
            let (calm, turned) = (
                follow(&flat, Array(repeating: 3, count: 20)), follow(&deep, Array(repeating: 3, count: 20))
            )
            #expect(Set(calm).count == 1)
            #expect(zip(turned, turned.dropFirst()).count { $0 != $1 } <= 1)
        }
    }

    @Test("EN-11 a replay follows what was recorded, once, and then takes the first")
    func replays() {
        var strategy = ReplayStrategy([1, 9, 0])
        let (begins, seen, again) = (
            strategy.begin(seed: 5), follow(&strategy, [2, 3, 2, 2]), strategy.begin(seed: 5)
        )
        #expect(begins && !again)
        // There were only three at the second.
        #expect(seen == [1, 2, 0, 0])
    }

    @Test("EN-11 a mix takes the strategy of its seed, and says which")
    func mixes() {
        var strategy = MixedStrategy()
        var names: [String] = []
        for seed in UInt64(10)..<20 {
            let begins = strategy.begin(seed: seed)
            #expect(begins)
            names.append(strategy.name)
        }
        #expect(names.count { $0 == "mix: random" } == 7)
        #expect(Set(names.suffix(3)) == Set((1...3).map { "mix: pct, depth \($0), 400 choices" }))
        var none = MixedStrategy([])
        let begins = none.begin(seed: 0)
        #expect(!begins)
    }

    @Test("EN-11 a digest is that of its definition, so that it is the same in every process")
    func digests() {
        // FNV-1a of "a", as published with the algorithm.
        var digest = Digest()
        digest.mix(0x61)
        #expect(digest.value == 0xaf63_dc4c_8601_ec8c)
        // The end of a text counts.
        var (one, other) = (Digest(), Digest())
        one.mix("ab")
        one.mix("c")
        other.mix("a")
        other.mix("bc")
        #expect(one != other)
    }
}
