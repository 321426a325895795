/// How long a state may last.
package enum Limit: Hashable, Sendable {
    /// Counted from when the state was entered.
    case after(Duration)
    /// Counted from when the state was entered, which is also remembered as the mark.
    case afterMarking(Duration)
    /// Counted from the mark.
    case afterMark(Duration)
}
