extension CardIntentType {
    /// What the transaction does with the money.
    package var kind: PaymentIntentKind {
        switch self {
        case .authorisation: .authorisation
        case .purchase: .purchase
        case .verification: .verification
        case .estimatedAuthorisation: .estimatedAuthorisation
        case .payout: .payout
        }
    }
}

extension PayPalIntentType {
    /// What the transaction does with the money.
    package var kind: PaymentIntentKind {
        switch self {
        case .authorisation: .authorisation
        case .purchase: .purchase
        case .payout: .payout
        }
    }
}
