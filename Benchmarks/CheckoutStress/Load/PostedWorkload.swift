internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit
internal import Synchronization

/// The engine's sessions with a host that never waits: it sends, and learns the end from the last callback.
///
/// No task of the host's is kept for a session. All sessions of a round are open at once.
final class PostedWorkload: Sendable {
    /// One session of a round.
    final class Session: Sendable {
        let place = Lock<(checkout: PxpCheckout, button: PazeButtonComponent)?>(nil)
    }
    private final class Round: Sendable {
        let base: Int
        let sessions: [Session]
        let good = Atomic(0)
        let left: Atomic<Int>
        let done: CheckedContinuation<Void, Never>

        init(base: Int, count: Int, _ done: CheckedContinuation<Void, Never>) {
            self.base = base
            sessions = (0..<count).map { _ in Session() }
            left = Atomic(count)
            self.done = done
        }

        func find(_ number: Int?) -> Session? {
            number.flatMap { sessions.indices.contains($0 - base) ? sessions[$0 - base] : nil }
        }

        func ended(_ isGood: Bool) {
            if isGood { good.wrappingAdd(1, ordering: .relaxed) }
            if left.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 { done.resume() }
        }
    }
    private let round = Lock<Round?>(nil)
    private let made = Lock<EngineWorkload?>(nil)
    private let count: Int

    init(count: Int) {
        self.count = count
        var gateway = LoopGateway(suspends: true)
        gateway.hasCreated = { [unowned self] request in comeBack(request) }
        let workload = EngineWorkload(suspends: true, gateway: gateway)
        workload.buttonConfig.onPostAuthorisation = { [unowned self] in ended($0.merchantTransactionId, isGood: true) }
        workload.buttonConfig.onSubmitError = { [unowned self] _ in failed() }
        workload.buttonConfig.onError = { [unowned self] _ in failed() }
        made.withLock { $0 = workload }
    }

    /// Runs one round; says how many sessions ended as they should.
    func run() async -> Int {
        guard let workload = made.withLock({ $0 }) else { return 0 }
        let count = count
        let base = EngineWorkload.opened.wrappingAdd(count, ordering: .relaxed).oldValue + 1
        await withCheckedContinuation { done in
            let round = Round(base: base, count: count, done)
            self.round.withLock { $0 = round }
            for part in 0..<4 {
                Task.detached {
                    for index in (count * part / 4)..<(count * (part + 1) / 4) {
                        self.start(base + index, round.sessions[index], workload, round)
                    }
                }
            }
        }
        let good = round.withLock { round in
            defer { round = nil }
            return round?.good.load(ordering: .acquiring) ?? 0
        }
        // The last of them are still being closed.
        while workload.engine.liveSessions > 0 { try? await ContinuousClock().sleep(for: .microseconds(100)) }
        return good
    }

    private func start(_ number: Int, _ session: Session, _ workload: EngineWorkload, _ round: Round) {
        do throws(BaseSdkException) {
            let checkout = try workload.engine.open(workload.config(number))
            let button = try checkout.create(.pazeButton, componentConfig: workload.buttonConfig)
            session.place.withLock { $0 = (checkout, button) }
            button.post(.appear)
            button.post(.tap)
        } catch {
            round.ended(false)
        }
    }

    /// Behind the web checkout's own answer in the session's inbox, so that it finds the flow waiting for it.
    private func comeBack(_ request: PazeCheckoutRequest) {
        let round = round.withLock { $0 }
        guard let place = round?.find(Self.number(request.sessionId))?.place.withLock({ $0 }),
            let workload = made.withLock({ $0 })
        else { return }
        place.button.post(.deliver(workload.checkout(request.sessionId), request.attempt))
    }

    private func ended(_ id: String, isGood: Bool) {
        let round = round.withLock { $0 }
        guard let place = round?.find(Self.number(id))?.place.withLock({ $0 }) else { return }
        // Detached: a close from inside of the last callback would leave that behind.
        Task.detached {
            await place.checkout.close()
            round?.ended(isGood)
        }
    }

    private func failed() { round.withLock { $0 }?.ended(false) }

    /// What is behind the last hyphen.
    private static func number(_ id: String) -> Int? {
        id.utf8.lastIndex(of: UInt8(ascii: "-")).flatMap { Int(id[id.index(after: $0)...]) }
    }

    static func workload(_ name: String, sessions: Int) -> Workload {
        let posted = PostedWorkload(count: sessions)
        return Workload(name: name, sessions: sessions) { await posted.run() }
    }
}
