package import PaymentCheckout
package import PaymentFlows

/// A payment method as explorations play it, and all that they know of it.
package protocol ExploredMethod: Sendable {
    associatedtype Callback: OrderCallback
    associatedtype Call: RawRepresentable<String>, Hashable, Sendable, CaseIterable
    associatedtype Component: ExploredComponent

    /// The name by which it is chosen.
    static var flow: String { get }
    /// The callbacks that suspend, so that they can hang and call their own session.
    static var suspending: [Callback] { get }
    /// The gates that can say no.
    static var vetoable: [Callback] { get }
    /// The gates that the host can answer itself.
    static var deferrable: [Callback] { get }
    /// The last callbacks of an attempt, whose task a cancel or a teardown must not cancel (EN-17, EN-27).
    static var last: Set<Callback> { get }
    /// The callback before a query of the checkout's own, which names no component; nil: there is no such query.
    static var asking: Callback? { get }
    /// The states that an accepted tap may enter first.
    static var tappedStates: Set<String> { get }
    /// The states that pass the point of no return.
    static var sendingStates: Set<String> { get }
    /// The states in which a person is waited for.
    static var personStates: Set<String> { get }
    /// The state in which a deferred gate is waited for, and the gate.
    static var gateStates: [String: Callback] { get }
    /// A component can go away and come again.
    static var comesBack: Bool { get }
    /// The callback with which a component begins anew after a `reset()` (CC-03); nil: it goes on where it was.
    static var renewing: Callback? { get }
    /// A session can have a second component of the kind.
    static var allowsSecondComponent: Bool { get }
    /// The provider notifies of the session's first transaction.
    static var hearsNotifications: Bool { get }

    /// Whether a call moves money.
    static func movesMoney(_ call: Call) -> Bool
    /// Whether a call may go wrong without the session failing to open.
    static func mayFail(_ call: Call) -> Bool
    /// The gateways, which answer as a scenario says.
    static func ports(_ replies: ExploredReplies<Self>) -> PaymentPorts
    /// Opens the session, with one or two components.
    static func open(_ play: SessionPlay<Self>) async throws -> ExploredOpening<Component>
    /// A person goes through with what a state waits for, or gives it up; false: it is not this component's.
    static func goOn(_ component: Component, in state: String, completes: Bool, _ attempt: AttemptID) async -> Bool
    /// Whether a word says that money moved, as far as the method goes.
    static func isPaid(_ word: ScenarioWebhook.Word) -> Bool
    /// What a notification says of the session's first transaction; nil: there are none.
    static func reply(_ word: ScenarioWebhook.Word) -> TransactionReply?
    /// The host answers a deferred gate.
    static func answer(_ component: Component, _ gate: Callback, _ goesOn: Bool, _ attempt: AttemptID) async
    /// Where the callbacks of one appearance leave the documented orders; nil: they keep them.
    ///
    /// - Parameter earlier: the callbacks of the appearances before it, since the last reset.
    static func violation(
        in callbacks: [CallbackRecord], after earlier: [CallbackRecord], of scenario: SessionScenario<Self>,
        endings: [AttemptEnding]?,
        tornDownAt: UInt64?, notified: Bool
    ) -> Violation?
}

extension ExploredMethod {
    package static var asking: Callback? { nil }
    package static var comesBack: Bool { true }
    package static var renewing: Callback? { nil }
    package static var allowsSecondComponent: Bool { true }
    package static var hearsNotifications: Bool { true }
    package static func isPaid(_ word: ScenarioWebhook.Word) -> Bool { word == .paid || word == .refunded }
    package static func mayFail(_ call: Call) -> Bool { true }
}
