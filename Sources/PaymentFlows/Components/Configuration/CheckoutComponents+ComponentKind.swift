extension CheckoutComponents {
    /// Which component it is.
    public enum ComponentKind: String, Hashable, Sendable, CaseIterable {
        /// Card fields.
        case card
        /// An Apple Pay button.
        case applePay = "applepay"
        /// The top-level component, in which the shopper selects a method. It may be rendered unchecked (CC-01).
        case flow
    }
}

extension CheckoutComponents.ComponentKind {
    /// Rendering it checks its availability first.
    var checksItself: Bool { self == .flow }

    /// The method that it pays by; nil: what the shopper has selected, if anything.
    var method: CheckoutComponents.MethodName? {
        switch self {
        case .card: .card
        case .applePay: .applePay
        case .flow: nil
        }
    }
}
