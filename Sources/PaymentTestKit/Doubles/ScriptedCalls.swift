package import PaymentCheckout
internal import PaymentFlows

/// What scripted gateways have in common: they answer the n-th call of a kind as a test says, and keep what was started.
package final class ScriptedCalls<Call: Hashable & Sendable>: Sendable {
    private struct State: Sendable {
        var counts: [Call: Int] = [:]
        var held: [(call: Call, release: @Sendable () -> Void)] = []
        var kept: [any Sendable] = []
    }
    private let state = Lock(State())
    private let executor: (any TaskExecutor)?
    /// The calls, in the order in which they were started.
    package let log = EventLog<Call>()

    /// - Parameter executor: where later answers come from; nil: the global pool.
    package init(executor: (any TaskExecutor)?) { self.executor = executor }

    /// How many calls of a kind were started.
    package func count(_ call: Call) -> Int { state.withLock { $0.counts[call] ?? 0 } }

    /// Answers the oldest held call of a kind; false: none is held.
    package func release(_ call: Call) -> Bool {
        let release = state.withLock { state -> (@Sendable () -> Void)? in
            guard let place = state.held.firstIndex(where: { $0.call == call }) else { return nil }
            return state.held.remove(at: place).release
        }
        release?()
        return release != nil
    }

    /// Lets go of every held and never-answered reply.
    package func dropReplies() {
        let dropped = state.withLock { state in
            defer {
                state.held = []
                state.kept = []
            }
            return (state.held, state.kept)
        }
        withExtendedLifetime(dropped) {}
    }

    /// Starts a call: the n-th of its kind takes the n-th answer, and the last one goes on being used.
    package func start<Value>(
        _ name: Call, _ answers: [ScriptedAnswer<Value>], _ call: GatewayCall<Value>
    ) -> Started<Value> {
        let count = state.withLock { state -> Int in
            defer { state.counts[name, default: 0] += 1 }
            return state.counts[name] ?? 0
        }
        // Logged last: who waits for the call may release it at once.
        defer { log.append(name) }
        switch answers.isEmpty ? nil : answers[min(count, answers.count - 1)] {
        case .now(let result): return .answered(result)
        case .later(let result):
            let reply = call.later()
            respond { _ = reply(result) }
            return .later(reply)
        case .twice(let result):
            let reply = call.later()
            respond {
                _ = reply(result)
                _ = reply(result)
            }
            return .later(reply)
        case .held(let result):
            let reply = call.later()
            state.withLock { $0.held.append((name, { _ = reply(result) })) }
            return .later(reply)
        case .never:
            let reply = call.later()
            state.withLock { $0.kept.append(reply) }
            return .later(reply)
        case .lost, nil: return .later(call.later())
        }
    }

    // A task, as a real client's answer comes from a task or thread of its own.
    private func respond(_ body: @escaping @Sendable () -> Void) {
        if let executor {
            Task.detached(executorPreference: executor) {
                await Task.yield()
                body()
            }
        } else {
            Task.detached {
                await Task.yield()
                body()
            }
        }
    }
}
