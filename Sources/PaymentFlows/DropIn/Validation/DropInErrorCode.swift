/// Drop-in's own error codes (TY-40).
public enum DropInErrorCode: String, Hashable, Sendable, CaseIterable {
    /// The session's data is blank or expired, or no method is left to offer.
    case nothingToOffer = "SDK1100"
    /// The session lists card, and it cannot be offered.
    case cardUnavailable = "SDK1101"
    /// The session lists PayPal, and it cannot be offered.
    case paypalUnavailable = "SDK1102"
    /// The update of what is to be paid failed (EN-35).
    case updateFailed = "SDK1113"
    /// The authentication (3DS) failed.
    case authenticationFailed = "SDK1114"
    /// The authorisation of a card failed.
    case cardAuthorisationFailed = "SDK1115"
    /// The card payment failed: validation, tokenising, restrictions.
    case cardFailed = "SDK1116"
    /// The PayPal payment failed.
    case paypalFailed = "SDK1117"
    /// PayPal takes only the entry type ecom.
    case paypalNeedsEcom = "SDK1118"
    /// The Apple Pay payment failed, or it cannot be offered.
    case applePayFailed = "SDK1119"
    /// Paze is unavailable.
    case pazeUnavailable = "SDK1122"
    /// The Paze payment failed.
    case pazeFailed = "SDK1123"
    /// Paze takes only the entry type ecom.
    case pazeNeedsEcom = "SDK1124"
}
