/// An event or effect that can be named without its payload, which may be sensitive.
package protocol NamedStep {
    /// The name of the case.
    var name: String { get }
    /// All names there are, in the order of declaration.
    static var names: [String] { get }
}
