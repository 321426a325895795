package import PaymentFlows

/// What happened in an explored session, and where it stood at the end.
package struct SessionTrace<Method: ExploredMethod>: ExploredTrace {
    /// What the engine says of the session when nothing goes on any more.
    package struct Rest: Hashable, Sendable {
        package var isClaimed = false
        package var isProcessing = false
        package var liveSessions = 0
        package var liveDeadlines = 0
        package var deadlinesFired = 0
        /// What observers were told is not everything.
        package var hasGaps = false
        /// Nil: the session was never opened.
        package var settlement: Settlement?
        package var attempts = 0
    }

    /// What happened, in order.
    package let entries: [TraceEntry<Method>]
    /// Where it stood at the end.
    package let rest: Rest
    /// A number of both.
    package let digest: UInt64

    init(_ entries: [TraceEntry<Method>], _ rest: Rest) {
        self.entries = entries
        self.rest = rest
        var digest = Digest()
        for entry in entries { entry.mix(into: &digest) }
        digest.mix((rest.isClaimed ? 1 : 0) + (rest.isProcessing ? 2 : 0) + (rest.hasGaps ? 4 : 0))
        for count in [rest.liveSessions, rest.liveDeadlines, rest.deadlinesFired, rest.attempts] {
            digest.mix(UInt64(count))
        }
        digest.mix(rest.settlement.map { UInt64($0.rawValue) } ?? 0xff)
        self.digest = digest.value
    }

    /// What happened, in words, numbered.
    package var timeline: [String] {
        entries.enumerated().map { "\($0.offset + 1) \($0.element.words(in: entries))" }
    }

    /// The outcomes, in the order in which they were decided.
    package var endings: [AttemptEnding] { SessionFacts(entries).outcomes.map(\.ending) }
    /// The callbacks of all components.
    package var callbacks: [CallbackRecord] {
        SessionFacts(entries).callbacks.flatMap { $0 }.sorted { $0.begin < $1.begin }
    }
    /// How many money-moving calls were started.
    package var moneyCalls: Int {
        entries.count { if case .called(_, _?) = $0 { true } else { false } }
    }
}
