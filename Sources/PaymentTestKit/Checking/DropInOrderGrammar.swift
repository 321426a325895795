public import PaymentFlows

/// The orders in which the callbacks of one Drop-in may come, whichever methods the shopper uses (DI-01 to DI-23, DI-60, DI-61).
///
/// Written by hand from the contract and independent of the engine. What ended an attempt without a callback cannot be
/// seen from callbacks alone, so the check is exact when it is told the endings, and else allows every documented one.
public struct DropInOrderGrammar: Sendable {
    /// The callbacks the merchant has set; one that is missing is passed over with its default (EN-16).
    public var installed: Set<DropInCallbackName>
    /// The host answers `onBeforeSubmit` itself, so that no callback is seen for it (EN-19); false by default.
    public var defersBeforeSubmit = false

    /// What `create()` reports by `onError`, in its order: methods, and nil for what leaves nothing to offer (DI-01). None by default.
    public var reported: [DropInPaymentMethod?]

    /// Makes a grammar; by default every callback is set and nothing is reported.
    public init(
        installed: Set<DropInCallbackName> = Set(DropInCallbackName.allCases), reported: [DropInPaymentMethod?] = []
    ) {
        self.installed = installed
        self.reported = reported
    }

    /// Says where and why the callbacks leave the documented orders; nil: they keep them.
    ///
    /// - Parameters:
    ///   - callbacks: What was seen, under the names of `DropInCallback`; checked in the order in which they began.
    ///   - endings: The endings of all attempts, in the order of the attempts; nil: not known.
    ///   - tornDownAt: When `destroy()` had returned (`UInt64.max`: it did, but when is not known); nil: it never began.
    ///     Any prefix of an order is allowed then, and no callback may begin later (DI-03, EN-18).
    ///   - notified: Whether a notification told of a success, which may end an attempt at any step (EN-51).
    public func violation(
        in callbacks: [CallbackRecord],
        endings: [AttemptEnding]? = nil,
        tornDownAt: UInt64? = nil,
        notified: Bool = false
    ) -> Violation? {
        let deferred = defersBeforeSubmit ? DropInCallback.allCases.filter { $0.name == .onBeforeSubmit } : []
        var run = OrderRun<DropInOrderStep>(
            installed: Set(DropInCallback.allCases.filter { installed.contains($0.name) }), deferred: Set(deferred),
            endings: endings, notified: notified, first: .absent(reported))
        return run.violation(in: callbacks, tornDownAt: tornDownAt)
    }
}
