/// A card network Paze pays with (TY-20). The raw value is Paze's word.
public enum PazeAcceptedPaymentCardNetwork: String, Hashable, Sendable, CaseIterable {
    /// Visa.
    case visa = "VISA"
    /// Mastercard.
    case mastercard = "MASTERCARD"
    /// Discover.
    case discover = "DISCOVER"
}

extension PazeAcceptedPaymentCardNetwork {
    /// Networks as a set, in the order of declaration; nil for none, which is as nil (TY-20).
    package static func unique(_ networks: [Self]?) -> [Self]? {
        guard let networks, !networks.isEmpty else { return nil }
        return allCases.filter(networks.contains)
    }

    /// The networks to filter by; nil when there is nothing to filter: none named, or all of them (PZ-12).
    package static func filter(_ networks: [Self]?) -> [Self]? {
        unique(networks).flatMap { $0.count == allCases.count ? nil : $0 }
    }
}
