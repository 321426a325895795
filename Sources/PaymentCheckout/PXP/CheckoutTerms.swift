internal import PaymentFlows

/// What the checkouts of one merchant have in common, as data.
struct CheckoutTerms: Sendable {
    let environment: CheckoutEnvironment
    let merchantShopperId: String
    let ownerType: String?
    let ownerId: String
    let clientName: String?
    let siteName: String?
    let locale: String?
    let paypalConfig: PayPalConfig?
    let restrictions: CheckoutRestrictions?
    let kountDisabled: Bool
}
