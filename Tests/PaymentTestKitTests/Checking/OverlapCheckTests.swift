import PaymentTestKit
import Testing

@Suite("No two callbacks of a session at once")
struct OverlapCheckTests {
    private func record(
        _ name: String, _ begin: UInt64, _ end: UInt64?, abandonedAt: UInt64? = nil, session: String = "a"
    ) -> CallbackRecord {
        CallbackRecord(name, session: session, begin: begin, end: end, abandonedAt: abandonedAt)
    }

    @Test("EN-10 callbacks one after another are accepted, in whatever order they were noted")
    func sequence() {
        #expect(OverlapCheck.violations(in: [record("two", 3, 4), record("one", 1, 2)]).isEmpty)
    }

    @Test("EN-10 a callback that begins while another runs is found")
    func overlap() {
        let found = OverlapCheck.violations(in: [record("one", 1, 4), record("two", 2, 3)])
        #expect(found == [Violation("EN-10", session: "a", position: 1, "two began while one was running")])
    }

    @Test("EN-10 a long callback is found even with a short one between")
    func longHolder() {
        let found = OverlapCheck.violations(in: [record("long", 1, 10), record("short", 2, 3), record("third", 4, 5)])
        #expect(found.map(\.position) == [1, 2])
    }

    @Test("EN-10 a callback that never returned holds its session")
    func hung() {
        #expect(OverlapCheck.violations(in: [record("hung", 1, nil), record("next", 2, 3)]).count == 1)
    }

    @Test("EN-10 an abandoned callback no longer counts from the moment it was abandoned")
    func abandoned() {
        let hung = record("hung", 1, nil, abandonedAt: 3)
        #expect(OverlapCheck.violations(in: [hung, record("next", 4, 5)]).isEmpty)
        #expect(OverlapCheck.violations(in: [hung, record("next", 2, 5)]).count == 1)
        let late = record("late", 1, 9, abandonedAt: 3)
        #expect(OverlapCheck.violations(in: [late, record("next", 4, 5)]).isEmpty)
    }

    @Test("EN-13 callbacks of two sessions may overlap")
    func sessions() {
        #expect(OverlapCheck.violations(in: [record("one", 1, 4), record("two", 2, 3, session: "b")]).isEmpty)
    }
}
