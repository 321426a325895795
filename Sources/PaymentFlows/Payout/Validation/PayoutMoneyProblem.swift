package import FoundationEssentials

/// Why amount and currency cannot be paid out, in the order in which it is told (PO-02).
package enum PayoutMoneyProblem: UInt8, Hashable, Sendable, CaseIterable {
    case amountMissing
    /// It is no number, or too large to be counted.
    case amountInvalid
    case amountNotPositive
    case amountTooPrecise
    case currencyMissing
    case currencyLength
    case currencyUnknown

    /// The first problem; nil: there is none.
    ///
    /// The amount comes before the currency, and its digits are judged for a known currency only.
    package static func of(amount: Decimal?, currency: String) -> PayoutMoneyProblem? {
        guard let amount else { return .amountMissing }
        switch Amount.make(amount, currencyCode: currency) {
        case .success: return nil
        case .failure(.notANumber), .failure(.tooLarge), .failure(.updateFailed): return .amountInvalid
        case .failure(.notPositive): return .amountNotPositive
        case .failure(.tooManyDigits): return .amountTooPrecise
        case .failure(.unknownCurrency):
            if amount.isNaN { return .amountInvalid }
            return amount > 0 ? of(unknown: currency) : .amountNotPositive
        }
    }

    private static func of(unknown code: String) -> PayoutMoneyProblem {
        if TextRule.isBlank(code) { return .currencyMissing }
        // In either case: a code in small letters has the right length, and is none of the list.
        let isLetters = code.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
        return isLetters && code.utf8.count == PayoutLimit.currency ? .currencyUnknown : .currencyLength
    }
}

extension PayoutMoneyProblem {
    /// The failure that tells it.
    package var failure: PaymentFailure {
        switch self {
        case .amountMissing: PayoutErrorCode.amountRequired.failure("transactionData.amount is required")
        case .amountInvalid:
            PayoutErrorCode.amountInvalid.failure("transactionData.amount must be a number that 64 bits can count")
        case .amountNotPositive:
            PayoutErrorCode.amountNotPositive.failure("transactionData.amount must be above zero")
        case .amountTooPrecise:
            PayoutErrorCode.amountPrecision.failure(
                "transactionData.amount must not have more digits after the point than its currency")
        case .currencyMissing: PayoutErrorCode.currencyRequired.failure("transactionData.currency is required")
        case .currencyLength:
            PayoutErrorCode.currencyLength.failure(
                "transactionData.currency must be \(PayoutLimit.currency) letters")
        case .currencyUnknown:
            PayoutErrorCode.currencyCode.failure("transactionData.currency must be a code of ISO 4217")
        }
    }
}
