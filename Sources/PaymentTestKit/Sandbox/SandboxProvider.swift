public import PaymentCheckout
internal import PaymentFlows
internal import Synchronization

/// A payment provider in the process, of every method: it charges, declines, loses replies, and keeps its own books.
///
/// Give it to an engine as its Paze gateway, and its parts, such as `payouts`, as the other gateways; send the shopper of `SandboxShopper`
/// to the URL that it creates, and compare `ledger(sessionId:)` with what the engine says: a check of "charged exactly once" from outside.
/// What goes wrong is drawn from `SandboxFaults`, by a seed and by the session's id, so that one session's faults are the same again
/// whatever the others do; `force` makes one call go wrong for sure.
///
/// It keeps every session until `forget(sessionId:)`. It answers later through one timer, without a task for each call.
public final class SandboxProvider: PazeGateway {
    /// How often what goes wrong.
    public let faults: SandboxFaults
    /// When it answers.
    public let latency: SandboxLatency
    /// Which calls may be repeated: all of them, as it honours keys, unless it was told otherwise.
    public let repeatable: PazeRepeatableCalls

    private final class Shard: Sendable {
        let sessions = Lock<[String: SandboxSession]>([:])
        let timer: SandboxTimer

        init(_ timer: SandboxTimer) { self.timer = timer }
    }
    private let seed: UInt64
    private let honoursKeys: Bool
    private let shards: [Shard]
    private let kept = Atomic<Int>(0)
    private let counts = Lock<[SandboxFault: Int]>([:])
    let executor: (any TaskExecutor)?
    private let subscription = Lock(Subscription())

    /// Who takes notifications, for example an engine's `deliver(_:)`.
    public typealias Receiver = @Sendable (ProviderNotification) async -> NotificationAnswer

    // A closure that is itself the value of a generic box is wrapped in a thunk more at each access; a property is not.
    private struct Subscription { var receiver: Receiver? }

    /// Opens a sandbox.
    ///
    /// - Parameters:
    ///   - seed: where the random numbers start. 1 by default.
    ///   - faults: how often what goes wrong. Nothing by default.
    ///   - latency: when it answers. Later, but as soon as may be, by default.
    ///   - honoursKeys: a second authorisation under a key returns the first one's result (EN-45). True by default.
    ///   - repeatable: which calls may be sent again after silence (EN-44). Nil, the default: all, where keys are honoured, else none.
    ///   - clock: what latencies are measured on; the engine's, so that a late reply is late. `ContinuousClock` by default.
    ///   - grain: answers due within it come together. 200 us by default.
    ///   - executor: where its timers run. Nil, the default: the global pool.
    public init(
        seed: UInt64 = 1, faults: SandboxFaults = .off, latency: SandboxLatency = .prompt, honoursKeys: Bool = true,
        repeatable: PazeRepeatableCalls? = nil, clock: some Clock<Duration> = ContinuousClock(),
        grain: Duration = .microseconds(200), executor: (any TaskExecutor)? = nil
    ) {
        self.seed = seed
        self.faults = faults
        self.latency = latency
        self.honoursKeys = honoursKeys
        self.executor = executor
        self.repeatable =
            repeatable ?? (honoursKeys ? [.createCheckout, .complete, .decrypt, .authorise] : [])
        let time = TimeSource(clock)
        shards = (0..<8).map { _ in Shard(SandboxTimer(time: time, grain: grain, executor: executor)) }
    }

    /// What was charged in a session, by the vendor's id of the session; empty books for one that was never heard of.
    public func ledger(sessionId: String) -> ProviderLedger {
        find(sessionId)?.state.withLock { $0.ledger } ?? ProviderLedger(honoursKeys: honoursKeys)
    }

    /// Makes the next call of a kind in a session go wrong, or go well for sure (nil), whatever the shares say; several wait in line.
    public func force(_ fault: SandboxFault?, on call: PazeCall, sessionId: String) {
        session(sessionId).force(fault, on: SandboxStep(call))
    }

    /// Names who takes notifications; they are lost while nobody does.
    public func notifies(_ receiver: Receiver?) { subscription.withLock { $0.receiver = receiver } }

    var receiver: Receiver? { subscription.withLock { $0 }.receiver }

    /// How many notifications of money that moved a session's receiver has taken.
    public func successesTold(sessionId: String) -> Int { find(sessionId)?.state.withLock { $0.told } ?? 0 }

    /// Lets go of a session, and of the replies that nobody would have answered: the engine learns silence then.
    ///
    /// - Returns: what was charged in it.
    @discardableResult
    public func forget(sessionId: String) -> ProviderLedger {
        let session = shard(sessionId).sessions.withLock { $0.removeValue(forKey: sessionId) }
        guard let session else { return ProviderLedger(honoursKeys: honoursKeys) }
        let ledger = session.state.withLock { $0.ledger }
        kept.wrappingSubtract(session.dropKept(), ordering: .relaxed)
        return ledger
    }

    /// How many calls have not been answered yet, those that never will be included.
    public var waitingReplies: Int { shards.reduce(kept.load(ordering: .relaxed)) { $0 + $1.timer.count } }

    /// How often which fault has happened.
    public var faultCounts: [SandboxFault: Int] { counts.withLock { $0 } }

    // MARK: for the calls

    func session(_ id: String) -> SandboxSession {
        shard(id).sessions.withLock { sessions in
            if let known = sessions[id] { return known }
            let fresh = SandboxSession(seed: SandboxDraw.seed(run: seed, session: id), honoursKeys: honoursKeys)
            sessions[id] = fresh
            return fresh
        }
    }

    /// A session that was heard of and not forgotten.
    func known(_ id: String) -> SandboxSession? { find(id) }

    func count(_ fault: SandboxFault) { counts.withLock { $0[fault, default: 0] += 1 } }

    func keep(_ reply: some Sendable, _ session: SandboxSession) {
        kept.wrappingAdd(1, ordering: .relaxed)
        session.keep(reply)
    }

    func timer(_ session: SandboxSession) -> SandboxTimer { shards[Int(session.seed % UInt64(shards.count))].timer }

    private func find(_ id: String) -> SandboxSession? { shard(id).sessions.withLock { $0[id] } }

    private func shard(_ id: String) -> Shard {
        // Its own hash, and not Swift's: the same in every process, so that timers interleave alike.
        shards[Int(SandboxDraw.seed(run: seed, session: id) % UInt64(shards.count))]
    }
}
