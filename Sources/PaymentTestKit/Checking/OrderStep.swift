internal import PaymentFlows

/// How far the callbacks of one appearance of a method have come, and where they may go from there.
///
/// All that `OrderRun` knows of a method, written by hand from the contract.
protocol OrderStep: Hashable, Sendable {
    associatedtype Callback: OrderCallback

    /// What a callback leads to: the next step, and whether the attempt has ended with it.
    typealias Move = (step: Self, ends: Bool)

    /// Before the first callback.
    static var first: Self { get }
    /// The method, as a sentence names it.
    static var method: String { get }
    /// The rule that lists the method's callbacks.
    static var listingRule: String { get }
    /// Why the method never makes this callback; nil: it does.
    static func ban(on callback: Callback) -> (rule: String, reason: String)?

    var stage: OrderStage { get }
    /// The rule that says what may follow.
    func rule(for callback: Callback?) -> String

    /// Where a callback leads, nil if it may not come here.
    ///
    /// An ending of nil is any.
    func move(_ callback: Callback, _ verdict: Bool?, ending: AttemptEnding?, notified: Bool) -> Move?

    /// Where an attempt that ends here without a callback leads, when nothing was torn down; nil: it may not.
    func silentEnd(as ending: AttemptEnding) -> Self?
}

extension OrderStep {
    static func ban(on callback: Callback) -> (rule: String, reason: String)? { nil }
    var isOpen: Bool { stage == .open }
}

/// A merchant's callback of one method, by the vendor's name.
package protocol OrderCallback: RawRepresentable<String>, Hashable, Sendable, CaseIterable {
    /// Whether its answer decides how the attempt goes on.
    var isGate: Bool { get }
}
