/// Data about a person: printing it, or anything that holds it, shows the type's name and nothing else (EN-90).
///
/// The fields can be read as usual; reading one is the explicit read.
public protocol PersonalData: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

extension PersonalData {
    /// The type's name and a redaction.
    public var description: String { "\(Self.self)(<redacted>)" }
    /// The same as `description`.
    public var debugDescription: String { description }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
