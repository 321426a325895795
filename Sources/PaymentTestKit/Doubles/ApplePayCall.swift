/// The calls of a Apple Pay gateway.
public enum ApplePayCall: String, Hashable, Sendable, CaseIterable {
    /// Presents the sheet.
    case presentSheet
    /// Tells the sheet an answer.
    case updateSheet
    /// Authorises: the money-moving call.
    case authorise
    /// Asks for transactions.
    case findTransactions
}
