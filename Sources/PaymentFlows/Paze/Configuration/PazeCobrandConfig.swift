/// A partner's programme shown in the Paze wallet (TY-20).
public struct PazeCobrandConfig: Hashable, Sendable {
    /// The programme's name; blank is refused (SDK1207).
    public var cobrandName: String
    /// Whether the programme has benefits to offer.
    public var benefitsOffered: Bool?

    /// Describes a programme; nothing is said of benefits by default.
    public init(cobrandName: String, benefitsOffered: Bool? = nil) {
        self.cobrandName = cobrandName
        self.benefitsOffered = benefitsOffered
    }
}
