/// What has happened around an attempt after its point of no return.
public struct DropInCircumstances: OptionSet, Hashable, Sendable {
    /// One bit each.
    public let rawValue: UInt8
    /// The session expired (EN-46).
    public static let expired = DropInCircumstances(rawValue: 1)
    /// The component went away: no callback is made for it (EN-34).
    public static let tornDown = DropInCircumstances(rawValue: 2)
    /// A reply could not be read: FLOW0004 is its diagnostic (EN-91).
    public static let malformedReply = DropInCircumstances(rawValue: 4)

    /// Takes the bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
}
