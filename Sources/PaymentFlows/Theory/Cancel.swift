/// A request to end an attempt.
package struct Cancel: Hashable, Sendable {
    /// Who asks.
    package var by: Canceller
    /// None of the attempt's callbacks has begun yet: a host's cancel then makes none at all (EN-37).
    package var beforeFirstCallback: Bool

    package init(by: Canceller, beforeFirstCallback: Bool = false) {
        self.by = by
        self.beforeFirstCallback = beforeFirstCallback
    }
}
