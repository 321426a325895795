extension PayoutErrorCode {
    /// The error of the class that belongs to the code (TY-30).
    func exception(_ message: String) -> BaseSdkException {
        switch self {
        case .configurationRequired: PaypalConfigRequiredException(errorMessage: message)
        case .walletRequired: PayoutWalletRequiredException(errorMessage: message)
        case .emailRequired: PayoutEmailRequiredException(errorMessage: message)
        case .emailInvalid: PayoutEmailInvalidException(errorMessage: message)
        case .receiverRequired: PayoutReceiverRequiredException(errorMessage: message)
        case .receiverTypeInvalid: PayoutReceiverTypeInvalidException(errorMessage: message)
        case .receiverTypeMismatch: PayoutReceiverTypeMismatchException(errorMessage: message)
        case .payerIdRequired: PayoutPayerIdRequiredException(errorMessage: message)
        case .amountInvalid: PayoutAmountInvalidException(errorMessage: message)
        case .amountNotPositive: PayoutAmountNotPositiveException(errorMessage: message)
        case .amountRequired: PayoutAmountRequiredException(errorMessage: message)
        case .currencyRequired: PayoutCurrencyRequiredException(errorMessage: message)
        case .currencyLength: PayoutCurrencyLengthInvalidException(errorMessage: message)
        case .currencyCode: PayoutCurrencyCodeInvalidException(errorMessage: message)
        case .amountPrecision: PayoutAmountPrecisionException(errorMessage: message)
        case .payerIdLength: PayoutPayerIdMaxLengthException(errorMessage: message)
        case .payerIdInvalid: PayoutPayerIdInvalidException(errorMessage: message)
        case .payoutFailed: PayoutFailedException(errorMessage: message)
        }
    }
}
