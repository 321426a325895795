/// The card that the shopper chose in the sheet (TY-41).
public struct ApplePayPaymentMethod: Hashable, Sendable {
    /// Apple's name of the card for display, for example "Visa 1234".
    public var displayName: String?
    /// The network, by Apple's word.
    public var network: String?
    /// Credit, debit, prepaid or store, by Apple's word.
    public var type: String?

    /// Describes a card; everything is nil by default.
    public init(displayName: String? = nil, network: String? = nil, type: String? = nil) {
        self.displayName = displayName
        self.network = network
        self.type = type
    }
}
