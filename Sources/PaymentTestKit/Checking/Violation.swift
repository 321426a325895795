/// A rule that what was observed does not keep.
public struct Violation: Error, Hashable, Sendable, CustomStringConvertible {
    /// The contract's id of the rule, for example "EN-10".
    public let rule: String
    /// The session in which it was seen; nil: it concerns no single one.
    public let session: String?
    /// The place in the observed callbacks, counted from 0; nil: it concerns no single one, or their end.
    public let position: Int?
    /// What was seen, and what the rule allows there.
    public let reason: String

    /// Describes a violation.
    public init(_ rule: String, session: String? = nil, position: Int? = nil, _ reason: String) {
        self.rule = rule
        self.session = session
        self.position = position
        self.reason = reason
    }

    /// For example "EN-10 in session a at callback 3: ...".
    public var description: String {
        let session = session.map { " in session \($0)" } ?? ""
        let place = position.map { " at callback \($0)" } ?? ""
        return "\(rule)\(session)\(place): \(reason)"
    }
}
