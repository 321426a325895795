extension CheckoutComponents {
    /// A payment method of a payment session, by the provider's name.
    public enum MethodName: Hashable, Sendable {
        /// A card that the shopper types in.
        case card
        /// Apple Pay.
        case applePay
        /// A method that this engine cannot submit (CC-08), by its name.
        case other(String)
    }
}

extension CheckoutComponents.MethodName {
    /// Reads a provider's name, without regard to case. An unknown name is kept as it is.
    public init(_ name: String) {
        switch name.lowercased() {
        case "card": self = .card
        case "applepay": self = .applePay
        default: self = .other(name)
        }
    }

    /// The provider's name, for example "applepay".
    public var name: String {
        switch self {
        case .card: "card"
        case .applePay: "applepay"
        case .other(let name): name
        }
    }
}
