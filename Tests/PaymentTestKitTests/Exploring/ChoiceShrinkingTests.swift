import Testing

@testable import PaymentTestKit

@Suite struct ChoiceShrinkingTests {
    @Test("EN-11 choices that do not matter go: what is left is needed")
    func keepsWhatMatters() {
        // It fails when a 2 comes anywhere after a 3.
        var shrinking = ChoiceShrinking([0, 1, 3, 0, 1, 2, 2, 1, 1], atMost: 500) { choices in
            choices.firstIndex(of: 3).map { choices[$0...].contains(2) } ?? false
        }
        shrinking.shrink()
        #expect(shrinking.choices == [3, 2])
    }

    @Test("EN-11 where nothing matters nothing is left, and where all does all stays")
    func ends() {
        var free = ChoiceShrinking([1, 2, 3], atMost: 500) { _ in true }
        free.shrink()
        #expect(free.choices.isEmpty)
        var tight = ChoiceShrinking([1, 2, 3], atMost: 500) { $0 == [1, 2, 3] }
        tight.shrink()
        #expect(tight.choices == [1, 2, 3])
    }

    @Test("EN-11 no more schedules are run than were allowed")
    func isBounded() {
        var runs = 0
        var shrinking = ChoiceShrinking(Array(repeating: 1, count: 100), atMost: 10) { _ in
            runs += 1
            return false
        }
        shrinking.shrink()
        #expect(runs == 10)
        #expect(shrinking.choices.count == 100)
    }
}
