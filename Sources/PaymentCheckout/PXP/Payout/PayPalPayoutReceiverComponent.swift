public import PaymentFlows

/// Shows who receives a payout, as text for a client to draw: display only, it makes no callback (PO-09).
public struct PayPalPayoutReceiverComponent: Sendable {
    let session: PxpSession
    let isMasked: Bool

    /// The e-mail address of the checkout's wallet, masked where that was asked for; nil: there is none that can be shown.
    public var text: String? {
        guard validation.receiverDisplayProblem == nil, let email = validation.presentWallet?.email else { return nil }
        return isMasked ? MaskedEmail.text(email) : email
    }

    /// Why there is nothing to show (SDK1000, SDK0803 to SDK0805); nil: there is.
    public var problem: BaseSdkException? { validation.receiverDisplayProblem.map { .make(from: $0) } }

    private var validation: PayoutValidation { PayoutValidation(paypal: session.paypalConfig) }
}
