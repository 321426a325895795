/// The gates of Drop-in that may be deferred (EN-19).
public struct DropInGates: OptionSet, Hashable, Sendable {
    /// One bit each.
    public let rawValue: UInt8
    /// `onBeforeSubmit`, of every method: true goes on, false ends the attempt without a callback (DI-10).
    public static let onBeforeSubmit = DropInGates(rawValue: 1)

    /// Takes the bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
}
