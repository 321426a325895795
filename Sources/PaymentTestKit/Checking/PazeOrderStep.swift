/// How far the callbacks of one appearance have come: named after the last one that began.
enum PazeOrderStep: Hashable, Sendable {
    case absent
    case resolving(Bool)
    case hidden
    case ready
    case clicked
    case checkoutComplete(Bool?)
    case complete
    case preDecryption(Bool?)
    case postDecryption
    case preAuthorisation(Bool?)
    case shopper
    case settled
}

extension PazeOrderStep {
    /// Whether an attempt is under way.
    var isOpen: Bool {
        switch self {
        case .absent, .resolving, .hidden, .ready, .settled: false
        case .clicked, .checkoutComplete, .complete, .preDecryption, .postDecryption, .preAuthorisation, .shopper: true
        }
    }

    /// The rule that says what may follow.
    var rule: String {
        switch self {
        case .absent: "PZ-01"
        case .resolving(true): "PZ-02"
        case .resolving(false), .hidden: "PZ-03"
        case .ready: "PZ-10"
        case .clicked: "PZ-20"
        case .checkoutComplete(false): "PZ-21"
        case .checkoutComplete: "PZ-23"
        case .complete: "PZ-30"
        case .preDecryption(false): "PZ-31"
        case .preDecryption: "PZ-32"
        case .postDecryption: "PZ-40"
        case .preAuthorisation(false): "PZ-41"
        case .preAuthorisation: "PZ-43"
        case .shopper: "PZ-45"
        case .settled: "EN-22"
        }
    }
}
