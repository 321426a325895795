/// What comes with a tap on the PayPal button.
public struct PayPalInput: Hashable, Sendable {
    /// The value of the consent control. Nil, the default: none is shown, and the merchant is asked (DI-20).
    public var storeConsent: Bool?

    /// Describes a tap.
    public init(storeConsent: Bool? = nil) { self.storeConsent = storeConsent }
}
