/// A method that is measured against Paze.
struct ComparedMethod: Sendable {
    /// As keys and tables name it.
    let name: String
    /// The callbacks and gateway calls of a session that goes well, what comes before its tap left out.
    let steps: Int
    /// Its sessions, with gateways that answer at once or later.
    let workload: @Sendable (_ suspends: Bool) -> any MethodWorkload

    static let all: [ComparedMethod] =
        [
            ComparedMethod(name: "payout", steps: PayoutWorkload.callbacks + PayoutWorkload.calls) {
                PayoutWorkload(suspends: $0)
            }
        ]
        + DropInWorkload.Kind.allCases.map { kind in
            ComparedMethod(name: kind.rawValue, steps: kind.callbacks + kind.calls) {
                DropInWorkload(kind, suspends: $0)
            }
        }
        + [
            ComparedMethod(name: "components", steps: ComponentsWorkload.callbacks + ComponentsWorkload.calls) {
                ComponentsWorkload(suspends: $0)
            }
        ]
}

/// Sessions of one method; without its tap what is left is what any session costs.
protocol MethodWorkload: Sendable {
    func run(taps: Bool) async -> Bool
}

extension MethodWorkload {
    func workload(_ name: String, sessions: Int, concurrency: Int, taps: Bool = true) -> Workload {
        let loop = ClosedLoop(sessions: sessions, concurrency: concurrency)
        return Workload(name: name, sessions: sessions) { await loop.run { _ in await run(taps: taps) } }
    }
}
