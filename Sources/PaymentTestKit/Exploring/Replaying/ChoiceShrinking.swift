/// Makes the choices of a failing schedule fewer and plainer, as long as it still fails.
///
/// Greedy: the end is cut off, stretches are replaced by the first choice (zero), stretches are left out; from long stretches to single
/// choices, until nothing more can go or the runs are used up.
struct ChoiceShrinking {
    /// The shortest that failed.
    private(set) var choices: [Int]
    private var runs: Int
    private let stillFails: ([Int]) -> Bool

    /// - Parameters:
    ///   - choices: those of a schedule that fails.
    ///   - runs: how many schedules are tried at most.
    ///   - stillFails: whether a schedule of these choices fails in the same way.
    init(_ choices: [Int], atMost runs: Int, stillFails: @escaping ([Int]) -> Bool) {
        self.choices = choices
        self.runs = runs
        self.stillFails = stillFails
    }

    mutating func shrink() {
        var before: [Int]
        repeat {
            before = choices
            dropEnd()
            eachStretch { choices, stretch in
                choices[..<stretch.lowerBound] + stretch.map { _ in 0 } + choices[stretch.upperBound...]
            }
            eachStretch { choices, stretch in choices[..<stretch.lowerBound] + choices[stretch.upperBound...] }
        } while choices != before && runs > 0
    }

    private mutating func dropEnd() {
        var cut = choices.count / 2
        while cut > 0 {
            if !keep(choices.dropLast(cut)) { cut /= 2 }
            cut = min(cut, choices.count)
        }
    }

    /// - Parameter change: the choices with a stretch of them made plainer.
    private mutating func eachStretch(_ change: ([Int], Range<Int>) -> ArraySlice<Int>) {
        var length = max(1, choices.count / 2)
        while length > 0, runs > 0 {
            var start = 0
            while start < choices.count {
                let before = choices.count
                let isKept = keep(change(choices, start..<min(start + length, choices.count)))
                // Where a stretch was left out, the next one has taken its place.
                if !isKept || choices.count == before { start += length }
            }
            length /= 2
        }
    }

    private mutating func keep(_ fewer: ArraySlice<Int>) -> Bool {
        var fewer = Array(fewer)
        // What comes after the last one is the first anyway.
        while fewer.last == 0 { fewer.removeLast() }
        guard fewer != choices, runs > 0 else { return false }
        runs -= 1
        guard stillFails(fewer) else { return false }
        choices = fewer
        return true
    }
}
