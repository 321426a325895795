internal import PaymentFlows

/// The orders in which the callbacks of a payout component may come (PO-02 to PO-05, PO-10).
///
/// Written by hand from the contract and independent of the engine. What ended an attempt without a callback cannot be
/// seen from callbacks alone, so the check is exact when it is told the endings, and else allows every documented one.
/// A session's appearances are checked one by one.
public struct PayoutOrderGrammar: Sendable {
    /// The callbacks the merchant has set; one that is missing is passed over with its default (EN-16).
    public var installed: Set<PayoutCallbackName>

    /// The host answers `onPrePayoutSubmit` itself, so that no callback is seen for it (EN-19); false by default.
    public var defersApproval: Bool

    /// Makes a grammar; by default every callback is set and the gate is not deferred.
    public init(installed: Set<PayoutCallbackName> = Set(PayoutCallbackName.allCases), defersApproval: Bool = false) {
        self.installed = installed
        self.defersApproval = defersApproval
    }

    /// Says where and why the callbacks leave the documented orders; nil: they keep them.
    ///
    /// - Parameters:
    ///   - callbacks: What was seen in one appearance; they are checked in the order in which they began.
    ///   - endings: The endings of the attempts of this appearance, in the order of the attempts; nil: not known.
    ///   - tornDownAt: When teardown had returned (`UInt64.max`: it did, but when is not known); nil: it never began.
    ///     Any prefix of an order is allowed then, and no callback may begin later (EN-18).
    ///   - notified: Whether a notification told of money that moved: it may end an attempt at any step (EN-51), and brings the one
    ///     callback that follows a hand-over (PO-05).
    public func violation(
        in callbacks: [CallbackRecord],
        endings: [AttemptEnding]? = nil,
        tornDownAt: UInt64? = nil,
        notified: Bool = false
    ) -> Violation? {
        var run = OrderRun<PayoutOrderStep>(
            installed: installed, deferred: defersApproval ? [.onPrePayoutSubmit] : [], endings: endings,
            notified: notified)
        return run.violation(in: callbacks, tornDownAt: tornDownAt)
    }
}
