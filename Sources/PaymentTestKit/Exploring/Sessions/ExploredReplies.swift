package import PaymentCheckout
internal import PaymentFlows

/// Answers the calls of a gateway as a scenario says, from tasks of the scheduler.
package final class ExploredReplies<Method: ExploredMethod>: Sendable {
    package let scenario: SessionScenario<Method>
    private let crew: ExploredCrew
    private let log: SessionLog<Method>
    private let kept = Lock<[any Sendable]>([])

    init(_ scenario: SessionScenario<Method>, _ crew: ExploredCrew, _ log: SessionLog<Method>) {
        self.scenario = scenario
        self.crew = crew
        self.log = log
    }

    /// Status queries find the money that was sent.
    package var finds: Bool { scenario.findsTransaction && log.hasSent }

    func drop() {
        withExtendedLifetime(
            kept.withLock { kept in
                defer { kept = [] }; return kept
            }
        ) {}
    }

    /// Answers a call.
    ///
    /// - Parameters:
    ///   - key: of a money-moving call. Nil by default: it moves none.
    ///   - isPaid: the value says that money has moved. Nil by default: it does if the call moves it.
    package func answer<Value>(
        _ name: Method.Call, _ value: Value, _ call: GatewayCall<Value>, key: String? = nil, isPaid: Bool? = nil
    ) -> Started<Value> {
        log.note(.called(name, key: key))
        let isPaid = isPaid ?? (key != nil)
        let answer = scenario.answers[name] ?? .later
        switch answer {
        case .inline:
            log.note(.answered(name, isPaid ? .paid : .done))
            return .answered(.success(value))
        case .refused:
            log.note(.answered(name, .notDone))
            return .answered(.refused(ProviderRefusal(code: "REFUSED", message: "no")))
        case .notSent:
            log.note(.answered(name, .notDone))
            return .answered(.notSent)
        case .later, .twice, .seconds:
            let reply = call.later()
            crew.spawn("reply to \(name.rawValue)") { crew in
                if case .seconds(let seconds) = answer {
                    try? await crew.clock.sleep(for: .seconds(seconds))
                } else {
                    await Task.yield()
                }
                self.log.note(.answered(name, isPaid ? .paid : .done))
                reply(.success(value))
                if answer == .twice { reply(.success(value)) }
            }
            return .later(reply)
        case .lost:
            log.note(.answered(name, .lost))
            return .later(call.later())
        case .never:
            let reply = call.later()
            kept.withLock { $0.append(reply) }
            return .later(reply)
        }
    }
}
