internal import PaymentFlows
internal import Synchronization

/// The live sessions by id, and which transactions they are for; sharded, so that two cores do not fight over one lock.
final class SessionRegistry: Sendable {
    enum Admission { case admitted, refused(AdmissionRefusal) }

    private final class Cell<State: Sendable>: Sendable {
        let lock: Lock<State>
        init(_ state: State) { lock = Lock(state) }
    }
    private let sessions: [Cell<CompactTable<SessionSupervisor>>]
    /// The same by owner and merchant transaction id.
    private let transactions: [Cell<CompactTable<SessionSupervisor>>]
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
        transactions = (0..<count).map { _ in Cell(CompactTable()) }
        // A small ring is one, so that it forgets exactly the oldest; a large one is shared out like all else.
        let rings = remembered < 256 * count ? 1 : count
        closed = (0..<rings).map { _ in Cell(BoundedRing(capacity: remembered / rings)) }
    }

    var count: Int { live.load(ordering: .acquiring) }

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
            if let holder = transactions.find(digest, where: { PxpSession($0).transaction == key }) { return holder.id }
            transactions.insert(supervisor, digest)
            return nil
        }
    }

    /// Removes a session and remembers what became of its transaction (EN-52). False: it was gone.
    ///
    /// - Parameter closed: nil: it is not remembered.
    func remove(_ session: PxpSession, remembering closed: ClosedSession?) -> Bool {
        let supervisor = session.supervisor
        let key = session.transaction
        let digest = digest(key)
        // Remembered before it is given up, and given up before the session goes: nobody finds the transaction free in between.
        let held = cell(digest).lock.withLock { transactions in
            let held = transactions.remove(digest) { $0 === supervisor }
            if held != nil, let closed { ring(digest).lock.withLock { _ = $0.remember(closed, for: key) } }
            return held
        }
        guard held != nil else { return false }
        forget(supervisor)
        return true
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
    private func cell(_ digest: UInt64) -> Cell<CompactTable<SessionSupervisor>> {
        transactions[Int(digest >> 32) & 15]
    }
}
