internal import PaymentCheckout
internal import PaymentFlows

/// A gateway that answers as a scenario says, from tasks of the scheduler.
final class ExploredGateway: PazeGateway {
    struct State: Sendable {
        var kept: [any Sendable] = []
        /// When each authorise call was started, and under which key.
        var sent: [(at: UInt64, key: String)] = []
        /// Answers of the authorise call that said that money has moved.
        var successes = 0
        /// The same of status queries; one that comes too late counts for nothing.
        var finds = 0
    }
    private let scenario: PazeScenario
    private let crew: ExploredCrew
    private let log: ExploredLog
    private let state = Lock(State())

    init(_ scenario: PazeScenario, _ crew: ExploredCrew, _ log: ExploredLog) {
        self.scenario = scenario
        self.crew = crew
        self.log = log
    }

    var seen: State { state.withLock { $0 } }
    func dropReplies() {
        withExtendedLifetime(
            state.withLock { state in
                defer { state.kept = [] }; return state.kept
            }
        ) {}
    }

    func createCheckout(
        _ request: PazeCheckoutRequest, _ call: GatewayCall<PazeCheckoutSession>
    ) -> Started<PazeCheckoutSession> {
        answer(.createCheckout, PazeSamples.session, call)
    }

    func complete(
        _ request: PazeCompleteRequest, _ call: GatewayCall<PazeCompleteResponse>
    ) -> Started<PazeCompleteResponse> {
        answer(.complete, .decoded(PazeSamples.completed), call)
    }

    func decrypt(
        _ request: PazeDecryptRequest, _ call: GatewayCall<PazeDecryptTokenResponseSuccess>
    ) -> Started<PazeDecryptTokenResponseSuccess> {
        answer(.decrypt, PazeSamples.decrypted, call)
    }

    func authorise(
        _ request: PazeAuthorisationRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> {
        let now = log.tick()
        state.withLock { $0.sent.append((now, request.idempotencyKey)) }
        return answer(.authorise, PazeSamples.authorised, call)
    }

    func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> {
        let finds = scenario.findsTransaction && !seen.sent.isEmpty
        return answer(.findTransactions, FoundTransactions(finds ? [PazeSamples.authorised] : []), call, isMoney: finds)
    }

    private func answer<Value>(
        _ name: PazeCall, _ value: Value, _ call: GatewayCall<Value>, isMoney: Bool? = nil
    ) -> Started<Value> {
        let isMoney = isMoney ?? (name == .authorise)
        let succeed: @Sendable () -> Void = { [self] in if isMoney { succeeded(name) } }
        switch scenario.answers[name] ?? .later {
        case .inline:
            succeed()
            return .answered(.success(value))
        case .refused: return .answered(.refused(ProviderRefusal(code: "REFUSED", message: "no")))
        case .notSent: return .answered(.notSent)
        case .later, .twice:
            let reply = call.later()
            let isTwice = scenario.answers[name] == .twice
            crew.spawn("reply \(name)") { _ in
                await Task.yield()
                succeed()
                reply(.success(value))
                if isTwice { reply(.success(value)) }
            }
            return .later(reply)
        case .seconds(let seconds):
            let reply = call.later()
            crew.spawn("late reply \(name)") { crew in
                try? await crew.clock.sleep(for: .seconds(seconds))
                succeed()
                reply(.success(value))
            }
            return .later(reply)
        case .lost: return .later(call.later())
        case .never:
            let reply = call.later()
            state.withLock { $0.kept.append(reply) }
            return .later(reply)
        }
    }

    private func succeeded(_ name: PazeCall) {
        state.withLock { state in
            if name == .authorise { state.successes += 1 } else { state.finds += 1 }
        }
    }
}
