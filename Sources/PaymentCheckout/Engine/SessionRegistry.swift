internal import PaymentFlows
internal import Synchronization

/// The live sessions by id, and which transactions they are for; sharded, so that two cores do not fight over one lock.
final class SessionRegistry: Sendable {
    enum Admission { case admitted, refused(AdmissionRefusal) }

    private struct Shard: Sendable {
        var sessions: [SessionID: PxpSession] = [:]
    }
    /// Sessions by owner and merchant transaction id: by a hash, since a million of them must fit; a hit is checked against the
    /// session itself, and the few whose hash was taken already are kept by their whole key.
    private struct Transactions: Sendable {
        var byDigest: [UInt64: SessionID] = [:]
        var collided: [TransactionKey: SessionID] = [:]
    }
    private final class Cell<State: Sendable>: Sendable {
        let lock: Lock<State>
        init(_ state: State) { lock = Lock(state) }
    }
    private let shards: [Cell<Shard>]
    private let transactions: [Cell<Transactions>]
    /// What became of the transactions of closed sessions (EN-52).
    private let closed: [Cell<BoundedRing<TransactionKey, ClosedSession>>]
    private let live = Atomic<Int>(0)
    private let limit: Int
    private let digest: @Sendable (TransactionKey) -> UInt64

    /// - Parameter digest: the hash of a key; another one only to make hashes collide.
    init(limit: Int, remembered: Int, digest: @escaping @Sendable (TransactionKey) -> UInt64 = \.digest) {
        self.limit = limit
        self.digest = digest
        let count = 16
        shards = (0..<count).map { _ in Cell(Shard()) }
        transactions = (0..<count).map { _ in Cell(Transactions()) }
        // A small ring is one, so that it forgets exactly the oldest; a large one is shared out like all else.
        let rings = remembered < 256 * count ? 1 : count
        closed = (0..<rings).map { _ in Cell(BoundedRing(capacity: remembered / rings)) }
    }

    var count: Int { live.load(ordering: .acquiring) }

    func find(_ id: SessionID) -> PxpSession? { shard(id).lock.withLock { $0.sessions[id] } }

    func all() -> [PxpSession] { shards.flatMap { cell in cell.lock.withLock { Array($0.sessions.values) } } }

    func admit(_ session: PxpSession) -> Admission {
        guard live.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue <= limit else {
            live.wrappingSubtract(1, ordering: .acquiringAndReleasing)
            return .refused(.overLimit(limit))
        }
        let id = session.supervisor.id
        // The session is findable before its transaction is taken, so that whoever collides can look at it.
        shard(id).lock.withLock { $0.sessions[id] = session }
        if let holder = claim(session.transaction, for: id) {
            shard(id).lock.withLock { _ = $0.sessions.removeValue(forKey: id) }
            live.wrappingSubtract(1, ordering: .acquiringAndReleasing)
            return .refused(.duplicateTransaction(holder))
        }
        return .admitted
    }

    /// Takes a transaction for a session; the session that has it already, if there is one (EN-65).
    private func claim(_ key: TransactionKey, for id: SessionID) -> SessionID? {
        let digest = digest(key)
        return cell(digest).lock.withLock { transactions in
            let known = ring(digest).lock.withLock { $0[key] }
            if let known, known.refusesAnother { return known.id }
            guard let holder = transactions.byDigest[digest] else {
                // Whoever holds the key may have come second to a hash that is free again.
                if let holder = transactions.collided[key] { return holder }
                transactions.byDigest[digest] = id
                return nil
            }
            if isHolder(holder, of: key) { return holder }
            if let holder = transactions.collided[key] { return holder }
            transactions.collided[key] = id
            return nil
        }
    }

    private func isHolder(_ id: SessionID, of key: TransactionKey) -> Bool {
        find(id).map { $0.transaction == key } ?? false
    }

    /// Removes a session and remembers what became of its transaction (EN-52). False: it was gone.
    ///
    /// - Parameter closed: nil: it is not remembered.
    func remove(_ session: PxpSession, remembering closed: ClosedSession?) -> Bool {
        let id = session.supervisor.id
        let key = session.transaction
        let digest = digest(key)
        // Remembered before it is given up, and given up before the session goes: nobody finds the transaction free in between.
        let held = cell(digest).lock.withLock { transactions in
            if transactions.byDigest[digest] == id {
                transactions.byDigest[digest] = nil
            } else if transactions.collided[key] == id {
                transactions.collided[key] = nil
            } else {
                return false
            }
            if let closed { ring(digest).lock.withLock { _ = $0.remember(closed, for: key) } }
            return true
        }
        guard held else { return false }
        shard(id).lock.withLock { _ = $0.sessions.removeValue(forKey: id) }
        live.wrappingSubtract(1, ordering: .acquiringAndReleasing)
        return true
    }

    private func shard(_ id: SessionID) -> Cell<Shard> { shards[Int(id.rawValue >> 32) & 15] }
    private func ring(_ digest: UInt64) -> Cell<BoundedRing<TransactionKey, ClosedSession>> {
        closed[Int(digest >> 40) % closed.count]
    }
    private func cell(_ digest: UInt64) -> Cell<Transactions> { transactions[Int(digest >> 32) & 15] }
}
