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

extension PazeOrderStep: OrderStep {
    static let first = PazeOrderStep.absent
    static let method = "the Paze button"
    static let listingRule = "PZ-46"

    static func ban(on callback: PazeCallback) -> (rule: String, reason: String)? {
        callback == .onGetShippingAddress
            ? ("PZ-43", "onGetShippingAddress is never called by the Paze button") : nil
    }

    var stage: OrderStage {
        switch self {
        case .absent, .hidden: .unavailable
        case .resolving: .appearing
        case .ready: .ready
        case .clicked, .checkoutComplete, .complete, .preDecryption, .postDecryption, .preAuthorisation, .shopper: .open
        case .settled: .settled
        }
    }

    func rule(for callback: PazeCallback?) -> String {
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
