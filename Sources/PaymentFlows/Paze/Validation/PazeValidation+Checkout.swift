extension PazeValidation {
    /// Why a tap cannot lead to a checkout; nil: it can (PZ-11).
    ///
    /// Everything of presentment is looked at again, since amount and currency may have changed; then the countries, the
    /// shipping address and the amount, in this order. The first failure wins.
    package func checkoutProblem() -> PaymentFailure? {
        presentmentProblem() ?? countriesProblem ?? addressProblem ?? amountProblem
    }

    /// The amount, or why it cannot be used (TY-09).
    package var usableAmount: Result<Amount, AmountProblem> {
        if let amountInUse { return amountInUse }
        return Amount.make(amount, currencyCode: currency, allowsZero: allowsZero)
    }

    private var amountProblem: PaymentFailure? {
        switch usableAmount {
        case .success: nil
        case .failure(let problem):
            PaymentFailure(
                code: FlowErrorCode.unusableAmount.rawValue, message: "transactionData.amount: \(problem.message)")
        }
    }

    private var countriesProblem: PaymentFailure? {
        let malformed = settings.payload.acceptedShippingCountries?.firstIndex { !TextRule.isCapitals($0, 2) }
        guard let malformed else { return nil }
        return PazeErrorCode.shippingCountries.failure(
            "acceptedShippingCountries[\(malformed)] must be two capital letters")
    }

    private var addressProblem: PaymentFailure? {
        guard let address = settings.payload.enhancedTransactionData?.ecomData?.finalShippingAddress else { return nil }
        let required = [
            ("line1", address.line1), ("city", address.city), ("state", address.state), ("zip", address.zip),
            ("countryCode", address.countryCode),
        ]
        let path = "enhancedTransactionData.ecomData.finalShippingAddress"
        if let (field, _) = required.first(where: { TextRule.isBlank($0.1) }) {
            return PazeErrorCode.shippingAddress.failure("\(path).\(field) is required")
        }
        if TextRule.isCapitals(address.countryCode, 2) { return nil }
        return PazeErrorCode.shippingAddress.failure("\(path).countryCode must be two capital letters")
    }
}
