public import PaymentFlows

/// The components of a PayPal payout.
extension PxpCheckout {
    /// Makes the component that submits a payout. It is configured by a reference, so that its callbacks may be set one by one.
    ///
    /// - Throws: a configuration error: the session is closed (SDK0203), its entry type is not e-commerce (SDK0211, PO-11), or its
    ///   intent for PayPal is something other than a payout (SDK0212). No intent at all is taken for a payout.
    public func create(
        _ kind: PayoutSubmissionKind, componentConfig: PayoutSubmissionComponentConfig
    ) throws(BaseSdkException) -> PayoutSubmissionComponent {
        try checkPayout()
        return PayoutSubmissionComponent(session: session, config: componentConfig)
    }

    /// Makes the component that shows a payout's amount.
    ///
    /// - Throws: the same as for the component that submits it.
    public func create(
        _ kind: PayoutAmountKind, componentConfig: PayoutAmountComponentConfig
    ) throws(BaseSdkException) -> PayoutAmountComponent {
        try checkPayout()
        return PayoutAmountComponent(session: session)
    }

    /// Makes the component that shows a payout's receiver.
    ///
    /// - Throws: the same as for the component that submits it.
    public func create(
        _ kind: PayPalPayoutReceiverKind, componentConfig: PayPalPayoutReceiverComponentConfig
    ) throws(BaseSdkException) -> PayPalPayoutReceiverComponent {
        try checkPayout()
        return PayPalPayoutReceiverComponent(session: session, isMasked: componentConfig.isMasked)
    }

    private func checkPayout() throws(BaseSdkException) {
        guard session.supervisor.closing != .destroyed else { throw ConfigurationSdkException(.sessionDestroyed) }
        if let problem = session.read({ $0.payment.payoutConfigurationProblem }) {
            throw ConfigurationSdkException(problem)
        }
    }
}

extension Payment {
    /// Why no payout can be made of it; nil: one can (PO-11).
    var payoutConfigurationProblem: ConfigurationProblem? {
        guard isEcommerce else { return .entryTypeUnsupported }
        return intent.paypal == nil || intent.paypal == .payout ? nil : .payoutIntentRequired
    }
}
