internal import PaymentCheckout

/// The sessions that run, so that one that hangs can be shown.
final class LiveSessions: Sendable {
    private final class Shard: Sendable { let sessions = Lock<[Int: StressSession]>([:]) }
    private let shards = (0..<16).map { _ in Shard() }

    func begin(_ session: StressSession) { shard(session).sessions.withLock { $0[session.plan.number] = session } }
    func end(_ session: StressSession) { shard(session).sessions.withLock { $0[session.plan.number] = nil } }

    /// The oldest of those that run.
    func some(_ count: Int) -> [StressSession] {
        let all = shards.flatMap { shard in shard.sessions.withLock { Array($0.values) } }
        return Array(all.sorted { $0.plan.number < $1.plan.number }.prefix(count))
    }

    private func shard(_ session: StressSession) -> Shard { shards[session.plan.number & 15] }
}
