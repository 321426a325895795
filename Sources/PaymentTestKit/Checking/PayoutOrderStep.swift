/// How far the callbacks of a payout component have come: named after the last one that began.
enum PayoutOrderStep: Hashable, Sendable {
    case ready
    case clicked
    case prePayoutSubmit(Bool?)
    /// The merchant's backend goes on, without a callback (PO-05).
    case handedOver
    case settled
}

extension PayoutOrderStep: OrderStep {
    static let first = PayoutOrderStep.ready
    static let method = "the payout component"
    static let listingRule = "PO-01"

    var stage: OrderStage {
        switch self {
        case .ready: .ready
        case .clicked, .prePayoutSubmit: .open
        case .handedOver, .settled: .settled
        }
    }

    func rule(for callback: PayoutCallbackName?) -> String {
        // A second one of the three that exclude each other.
        if stage != .open, self != .handedOver, let callback, PayoutCallbackName.last.contains(callback) {
            return "PO-10"
        }
        return switch self {
        case .ready: "PO-02"
        case .clicked, .prePayoutSubmit(false): "PO-03"
        case .prePayoutSubmit: "PO-04"
        case .handedOver: "PO-05"
        case .settled: "EN-22"
        }
    }
}

extension PayoutCallbackName: OrderCallback {
    /// Whether its answer decides how the attempt goes on.
    public var isGate: Bool { self == .onPrePayoutSubmit }
}
