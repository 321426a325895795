/// What Paze inside Drop-in wants done. There is none for a callback of the Paze button's own (DI-21).
package enum DropInPazeEffect: Hashable, Sendable {
    /// The gate `onBeforeSubmit` (DI-10).
    case askBeforeSubmit
    /// `onSubmit` (DI-11).
    case announceSubmit
    /// The risk data of the configuration is read, where the button would ask `onPreAuthorisation`.
    case readRisk
    /// The query `onGetShopper` (DI-02).
    case askShopper
    /// A call of the gateway, or the engine's own work, as the button has it done.
    case work(PazeFlow.Effect)
    /// The last callback of an attempt.
    case announce(Evidence<DropInPazeTelling>)
}

extension DropInPazeEffect: NamedStep {
    package var name: String {
        switch self {
        case .askBeforeSubmit: "askBeforeSubmit"
        case .announceSubmit: "announceSubmit"
        case .readRisk: "readRisk"
        case .askShopper: "askShopper"
        case .work(let effect): effect.name
        case .announce: "announce"
        }
    }

    package static var names: [String] {
        [
            "askBeforeSubmit", "announceSubmit", "readRisk", "askShopper", "checkCheckout", "createCheckout",
            "complete", "decrypt", "renew", "reserveSlot", "authorise", "findTransactions", "announce",
        ]
    }
}
