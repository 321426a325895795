/// How Drop-in takes PayPal (TY-40).
public struct DropInPayPalConfig: Hashable, Sendable {
    /// A consent control is shown, and its value wins; else `onGetConsent` is asked (DI-20). False by default.
    public var consentEnabled: Bool

    /// Describes how PayPal is taken.
    public init(consentEnabled: Bool = false) { self.consentEnabled = consentEnabled }
}
