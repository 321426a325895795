/// The gates of the Paze button that may be deferred (EN-19).
public struct PazeGates: OptionSet, Hashable, Sendable {
    /// One bit each.
    public let rawValue: UInt8
    /// `onCheckoutComplete`: true goes on, false rejects the checkout (PZ-20).
    public static let onCheckoutComplete = PazeGates(rawValue: 1)
    /// `onPreDecryption`: true decrypts, false leaves the rest to your backend (PZ-30).
    public static let onPreDecryption = PazeGates(rawValue: 2)
    /// `onPreAuthorisation`: proceed, cancel, or add data (PZ-40).
    public static let onPreAuthorisation = PazeGates(rawValue: 4)

    /// Takes the bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
}
