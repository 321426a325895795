public import PaymentFlows

/// Every accepted attempt of a session has exactly one outcome, and the processing flag is down at the end.
///
/// Fed with what the session's stream of outcomes shows (EN-21, EN-30), not with what its waiters get: those are many.
public struct OutcomeCheck: Sendable {
    /// The session that is watched.
    public let session: String
    /// The outcomes so far.
    public private(set) var endings: [AttemptID: AttemptEnding] = [:]
    private var accepted: Set<AttemptID> = []
    private var queued: Set<AttemptID> = []
    private var found: [Violation] = []

    /// Watches one session.
    public init(session: String) {
        self.session = session
    }

    /// Notes that a tap was accepted as this attempt.
    public mutating func accept(_ attempt: AttemptID) {
        if !accepted.insert(attempt).inserted { report("EN-20", "\(attempt) was accepted twice") }
    }

    /// Notes that a tap was queued as this attempt: it may be dropped with an outcome, or refused without (EN-14).
    public mutating func queue(_ attempt: AttemptID) {
        if !queued.insert(attempt).inserted { report("EN-14", "\(attempt) was queued twice") }
    }

    /// Notes an attempt's outcome.
    public mutating func end(_ attempt: AttemptID, as ending: AttemptEnding) {
        switch endings.updateValue(ending, forKey: attempt) {
        case nil: break
        case ending: report("EN-30", "\(attempt) was told its outcome twice")
        case let first?: report("EN-30", "the outcome of \(attempt) changed from \(first) to \(ending)")
        }
    }

    /// Says what was violated, once nothing runs any more.
    ///
    /// - Parameter flagIsUp: Whether `isProcessing` still shows an attempt (EN-23).
    public func violations(flagIsUp: Bool) -> [Violation] {
        var all = found
        for attempt in accepted.sorted() where endings[attempt] == nil {
            all.append(Violation("EN-30", session: session, "\(attempt) has no outcome"))
        }
        for attempt in endings.keys.sorted() where !accepted.contains(attempt) && !queued.contains(attempt) {
            all.append(Violation("EN-30", session: session, "\(attempt) has an outcome and was never accepted"))
        }
        if let paid = endings.keys.sorted().first(where: { endings[$0] == .succeeded }) {
            for attempt in accepted.union(queued).sorted() where attempt > paid && !wasDropped(attempt) {
                all.append(Violation("EN-22", session: session, "\(attempt) began after \(paid) had succeeded"))
            }
        }
        if flagIsUp { all.append(Violation("EN-23", session: session, "isProcessing is up and no attempt is open")) }
        return all
    }

    /// A tap that was queued before the success never becomes an attempt of its own.
    private func wasDropped(_ attempt: AttemptID) -> Bool {
        queued.contains(attempt) && !accepted.contains(attempt) && endings[attempt]?.isCancelled ?? true
    }

    private mutating func report(_ rule: String, _ reason: String) {
        found.append(Violation(rule, session: session, reason))
    }
}
