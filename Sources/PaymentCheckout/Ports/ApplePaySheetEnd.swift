/// How a sheet is to be put away when its attempt has ended.
public enum ApplePaySheetEnd: Hashable, Sendable {
    /// The payment succeeded: the sheet says so.
    case succeeded
    /// It did not.
    case failed
    /// The attempt was ended before the shopper could pay.
    case closed
}
