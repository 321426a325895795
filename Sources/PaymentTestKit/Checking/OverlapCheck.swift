internal import PaymentFlows

/// No two callbacks of a session run at the same moment, but for abandoned ones (EN-10).
public enum OverlapCheck {
    /// Finds every callback that began while another of its session was running.
    ///
    /// The records may be of many sessions and in any order. Positions are those in the session, by beginning.
    public static func violations(in records: [CallbackRecord]) -> [Violation] {
        var sessions: [String: [CallbackRecord]] = [:]
        for record in records { sessions[record.session, default: []].append(record) }
        return sessions.keys.sorted().flatMap { session in
            violations(ofSession: session, sessions[session, default: []].sorted { $0.begin < $1.begin })
        }
    }

    private static func violations(ofSession session: String, _ records: [CallbackRecord]) -> [Violation] {
        var found: [Violation] = []
        var holder: CallbackRecord?
        for (position, record) in records.enumerated() {
            if record.holdsUntil < record.begin {
                let reason = "\(record.name) was left before it began: the record is wrong"
                found.append(Violation("EN-10", session: session, position: position, reason))
            }
            if let holder, record.begin < holder.holdsUntil {
                let reason = "\(record.name) began while \(holder.name) was running"
                found.append(Violation("EN-10", session: session, position: position, reason))
            }
            if holder.map({ $0.holdsUntil < record.holdsUntil }) ?? true { holder = record }
        }
        return found
    }
}
