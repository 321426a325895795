/// Something that has begun and not ended, when nothing can run any more.
public struct OpenWork: Hashable, Sendable, CustomStringConvertible {
    /// What kind of work it is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A callback whose answer decides.
        case gate
        /// A callback.
        case callback
        /// A call of a gateway that was not answered.
        case call
        /// A task that waits for something.
        case task
    }
    /// What it is.
    public var kind: Kind
    /// Its name, such as "onPreDecryption".
    public var name: String
    /// For whom it is open, such as "component 1"; empty: for no one in particular.
    public var owner: String

    /// Describes open work.
    public init(_ kind: Kind, _ name: String, of owner: String = "") {
        self.kind = kind
        self.name = name
        self.owner = owner
    }

    /// For example "gate onPreDecryption of component 1".
    public var description: String {
        owner.isEmpty ? "\(kind.rawValue) \(name)" : "\(kind.rawValue) \(name) of \(owner)"
    }
}
