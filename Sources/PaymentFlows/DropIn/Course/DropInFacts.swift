/// In what the methods of Drop-in differ on the course that they share.
package struct DropInFacts: Hashable, Sendable {
    /// The method.
    package let method: DropInPaymentMethod
    /// The code of what fails (DI-14).
    package let code: DropInErrorCode
    /// The code of a money-moving call that was refused without a code of the provider's (DI-14).
    package let refusalCode: DropInErrorCode
    /// What fails, for messages.
    package let noun: String
    /// `onSubmit` is delivered when the submission begins (DI-11).
    package let announcesSubmit: Bool
    /// The flag is up while consent is asked for; else it goes up after that, when order creation starts (DI-12).
    package let isProcessingAtConsent: Bool
    /// How its states are understood (TY-08).
    package let funding: FundingKind
    /// It has the intent verification, for which alone an amount may be zero (TY-09).
    package var canVerify: Bool { funding != .paypal }
    /// The name of the station at which `onSubmit` runs.
    package let submittingName: String
    /// What the entry into that station means to an analytics observer.
    package let submissionFact: AnalyticsName?

    /// The card: `onSubmit` when the submission starts, errors of the authorisation under a code of their own.
    package static let card = DropInFacts(
        method: .card, code: .cardFailed, refusalCode: .cardAuthorisationFailed, noun: "card payment",
        announcesSubmit: true, isProcessingAtConsent: true, funding: .card, submittingName: "submitting",
        submissionFact: nil)
    /// PayPal: no `onSubmit`; the flag goes up when order creation starts.
    package static let paypal = DropInFacts(
        method: .paypal, code: .paypalFailed, refusalCode: .paypalFailed, noun: "PayPal payment",
        announcesSubmit: false, isProcessingAtConsent: false, funding: .paypal, submittingName: "submitting",
        submissionFact: nil)
    /// Apple Pay: `onSubmit` after the shopper has authorised in the sheet.
    package static let applePay = DropInFacts(
        method: .applePay, code: .applePayFailed, refusalCode: .applePayFailed, noun: "Apple Pay payment",
        announcesSubmit: true, isProcessingAtConsent: true, funding: .wallet, submittingName: "preAuthorising",
        submissionFact: .applePaySheetCompleted)
}
