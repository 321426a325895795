/// How far the callbacks of a component have come.
struct ComponentsOrderStep: Hashable, Sendable {
    /// Named after the last callback of an attempt that began.
    enum Place: Hashable, Sendable {
        /// It was not shown yet.
        case created
        case ready
        /// By the pay button.
        case tapped(Bool?)
        case submitted
        /// The token of a payment.
        case tokenised(Bool?)
        /// The token of a `tokenize()`, which pays nothing (CC-11).
        case tokenHandedOver(Bool?)
        /// The host submits (CC-12).
        case handling
        /// The last end was a token that was handed over: taps go on, input does not (CC-04, CC-11).
        case handedOver
        /// The last end is unknown: a tap goes on once the provider has said no (EN-22).
        case unknown
        case settled
    }
    var place: Place
    /// An `onCardBinChanged` may come: there was an input since the last one (CC-05).
    var hasNewInput = false
    var isWallet = false
    var isHostSubmitting = false

    func at(_ place: Place) -> Self {
        var step = self
        step.place = place
        return step
    }
}

extension ComponentsOrderStep: OrderStep {
    static let first = ComponentsOrderStep(place: .created)
    static let method = "a Checkout.com component"
    static let listingRule = "CC-02"

    var stage: OrderStage {
        switch place {
        case .created: .unavailable
        case .ready, .handedOver, .unknown: .ready
        case .tapped, .submitted, .tokenised, .tokenHandedOver, .handling: .open
        case .settled: .settled
        }
    }

    func rule(for callback: ComponentsCallbackName?) -> String {
        switch callback {
        case .onReady: return "CC-03"
        case .onChange: return "CC-04"
        case .onCardBinChanged: return "CC-05"
        // A second one of the two that exclude each other.
        case .onSuccess, .onError: if stage != .open { return "CC-19" }
        case .handleSubmit: return "CC-12"
        case .handleTap, .onSubmit, .onTokenized, nil: break
        }
        return switch place {
        case .created: "CC-03"
        case .ready, .unknown: "CC-06"
        case .tapped: "CC-07"
        case .submitted: isWallet ? "CC-20" : "CC-09"
        case .tokenised: isHostSubmitting ? "CC-12" : "CC-13"
        case .tokenHandedOver, .handedOver: "CC-11"
        case .handling: "CC-18"
        case .settled: "EN-22"
        }
    }
}

extension ComponentsCallbackName: OrderCallback {
    /// Whether its answer decides how the attempt goes on, or what becomes of the input.
    public var isGate: Bool { self == .handleTap || self == .onCardBinChanged || self == .onTokenized }
}
