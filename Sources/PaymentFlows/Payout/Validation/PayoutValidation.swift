/// What is checked after a tap on the payout component, before anything is asked or sent (PO-02).
///
/// A snapshot of checkout and component: the same value gives the same verdict each time.
package struct PayoutValidation: Hashable, Sendable, PersonalData {
    /// The checkout's word on PayPal.
    package var paypal: PayPalConfig?
    /// The component's own wallet. Nil: the checkout's.
    package var wallet: PayPalWallet?
    /// The component's word for the receiver's type. Nil: the payer id names the receiver.
    package var recipientType: PayoutRecipientType?
    /// What is wrong with amount and currency; nil: nothing.
    package var moneyProblem: PayoutMoneyProblem?

    package init(
        paypal: PayPalConfig?, wallet: PayPalWallet? = nil, recipientType: PayoutRecipientType? = nil,
        moneyProblem: PayoutMoneyProblem? = nil
    ) {
        self.paypal = paypal
        self.wallet = wallet
        self.recipientType = recipientType
        self.moneyProblem = moneyProblem
    }

    /// The order that the tap leads to; nil: there is a problem, or the attempt has no usable amount.
    package func order(for attempt: Evidence<Attempt>) -> PayoutOrder? {
        guard problem == nil, let amount = attempt.payload.amount, let payerId else { return nil }
        let recipient = PayoutRecipient(
            type: recipientType?.known ?? .paypalId, email: presentWallet?.email, payerId: payerId)
        return PayoutOrder(attempt: attempt, amount: amount, recipient: recipient, isMadeHere: isMadeHere)
    }

    /// Why the tap cannot lead to a payout; nil: it can. The first problem wins (PO-02).
    package var problem: PaymentFailure? {
        configurationProblem ?? walletProblem ?? emailProblem ?? receiverProblem ?? payerIdProblem
            ?? moneyProblem?.failure
    }
}

extension PayoutValidation {
    /// The wallet that the component shows.
    package var presentWallet: PayPalWallet? { wallet ?? paypal?.payout?.paypalWallet }

    // Who makes the payout and whose payer id it goes to is the checkout's to say, whatever the component shows (PO-05, PO-06).
    private var isMadeHere: Bool { paypal?.payout?.paypalWallet?.proceedPayoutWithSdk ?? false }
    private var payerId: String? { paypal?.payout?.paypalWallet?.payerId }

    var configurationProblem: PaymentFailure? {
        guard paypal?.payout == nil else { return nil }
        return PayoutErrorCode.configurationRequired.failure("paypalConfig.payout is required")
    }

    var walletProblem: PaymentFailure? {
        guard presentWallet == nil else { return nil }
        return PayoutErrorCode.walletRequired.failure("paypalConfig.payout.paypalWallet is required")
    }

    var emailProblem: PaymentFailure? {
        guard let email = presentWallet?.email else { return nil }
        if TextRule.isBlank(email) {
            return PayoutErrorCode.emailRequired.failure("the wallet's email must not be blank")
        }
        if let problem = FieldProblem.tooLong(email, "the wallet's email", PayoutLimit.email) {
            return PayoutErrorCode.emailInvalid.failure(problem.message)
        }
        if EmailAddress.isWellFormed(email) { return nil }
        return PayoutErrorCode.emailInvalid.failure("the wallet's email must be an address of RFC 5322 in ASCII")
    }

    private var receiverProblem: PaymentFailure? {
        guard let recipientType else { return nil }
        if TextRule.isBlank(recipientType.rawValue) {
            return PayoutErrorCode.receiverRequired.failure("recipientType must not be blank")
        }
        guard let known = recipientType.known else {
            return PayoutErrorCode.receiverTypeInvalid.failure("recipientType must be EMAIL or PAYPAL_ID")
        }
        guard known == .email, presentWallet?.email == nil else { return nil }
        return PayoutErrorCode.receiverTypeMismatch.failure("recipientType EMAIL requires the wallet's email")
    }

    private var payerIdProblem: PaymentFailure? {
        let field = "paypalConfig.payout.paypalWallet.payerId"
        guard let payerId, !TextRule.isBlank(payerId) else {
            return PayoutErrorCode.payerIdRequired.failure("\(field) is required")
        }
        if let problem = FieldProblem.tooLong(payerId, field, PayoutLimit.payerId) {
            return PayoutErrorCode.payerIdLength.failure(problem.message)
        }
        if Self.isAlphanumeric(payerId) { return nil }
        return PayoutErrorCode.payerIdInvalid.failure("\(field) must be ASCII letters and digits")
    }

    /// By its bytes in one place: a string's own view looks at every byte for where it is kept.
    private static func isAlphanumeric(_ text: String) -> Bool {
        let bytes = text.utf8.span
        for place in bytes.indices where !isAlphanumeric(bytes[place]) { return false }
        return true
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case _: false
        }
    }
}
