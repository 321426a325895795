internal import PaymentFlows

extension DropInPaymentMethod {
    /// Why the method, which was offered, cannot pay what it was changed to; nil: it can (DI-01, EN-35).
    func problem(with payment: borrowing Payment) -> PaymentFailure? {
        switch self {
        case .card:
            guard payment.intent.card == nil else { return nil }
            return PaymentFailure(.cardUnavailable, "Card payments cannot be offered: there is no intent for a card.")
        case .applePay:
            guard payment.intent.card == nil else { return nil }
            return PaymentFailure(.applePayFailed, "Apple Pay cannot be offered: there is no intent for a card.")
        case .paypal:
            guard payment.isEcommerce else {
                return PaymentFailure(.paypalNeedsEcom, "PayPal is only available for e-commerce.")
            }
            guard payment.intent.paypal != .authorisation, payment.intent.paypal != .purchase else { return nil }
            return PaymentFailure(.paypalUnavailable, "PayPal cannot be offered: there is no intent for it.")
        case .paze:
            guard !payment.isEcommerce else { return nil }
            return PaymentFailure(.pazeNeedsEcom, "Paze is only available for e-commerce.")
        }
    }
}

extension PaymentFailure {
    fileprivate init(_ code: DropInErrorCode, _ message: String) { self.init(code: code.rawValue, message: message) }
}
