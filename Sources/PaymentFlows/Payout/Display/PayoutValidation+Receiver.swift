extension PayoutValidation {
    /// Why the receiver's e-mail address cannot be shown; nil: it can (PO-09).
    package var receiverDisplayProblem: PaymentFailure? {
        if let problem = configurationProblem ?? walletProblem { return problem }
        guard presentWallet?.email != nil else {
            return PayoutErrorCode.emailRequired.failure("the wallet's email is required")
        }
        return emailProblem
    }
}
