/// What a method of Drop-in wants done: `ask` a gate or query, `announce` a notification, else work of a gateway or of the engine.
package enum DropInEffect<Method: DropInSteps>: Hashable, Sendable {
    case askBeforeSubmit
    case announceSubmit
    case askConsent
    case askShopper
    case askAddress
    case step(Method.Effect)
    case renew(Evidence<Attempt>)
    case reserveSlot
    case authorise(Evidence<DropInSending<Method.Purchase>>)
    case capture(Evidence<DropInSending<Method.Purchase>>)
    case findTransactions(Evidence<Attempt>)
    case announce(Evidence<DropInEnding>)
}

extension DropInEffect: NamedStep {
    package var name: String {
        switch self {
        case .askBeforeSubmit: "askBeforeSubmit"
        case .announceSubmit: "announceSubmit"
        case .askConsent: "askConsent"
        case .askShopper: "askShopper"
        case .askAddress: "askAddress"
        case .step(let effect): effect.name
        case .renew: "renew"
        case .reserveSlot: "reserveSlot"
        case .authorise: "authorise"
        case .capture: "capture"
        case .findTransactions: "findTransactions"
        case .announce: "announce"
        }
    }

    package static var names: [String] {
        ["askBeforeSubmit", "announceSubmit", "askConsent", "askShopper", "askAddress"] + Method.Effect.names
            + ["renew", "reserveSlot", "authorise", "capture", "findTransactions", "announce"]
    }
}
