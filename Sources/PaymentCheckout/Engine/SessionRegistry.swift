internal import PaymentFlows
internal import Synchronization

/// The live sessions by id, and which transactions they are for; sharded, so that two cores do not fight over one lock.
final class SessionRegistry: Sendable {
    enum Admission { case admitted, refused(AdmissionRefusal) }
    enum Found { case live(PxpSession), remembered(ClosedSession) }

    private final class Cell<State: Sendable>: Sendable {
        let lock: Lock<State>
        init(_ state: State) { lock = Lock(state) }
    }
    private let sessions: [Cell<CompactTable<SessionSupervisor>>]
    private struct Transactions {
        /// By what each session was opened for.
        var first = CompactTable<SessionSupervisor>()
        /// By the ids of later attempts, which few sessions have (EN-47).
        var later: [TransactionKey: SessionSupervisor] = [:]

        func holder(of key: TransactionKey, _ digest: UInt64) -> SessionSupervisor? {
            let found = first.find(digest) { PxpSession($0).transaction == key }
            return later.isEmpty ? found : found ?? later[key]
        }
    }
    /// The same by owner and merchant transaction id.
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
        sessions = (0..<count).map { _ in Cell(CompactTable()) }
        transactions = (0..<count).map { _ in Cell(Transactions()) }
        // A small ring is one, so that it forgets exactly the oldest; a large one is shared out like all else.
        let rings = remembered < 256 * count ? 1 : count
        closed = (0..<rings).map { _ in Cell(BoundedRing(capacity: remembered / rings)) }
    }

    var count: Int { live.load(ordering: .acquiring) }

    /// Under how many transactions sessions are found.
    var transactionCount: Int {
        transactions.reduce(0) { $0 + $1.lock.withLock { $0.first.count + $0.later.count } }
    }

    func find(_ id: SessionID) -> PxpSession? {
        cell(id).lock.withLock { $0.find(id.rawValue) { $0.id == id } }.map { PxpSession($0) }
    }

    func all() -> [PxpSession] { sessions.flatMap { cell in cell.lock.withLock { $0.all } }.map { PxpSession($0) } }

    func admit(_ session: PxpSession) -> Admission {
        guard live.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue <= limit else {
            live.wrappingSubtract(1, ordering: .acquiringAndReleasing)
            return .refused(.overLimit(limit))
        }
        let supervisor = session.supervisor
        // The session is findable before its transaction is taken, so that whoever is refused for it can look at it.
        cell(supervisor.id).lock.withLock { $0.insert(supervisor, supervisor.id.rawValue) }
        if let holder = claim(session.transaction, for: supervisor) {
            forget(supervisor)
            return .refused(.duplicateTransaction(holder))
        }
        return .admitted
    }

    /// Takes a transaction for a session; the session that has it already, if there is one (EN-65).
    private func claim(_ key: TransactionKey, for supervisor: SessionSupervisor) -> SessionID? {
        let digest = digest(key)
        return cell(digest).lock.withLock { transactions in
            let known = ring(digest).lock.withLock { $0[key] }
            if let known, known.refusesAnother { return known.id }
            if let holder = transactions.holder(of: key, digest) { return holder.id }
            transactions.first.insert(supervisor, digest)
            return nil
        }
    }

    /// Removes a session and remembers what became of its transaction (EN-52). False: it was gone.
    ///
    /// - Parameters:
    ///   - closed: nil: it is not remembered.
    ///   - laterIds: the ids beyond the first under which it was found.
    func remove(_ session: PxpSession, remembering closed: ClosedSession?, laterIds: [String] = []) -> Bool {
        let supervisor = session.supervisor
        let key = session.transaction
        let digest = digest(key)
        // Remembered before it is given up, and given up before the session goes: nobody finds the transaction free in between.
        let held = cell(digest).lock.withLock { transactions in
            let held = transactions.first.remove(digest) { $0 === supervisor }
            if held != nil, let closed { ring(digest).lock.withLock { _ = $0.remember(closed, for: key) } }
            return held
        }
        guard held != nil else { return false }
        for id in laterIds {
            forget(supervisor, under: TransactionKey(ownerId: key.ownerId, merchantTransactionId: id), closed)
        }
        forget(supervisor)
        return true
    }

    /// Lets a session be found under another id too (EN-47, EN-50); the session that has it already, if there is one (EN-65).
    func add(_ session: PxpSession, under key: TransactionKey) -> SessionID? {
        let digest = digest(key)
        return cell(digest).lock.withLock { transactions in
            let known = ring(digest).lock.withLock { $0[key] }
            if let known, known.refusesAnother { return known.id }
            if let holder = transactions.holder(of: key, digest) { return holder.id }
            transactions.later[key] = session.supervisor
            return nil
        }
    }

    /// Gives an id up that the session took and never used.
    func giveUp(_ session: PxpSession, under key: TransactionKey) { forget(session.supervisor, under: key, nil) }

    private func forget(_ supervisor: SessionSupervisor, under key: TransactionKey, _ closed: ClosedSession?) {
        let digest = digest(key)
        cell(digest).lock.withLock { transactions in
            guard transactions.later[key] === supervisor else { return }
            transactions.later[key] = nil
            if let closed { ring(digest).lock.withLock { _ = $0.remember(closed, for: key) } }
        }
    }

    /// The session that a transaction is, or was, of; nil: none is known (EN-50, EN-52).
    func find(_ key: TransactionKey) -> Found? {
        let digest = digest(key)
        return cell(digest).lock.withLock { transactions in
            if let holder = transactions.holder(of: key, digest) { return .live(PxpSession(holder)) }
            return ring(digest).lock.withLock { $0[key] }.map { .remembered($0) }
        }
    }

    /// A closed session is remembered whose transaction has the provider's id. It looks at every one.
    ///
    /// - Parameter owner: nil: anybody's.
    func remembers(_ systemId: String, of owner: String?) -> Bool {
        closed.contains { ring in
            ring.lock.withLock {
                $0.contains { key, session in
                    session.names(systemId) && (owner == nil || key.ownerId == owner)
                }
            }
        }
    }

    private func forget(_ supervisor: SessionSupervisor) {
        cell(supervisor.id).lock.withLock { _ = $0.remove(supervisor.id.rawValue) { $0 === supervisor } }
        live.wrappingSubtract(1, ordering: .acquiringAndReleasing)
    }

    private func cell(_ id: SessionID) -> Cell<CompactTable<SessionSupervisor>> {
        sessions[Int(id.rawValue >> 32) & 15]
    }
    private func ring(_ digest: UInt64) -> Cell<BoundedRing<TransactionKey, ClosedSession>> {
        closed[Int(digest >> 40) % closed.count]
    }
    private func cell(_ digest: UInt64) -> Cell<Transactions> {
        transactions[Int(digest >> 32) & 15]
    }
}
