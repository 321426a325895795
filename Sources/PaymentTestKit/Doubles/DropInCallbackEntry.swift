public import PaymentFlows

/// A callback of Drop-in as a merchant saw it.
public struct DropInCallbackEntry: Hashable, Sendable, CustomStringConvertible {
    /// Which one.
    public let name: DropInCallbackName
    /// The method that it named; nil: it names none.
    public let method: DropInPaymentMethod?
    /// The processing flag when it began.
    public let isProcessing: Bool

    /// For example "onSubmit card up".
    public var description: String {
        [name.rawValue, method?.rawValue, isProcessing ? "up" : "down"].compactMap(\.self).joined(separator: " ")
    }
}
