/// What the person does whom the flow waits for: at a web checkout, a challenge, a sheet.
package enum ScenarioPerson: Hashable, Sendable {
    /// Goes through with it.
    case completes
    /// The same, told by two requests at once.
    case completesTwice
    /// Gives up.
    case cancels
    /// Never comes back.
    case staysAway
}
