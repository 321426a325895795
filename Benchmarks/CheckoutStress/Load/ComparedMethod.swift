/// A method that is measured against Paze.
struct ComparedMethod: Sendable {
    /// As keys and tables name it.
    let name: String
    /// The callbacks of a session that goes well, those before its tap left out.
    let callbacks: Int
    /// Its gateway calls: what the engine asks a port for and what it tells one, queries included. What a shopper brings back, and what
    /// they do in a sheet, is not counted, and neither is it of Paze: its cost is the other steps'.
    let calls: Int
    /// Its sessions, with gateways that answer at once or later.
    let workload: @Sendable (_ suspends: Bool) -> any MethodWorkload

    static let all: [ComparedMethod] =
        [
            ComparedMethod(name: "payout", callbacks: PayoutWorkload.callbacks, calls: PayoutWorkload.calls) {
                PayoutWorkload(suspends: $0)
            }
        ]
        + DropInWorkload.Kind.allCases.map { kind in
            ComparedMethod(name: kind.rawValue, callbacks: kind.callbacks, calls: kind.calls) {
                DropInWorkload(kind, suspends: $0)
            }
        }
        + [
            ComparedMethod(
                name: "components", callbacks: ComponentsWorkload.callbacks, calls: ComponentsWorkload.calls
            ) {
                ComponentsWorkload(suspends: $0)
            }
        ]

    var steps: Int { callbacks + calls }
}
