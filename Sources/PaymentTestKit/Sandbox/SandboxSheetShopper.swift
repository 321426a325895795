internal import PaymentFlows

/// The shopper at a sandbox's Apple Pay sheet: which events come of it, in two goes.
public enum SandboxSheetShopper: String, Hashable, Sendable, CaseIterable {
    /// Authorises the payment.
    case authorises
    /// Authorises it, and the wallet says so twice (DI-44).
    case authorisesTwice
    /// Enters a coupon code, looks at the new total, and authorises.
    case choosesAndAuthorises
    /// Enters a coupon code and authorises without looking at what it does.
    case hurries
    /// Chooses three things, and authorises once they are answered.
    case choosesThrice
    /// Dismisses the sheet (DI-16).
    case dismisses
    /// Enters a coupon code, and dismisses the sheet.
    case choosesAndDismisses
    /// Authorises, and dismisses the sheet (DI-16).
    case authorisesAndDismisses
    /// Does nothing.
    case staysAway

    /// How many of the merchant's answers the shopper looks at before `goesOn(at:)`; nil: there is no second go.
    public var answersToWaitFor: Int? {
        switch self {
        case .choosesAndAuthorises: 1
        case .choosesThrice: 3
        case .authorises, .authorisesTwice, .hurries, .dismisses, .choosesAndDismisses, .authorisesAndDismisses,
            .staysAway:
            nil
        }
    }

    /// What the shopper does at once.
    public func visits(_ sheet: SandboxSheet) {
        switch self {
        case .authorises: sheet.authorises()
        case .authorisesTwice:
            sheet.authorises()
            sheet.authorises()
        case .choosesAndAuthorises: sheet.chooses(.couponCode("SAMPLE"))
        case .hurries:
            sheet.chooses(.couponCode("SAMPLE"))
            sheet.authorises()
        case .choosesThrice:
            sheet.chooses(.shippingContact(nil))
            sheet.chooses(.shippingMethod(nil))
            sheet.chooses(.couponCode("SAMPLE"))
        case .dismisses: sheet.dismisses()
        case .choosesAndDismisses:
            sheet.chooses(.couponCode("SAMPLE"))
            sheet.dismisses()
        case .authorisesAndDismisses:
            sheet.authorises()
            sheet.dismisses()
        case .staysAway: break
        }
    }

    /// What the shopper does once the answers are shown.
    public func goesOn(at sheet: SandboxSheet) { if answersToWaitFor != nil { sheet.authorises() } }
}
