public import PaymentFlows

/// The orders in which the callbacks of a Checkout.com component may come (CC-02 to CC-20).
///
/// Written by hand from the contract and independent of the engine. What ended an attempt without a callback cannot be
/// seen from callbacks alone, so the check is exact when it is told the endings, and else allows every documented one.
/// A session's components and appearances are checked one by one, and what follows a `reset()` by itself: it begins with `onReady`
/// again, which an appearance without a `reset()` does not (CC-03).
///
/// An `onError` whose error says that it ends no attempt (CC-19) is a record with the verdict false.
public struct ComponentsOrderGrammar: Sendable {
    /// The callbacks the host has set; one that is missing is passed over with its default (EN-16).
    public var installed: Set<ComponentsCallbackName>

    /// The gates that the host answers itself, so that no callback is seen for them (EN-19); none by default.
    public var deferred: Set<ComponentsCallbackName>

    /// What the shopper pays by: a wallet has a sheet in place of a token (CC-20). A card by default.
    public var method: CheckoutComponents.MethodName

    /// Makes a grammar; by default every callback but `handleSubmit` is set, no gate is deferred, and a card is typed.
    public init(
        installed: Set<ComponentsCallbackName> = Set(ComponentsCallbackName.allCases).subtracting([.handleSubmit]),
        deferred: Set<ComponentsCallbackName> = [], method: CheckoutComponents.MethodName = .card
    ) {
        self.installed = installed
        self.deferred = deferred
        self.method = method
    }

    /// Says where and why the callbacks leave the documented orders; nil: they keep them.
    ///
    /// - Parameters:
    ///   - callbacks: What was seen in one appearance; they are checked in the order in which they began.
    ///   - endings: The endings of the attempts of this appearance, in the order of the attempts; nil: not known.
    ///   - tornDownAt: When teardown had returned (`UInt64.max`: it did, but when is not known); nil: it never began.
    ///     Any prefix of an order is allowed then, and no callback may begin later (EN-18).
    ///   - notified: Whether a notification told of money that moved: it may end an attempt at any step (EN-51).
    ///   - isReady: Whether `onReady` was made in an earlier appearance, with no `reset()` since: it is not made again (CC-03).
    public func violation(
        in callbacks: [CallbackRecord],
        endings: [AttemptEnding]? = nil,
        tornDownAt: UInt64? = nil,
        notified: Bool = false,
        isReady: Bool = false
    ) -> Violation? {
        var first = ComponentsOrderStep.first
        if isReady { first.place = .ready }
        first.isWallet = method == .applePay
        first.isHostSubmitting = installed.contains(.handleSubmit)
        var run = OrderRun<ComponentsOrderStep>(
            installed: installed, deferred: deferred, endings: endings, notified: notified, first: first)
        return run.violation(in: callbacks, tornDownAt: tornDownAt)
    }
}
