/// What is wrong with what the shopper chose: the sheet shows it, and `onError` is not called (DI-41).
public struct ApplePayRequestUpdateError: Hashable, Sendable {
    /// What it is about, by Apple's word, for example "shippingContactInvalid".
    public var type: String
    /// What the shopper reads.
    public var message: String

    /// Describes what is wrong.
    public init(type: String, message: String) {
        self.type = type
        self.message = message
    }
}
