/// How large and how deep a provider's payload may be before it is decoded (EN-91).
public struct PayloadLimits: Hashable, Sendable {
    /// The most bytes. 256 KiB.
    public var maximumBytes: Int
    /// The most arrays and objects inside each other. 64.
    public var maximumDepth: Int

    /// Sets the limits.
    public init(maximumBytes: Int = 256 * 1024, maximumDepth: Int = 64) {
        self.maximumBytes = maximumBytes
        self.maximumDepth = maximumDepth
    }

    /// The documented defaults.
    public static let standard = PayloadLimits()
}
