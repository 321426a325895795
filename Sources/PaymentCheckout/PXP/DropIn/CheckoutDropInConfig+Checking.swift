internal import PaymentFlows

extension CheckoutDropInConfig {
    /// The checkout that the session is opened for.
    var checkout: CheckoutConfig {
        CheckoutConfig(
            environment: environment, session: session, transactionData: transactionData,
            merchantShopperId: merchantShopperId, ownerId: ownerId, kountDisabled: kountDisabled,
            onGetShippingAddress: onGetShippingAddress, onGetShopper: onGetShopper, analyticsEvent: analyticsEvent)
    }

    /// What the configuration alone shows (DI-01); the session data is looked at by `create()`.
    var problem: BaseSdkException? {
        if TextRule.isBlank(ownerId) { return ConfigurationSdkException(.ownerIdBlank) }
        if TextRule.isBlank(merchantShopperId) { return ConfigurationSdkException(.merchantShopperIdBlank) }
        if let problem = transactionData.configurationProblem { return ConfigurationSdkException(problem) }
        let amount = Amount.make(
            transactionData.amount, currencyCode: transactionData.currency,
            allowsZero: transactionData.intent.card == .verification)
        return Self.problem(with: amount, methodConfig?.global?.shippingOptions)
    }

    /// What is wrong with what is to be paid, and with the shipping options in its currency; nil: nothing (DI-01, EN-35).
    static func problem(
        with amount: Result<Amount, AmountProblem>, _ options: [ApplePayShippingMethod]?
    ) -> BaseSdkException? {
        guard case .success(let amount) = amount else {
            return unusable("transactionData.amount, transactionData.currency: cannot be used")
        }
        for option in options ?? [] where option.amountProblem(currencyCode: amount.currency.code) != nil {
            return unusable("shippingOptions.amount: cannot be used")
        }
        return nil
    }

    private static func unusable(_ message: String) -> BaseSdkException {
        BaseSdkException(errorCode: FlowErrorCode.unusableAmount.rawValue, errorMessage: message)
    }
}
