package import FoundationEssentials
internal import PaymentFlows
internal import Synchronization

/// What every session of an engine is handed: time, ports, journal, randomness, statistics.
package final class EngineContext: Sendable {
    package let configuration: EngineConfiguration
    package let ports: PaymentPorts
    /// The Paze gateway behind a reference: taking an optional existential out of the ports at each call cost more than a transition.
    let paze: Shared<any PazeGateway>?
    /// Which methods of Drop-in the ports can serve, found once: looking into them copies them all.
    let dropInGateways: DropInGateways
    package let journal: (any PaymentJournal)?
    /// Asked at each step, where looking into the existential would cost more than all else.
    package let hasJournal: Bool
    package let time: TimeSource
    /// The wall clock; it decides nothing but a session's expiry, once, and the dates that go out (EN-40).
    package let wallClock: @Sendable () -> Date
    /// Where the engine's tasks run, for deterministic exploration; nil: the global pool.
    package let executor: (any TaskExecutor)?
    /// Asked at each drive, like `hasJournal`.
    let hasExecutor: Bool
    package let counters: Counters
    package let attemptLatency: LatencyRecorder
    package let callLimiter: CallLimiter?
    /// Where sessions are found. Weakly: it holds the sessions, which hold this.
    weak let registry: SessionRegistry?
    private let shards: [EngineShard]
    private let keepsStatistics: Bool
    private let seed: UInt64
    private let drawn = Atomic<UInt64>(0)
    private let shutdown = Atomic<Bool>(false)

    init(
        configuration: EngineConfiguration, ports: PaymentPorts, journal: (any PaymentJournal)?, time: TimeSource,
        wallClock: @escaping @Sendable () -> Date, executor: (any TaskExecutor)?, registry: SessionRegistry? = nil
    ) {
        self.registry = registry
        self.configuration = configuration
        self.ports = ports
        paze = ports.paze.map { Shared($0) }
        dropInGateways = ports.dropInGateways
        self.journal = journal
        hasJournal = journal != nil
        self.time = time
        self.wallClock = wallClock
        self.executor = executor
        hasExecutor = executor != nil
        keepsStatistics = configuration.keepsStatistics
        // An exploration has one thread and no real time, and makes an engine for each of many thousand schedules.
        counters = executor == nil ? Counters() : Counters(shards: 1)
        attemptLatency = executor == nil ? LatencyRecorder() : LatencyRecorder(shards: 0)
        seed = configuration.seed ?? .random(in: .min ... .max)
        callLimiter = configuration.maximumCallsInFlight.map { CallLimiter(limit: $0) }
        // A power of two: a session's shard is looked up at every step, and is not kept in it.
        let processors = max(2, ThreadShard.processors)
        let count = executor == nil ? 1 << (Int.bitWidth - (processors - 1).leadingZeroBitCount) : 1
        shards = (0..<count).map { _ in EngineShard(time: time, executor: executor) }
    }

    package func shard(_ id: SessionID) -> EngineShard {
        shards[Int(truncatingIfNeeded: id.rawValue) & (shards.count - 1)]
    }

    /// How many deadlines are armed, in all.
    package var liveDeadlines: Int { shards.reduce(0) { $0 + $1.deadlines.live } }

    /// A word that no other call of this engine gets.
    package func draw() -> UInt64 {
        Verification.mixed(seed &+ drawn.wrappingAdd(1, ordering: .relaxed).newValue)
    }

    @inline(__always)
    package func count(_ kind: CounterKind) { if keepsStatistics { counters.add(kind) } }

    package func countCallbacks(_ number: UInt32) { if keepsStatistics { counters.add(.callbacks, Int(number)) } }

    package func recordAttempt(from start: Int64) {
        guard keepsStatistics else { return }
        attemptLatency.record(time.now - start)
    }

    package var isShuttingDown: Bool { shutdown.load(ordering: .acquiring) }
    package func beginShutdown() { shutdown.store(true, ordering: .releasing) }
}
