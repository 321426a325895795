import PaymentFlows

/// What the events of the payout's tests are made of, beyond `Samples`.
enum PayoutSamples {
    static let wallet = PayPalWallet(
        email: "shopper@example.com", payerId: "PAYER1234567X", proceedPayoutWithSdk: true)

    /// A checkout that can pay out; the engine makes the payout.
    static func paypal(_ wallet: PayPalWallet? = wallet) -> PayPalConfig {
        PayPalConfig(payout: PayPalPayoutConfig(paypalWallet: wallet))
    }

    /// Nil only if the sound wallet were not.
    static func order(_ attempt: Evidence<Attempt>, isMadeHere: Bool = true) -> Evidence<PayoutOrder>? {
        var wallet = wallet
        wallet.proceedPayoutWithSdk = isMadeHere
        return PayoutValidation(paypal: paypal(wallet)).order(for: attempt).map { Evidence($0) }
    }

    static let failure = Evidence(PaymentFailure(code: "SDK0809", message: "payerId is required"))
    static let error = PaymentFailure(code: "SDK0819", message: "The provider failed.", identity: Samples.identity)
}
