extension CheckoutComponents {
    /// A new amount for a wallet's sheet, checked (CC-15).
    ///
    /// It changes what the sheet shows and nothing else: the host's `handleSubmit` has to submit the same amount.
    public struct AmountUpdate: Hashable, Sendable {
        /// The amount.
        public let amount: Amount

        /// Checks an update.
        ///
        /// - Parameters:
        ///   - minorUnits: the amount in the currency's smallest unit; above zero.
        ///   - currencyCode: the payment session's currency, three capital letters.
        ///   - kind: the component: the card's has no sheet.
        ///   - hasHandleSubmit: the host submits by itself.
        /// - Throws: `configurationInvalid` without a `handleSubmit`, `componentNotSupported` for a component without a sheet,
        ///   FLOW0009 for an amount or currency that cannot be used. In this order; the first problem is thrown.
        public init(
            minorUnits: Int, currencyCode: String, kind: ComponentKind, hasHandleSubmit: Bool
        ) throws(CheckoutComponents.Error) {
            guard hasHandleSubmit else {
                throw Error(.configurationInvalid, "update(with:): needs a handleSubmit that submits the same amount.")
            }
            guard kind != .card else {
                throw Error(.componentNotSupported, "update(with:): the card component has no wallet sheet.")
            }
            guard let currency = Currency(code: currencyCode) else {
                throw Error(.engine(.unusableAmount), "currency: is not an ISO 4217 code.")
            }
            guard let amount = Amount(minorUnits: Int64(minorUnits), currency: currency) else {
                throw Error(.engine(.unusableAmount), "amount: must be above zero.")
            }
            self.amount = amount
        }
    }
}
