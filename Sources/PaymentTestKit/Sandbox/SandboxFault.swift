/// What a sandbox provider, or the way to it, does wrong.
public enum SandboxFault: String, Hashable, Sendable, CaseIterable {
    /// The call does not leave: nothing was done.
    case notSent
    /// The call itself is refused, as by an HTTP 400, a payout by a 422: nothing was done.
    case refused
    /// Nobody ever answers; half the time the provider has acted.
    case timeout
    /// The provider has acted, and its reply is let go.
    case lostReply
    /// The provider has acted, and answers after the call's deadline.
    case lateReply
    /// The provider answers twice.
    case duplicateReply
    /// The provider has acted, and its answer cannot be read.
    case malformedReply
    /// The complete call answers a token that is cut off in the middle.
    case malformedToken
    /// The complete call is refused with a 422: the web session has expired upstream.
    case checkoutExpired
    /// The issuer says no, or the payer of a payout.
    case decline
    /// A part of the amount is approved (CRD002), and charged; for a payout: paid.
    case partialApproval
    /// Another amount than asked is charged.
    case otherAmount
    /// The provider has not decided yet, and says so for a number of queries. A payout may be accepted meanwhile (PO-04).
    case pendingFirst
    /// The provider has acted, never answers, and says so in a notification (EN-51).
    case notifiedInstead
    /// A notification comes besides the reply, before or after it (EN-50).
    case notifiedToo
    /// The same, delivered twice.
    case notifiedTwice
    /// A status query does not find a transaction that is there.
    case foundNothing

    /// How often a notification is delivered.
    var deliveries: Int {
        switch self {
        case .notifiedInstead, .notifiedToo: 1
        case .notifiedTwice: 2
        case .notSent, .refused, .timeout, .lostReply, .lateReply, .duplicateReply, .malformedReply, .malformedToken,
            .checkoutExpired, .decline, .partialApproval, .otherAmount, .pendingFirst, .foundNothing:
            0
        }
    }

    /// The calls of Paze that can have it.
    public var calls: Set<PazeCall> {
        switch self {
        case .notSent, .timeout, .lostReply, .lateReply, .duplicateReply, .malformedReply: Set(PazeCall.allCases)
        case .refused: [.createCheckout, .complete, .decrypt, .authorise]
        case .malformedToken, .checkoutExpired: [.complete]
        case .decline, .partialApproval, .otherAmount, .pendingFirst, .notifiedInstead, .notifiedToo, .notifiedTwice:
            [.authorise]
        case .foundNothing: [.findTransactions]
        }
    }

    /// The calls of a payout that can have it.
    public var payoutCalls: Set<PayoutCall> {
        switch self {
        case .notSent, .timeout, .lostReply, .lateReply, .duplicateReply, .malformedReply: Set(PayoutCall.allCases)
        case .refused, .decline, .partialApproval, .otherAmount, .pendingFirst: [.pay]
        case .malformedToken, .checkoutExpired, .notifiedInstead, .notifiedToo, .notifiedTwice: []
        case .foundNothing: [.findTransactions]
        }
    }

    /// The calls of Checkout.com's components that can have it.
    public var componentsCalls: Set<ComponentsCall> {
        switch self {
        case .notSent, .timeout, .lostReply, .lateReply, .duplicateReply, .malformedReply:
            Set(ComponentsCall.allCases)
        case .refused: [.findSession, .findMetadata, .tokenise, .submit]
        case .decline, .partialApproval, .otherAmount, .pendingFirst, .notifiedInstead, .notifiedToo, .notifiedTwice:
            [.submit]
        case .malformedToken, .checkoutExpired: []
        case .foundNothing: [.findPayments]
        }
    }

    /// All calls that can have it.
    var steps: [SandboxStep] {
        calls.map { SandboxStep($0) } + payoutCalls.map { SandboxStep($0) } + dropInSteps
            + componentsCalls.map { SandboxStep($0) }
    }
}
