/// The vendor's codes for the Paze button (TY-22).
package enum PazeErrorCode: String, Hashable, Sendable, CaseIterable {
    /// The session has no Paze, or no client id for it.
    case notEnabled = "SDK0118"
    /// The web checkout could not be created, presented or read.
    case checkout = "SDK1200"
    /// The session id is too long.
    case sessionId = "SDK1201"
    /// There is a client id, and it is blank.
    case clientId = "SDK1202"
    /// There is no merchant category code, or it is blank.
    case merchantCategoryCode = "SDK1202A"
    /// The payment description is too long.
    case description = "SDK1203"
    /// The client name is too long.
    case clientName = "SDK1204"
    /// The site name is too long.
    case siteName = "SDK1205"
    /// An accepted shipping country is malformed.
    case shippingCountries = "SDK1206"
    /// A cobrand has no name.
    case cobrand = "SDK1207"
    /// The shipping address is incomplete or malformed.
    case shippingAddress = "SDK1208"
    /// The e-mail address is malformed.
    case emailFormat = "SDK1209"
    /// The e-mail address is too long.
    case emailLength = "SDK1210"
    /// The telephone number is malformed.
    case phoneFormat = "SDK1211"
    /// The telephone number is too long.
    case phoneLength = "SDK1212"
    /// The currency is not US dollars.
    case currency = "SDK1213"
    /// Complete or decryption failed.
    case complete = "SDK1214"
    /// Risk data or the address for verification is not usable.
    case validation = "SDK1215"

    /// A failure under this code.
    package func failure(_ message: String) -> PaymentFailure {
        PaymentFailure(code: rawValue, message: message)
    }
}
