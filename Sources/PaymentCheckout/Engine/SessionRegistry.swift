internal import PaymentFlows
internal import Synchronization

/// The live sessions by id, and which transactions they are for; sharded, so that two cores do not fight over one lock.
final class SessionRegistry: Sendable {
    enum Admission { case admitted, refused(AdmissionRefusal) }

    private struct Shard: Sendable {
        var sessions: [SessionID: PxpSession] = [:]
    }
    /// Sessions by owner and merchant transaction id: by a hash, since a million of them must fit; a hit is checked against the session itself.
    private struct Transactions: Sendable {
        var live: [UInt64: SessionID] = [:]
        var closed: BoundedRing<TransactionKey, ClosedSession>
    }
    private final class Cell<State: Sendable>: Sendable {
        let lock: Lock<State>
        init(_ state: State) { lock = Lock(state) }
    }
    private let shards: [Cell<Shard>]
    private let transactions: [Cell<Transactions>]
    private let live = Atomic<Int>(0)
    private let limit: Int

    init(limit: Int, remembered: Int) {
        self.limit = limit
        let count = 16
        shards = (0..<count).map { _ in Cell(Shard()) }
        transactions = (0..<count).map { _ in
            Cell(Transactions(closed: BoundedRing(capacity: max(1, remembered / count))))
        }
    }

    var count: Int { live.load(ordering: .acquiring) }

    func find(_ id: SessionID) -> PxpSession? { shard(id).lock.withLock { $0.sessions[id] } }

    func all() -> [PxpSession] { shards.flatMap { cell in cell.lock.withLock { Array($0.sessions.values) } } }

    func admit(_ session: PxpSession, _ config: CheckoutConfig) -> Admission {
        guard live.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue <= limit else {
            live.wrappingSubtract(1, ordering: .acquiringAndReleasing)
            return .refused(.overLimit(limit))
        }
        let key = TransactionKey(config)
        let id = session.supervisor.id
        // The session is findable before its transaction is taken, so that whoever collides can look at it.
        shard(id).lock.withLock { $0.sessions[id] = session }
        if let holder = claim(key, for: id) {
            shard(id).lock.withLock { _ = $0.sessions.removeValue(forKey: id) }
            live.wrappingSubtract(1, ordering: .acquiringAndReleasing)
            return .refused(.duplicateTransaction(holder))
        }
        return .admitted
    }

    /// Takes a transaction for a session; the session that has it already, if there is one (EN-65).
    private func claim(_ key: TransactionKey, for id: SessionID) -> SessionID? {
        cell(key).lock.withLock { transactions in
            if let closed = transactions.closed[key], closed.refusesAnother { return closed.id }
            var slot = key.digest
            while let holder = transactions.live[slot] {
                if isHolder(holder, of: key) { return holder }
                slot &+= 1
            }
            transactions.live[slot] = id
            return nil
        }
    }

    private func isHolder(_ id: SessionID, of key: TransactionKey) -> Bool {
        find(id).map { TransactionKey($0.config) == key } ?? false
    }

    /// Removes a session and remembers what became of its transaction (EN-52). False: it was gone.
    func remove(_ session: PxpSession, remembering closed: ClosedSession) -> Bool {
        let id = session.supervisor.id
        guard shard(id).lock.withLock({ $0.sessions.removeValue(forKey: id) }) != nil else { return false }
        let key = TransactionKey(session.config)
        cell(key).lock.withLock { transactions in
            var slot = key.digest
            while let holder = transactions.live[slot] {
                if holder == id { break }
                slot &+= 1
            }
            transactions.live[slot] = nil
            refill(&transactions, after: slot)
            _ = transactions.closed.remember(closed, for: key)
        }
        live.wrappingSubtract(1, ordering: .acquiringAndReleasing)
        return true
    }

    /// Entries that had moved on past a colliding one move back, so that a search that ends at a gap finds them.
    private func refill(_ transactions: inout Transactions, after gap: UInt64) {
        var gap = gap
        var slot = gap &+ 1
        while let holder = transactions.live[slot] {
            if let session = find(holder), TransactionKey(session.config).digest != slot {
                transactions.live[gap] = holder
                transactions.live[slot] = nil
                gap = slot
            }
            slot &+= 1
        }
    }

    private func shard(_ id: SessionID) -> Cell<Shard> { shards[Int(id.rawValue >> 32) & 15] }
    private func cell(_ key: TransactionKey) -> Cell<Transactions> { transactions[Int(key.digest >> 32) & 15] }
}
