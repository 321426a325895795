/// The vendor's codes for the PayPal payout (TY-30).
package enum PayoutErrorCode: String, Hashable, Sendable, CaseIterable {
    /// There is no PayPal configuration, or none for a payout.
    case configurationRequired = "SDK1000"
    /// There is no wallet.
    case walletRequired = "SDK0803"
    /// The wallet has an e-mail address, and it is blank.
    case emailRequired = "SDK0804"
    /// The e-mail address is malformed or too long.
    case emailInvalid = "SDK0805"
    /// There is no receiver: its type is given, and blank.
    case receiverRequired = "SDK0806"
    /// The receiver's type is none that is known.
    case receiverTypeInvalid = "SDK0807"
    /// The receiver is known by its e-mail address, and the wallet has none.
    case receiverTypeMismatch = "SDK0808"
    /// There is no payer id, or it is blank.
    case payerIdRequired = "SDK0809"
    /// The amount is no number.
    case amountInvalid = "SDK0810"
    /// The amount is not above zero.
    case amountNotPositive = "SDK0811"
    /// There is no amount.
    case amountRequired = "SDK0812"
    /// There is no currency.
    case currencyRequired = "SDK0813"
    /// The currency is not three letters.
    case currencyLength = "SDK0814"
    /// The currency is not an ISO 4217 code.
    case currencyCode = "SDK0815"
    /// The amount has more digits than the currency.
    case amountPrecision = "SDK0816"
    /// The payer id is too long.
    case payerIdLength = "SDK0817"
    /// The payer id is not ASCII letters and digits.
    case payerIdInvalid = "SDK0818"
    /// The provider made no payout.
    case payoutFailed = "SDK0819"

    /// A failure under this code.
    package func failure(_ message: String) -> PaymentFailure {
        PaymentFailure(code: rawValue, message: message)
    }
}
