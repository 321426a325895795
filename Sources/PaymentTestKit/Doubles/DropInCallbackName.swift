/// The callbacks of Drop-in.
public enum DropInCallbackName: String, Hashable, Sendable, CaseIterable {
    /// The shopper is asked for: a query.
    case onGetShopper
    /// The address is asked for: a query.
    case onGetShippingAddress
    /// A payment may begin: a gate.
    case onBeforeSubmit
    /// The submission has begun.
    case onSubmit
    /// The means of payment may be kept: a query.
    case onGetConsent
    /// The shopper chose something in the sheet: a query.
    case onSheetChange
    /// The payment succeeded.
    case onSuccess
    /// The payment failed, or something cannot be offered.
    case onError
    /// The sheet was dismissed.
    case onCancel
}
