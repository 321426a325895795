public import PaymentFlows

extension CheckoutComponents {
    /// What comes back from a wallet's sheet (CC-20).
    public enum WalletSheetResult: Hashable, Sendable {
        /// The shopper authorised; with the token that the provider made of the wallet's.
        case authorised(token: Sensitive<String>)
        /// The shopper closed it before that.
        case dismissed
        /// It could not be shown, or broke.
        case failed
    }
}

extension CheckoutComponents.WalletSheetResult {
    var answer: CheckoutComponentFlow.SheetAnswer {
        switch self {
        case .authorised(let token): .authorised(token)
        case .dismissed: .dismissed
        case .failed: .failed
        }
    }
}
