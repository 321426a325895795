internal import PaymentFlows

/// The orders in which the callbacks of one appearance of the Paze button may come (PZ-02, PZ-03, PZ-10 to PZ-47).
///
/// Written by hand from the contract and independent of the engine. What ended an attempt without a callback cannot be
/// seen from callbacks alone, so the check is exact when it is told the endings, and else allows every documented one.
/// A session's appearances are checked one by one.
public struct PazeOrderGrammar: Sendable {
    /// The callbacks the merchant has set; one that is missing is passed over with its default (EN-16).
    public var installed: Set<PazeCallback>

    /// The gates that the host answers itself, so that no callback is seen for them (EN-19); none by default.
    public var deferred: Set<PazeCallback>

    /// Makes a grammar; by default every callback is set and no gate is deferred.
    public init(installed: Set<PazeCallback> = Set(PazeCallback.allCases), deferred: Set<PazeCallback> = []) {
        self.installed = installed
        self.deferred = deferred
    }

    /// Says where and why the callbacks leave the documented orders; nil: they keep them.
    ///
    /// - Parameters:
    ///   - callbacks: What was seen in one appearance; they are checked in the order in which they began.
    ///   - endings: The endings of the attempts of this appearance, in the order of the attempts; nil: not known.
    ///   - tornDownAt: When teardown had returned (`UInt64.max`: it did, but when is not known); nil: it never began.
    ///     Any prefix of an order is allowed then, and no callback may begin later (EN-18).
    ///   - notified: Whether a notification told of a success, which may end an attempt at any step (EN-51).
    public func violation(
        in callbacks: [CallbackRecord],
        endings: [AttemptEnding]? = nil,
        tornDownAt: UInt64? = nil,
        notified: Bool = false
    ) -> Violation? {
        var run = OrderRun<PazeOrderStep>(
            installed: installed, deferred: deferred, endings: endings, notified: notified)
        return run.violation(in: callbacks, tornDownAt: tornDownAt)
    }
}
