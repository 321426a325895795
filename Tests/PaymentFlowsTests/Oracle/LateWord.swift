import PaymentFlows

/// What is heard of a session's money after an attempt has ended, whatever the method.
enum LateWord: String, CaseIterable, Sendable {
    /// The attempt's transaction succeeded, took another amount, or was refused.
    case paid, paidOtherwise, refused
    /// A transaction that no attempt has begun did.
    case outside, outsideOtherwise

    var isAboutAttempt: Bool { self == .paid || self == .paidOtherwise || self == .refused }

    /// - Parameter id: the provider's, of the transaction that it is about.
    func verdict(_ id: String = Samples.systemTransactionId) -> TransactionVerdict {
        let identity = TransactionIdentity(merchantTransactionId: "order-1", systemTransactionId: id)
        return switch self {
        case .paid, .outside: .succeeded(identity)
        case .paidOtherwise, .outsideOtherwise:
            .mismatch(PaymentFailure(code: "FLOW0005", message: "Another amount.", identity: identity))
        case .refused: .refused(ProviderRefusal(code: "D1", message: "Declined.", identity: identity))
        }
    }
}

/// How an attempt has ended, as far as what is heard later looks.
enum ToldEnd: Sendable {
    /// What was asked is paid.
    case paid
    /// Another amount was taken (EN-36).
    case mismatch
    /// Nothing was taken, as far as is known.
    case unpaid
    /// The merchant's backend goes on.
    case handedOver
    /// Nobody could say.
    case unknown
}

/// What taps and resets are answered after an end and a late word, written down from the rules. It knows nothing of any flow.
enum AfterTheEnd {
    /// - Parameter click: what a tap that begins an attempt does first.
    static func log(_ end: ToldEnd, _ word: LateWord, click: String) -> [String] {
        switch money(end, word) {
        // EN-22: paid as asked, for good.
        case .paid: ["tap: alreadySettled", "reset: alreadySettled"]
        // EN-36: until the host has reconciled it.
        case .mismatch: ["tap: needsReconciliation", "reset: done", "tap: \(click)"]
        case .unpaid, .handedOver, .unknown: ["tap: \(tap(end, word, click))", "reset: done", "tap: \(click)"]
        }
    }

    /// What all that is known comes to. A success outranks a mismatch of another transaction, and of one the first word counts.
    private static func money(_ end: ToldEnd, _ word: LateWord) -> ToldEnd {
        switch (end, word) {
        case (.paid, _), (_, .outside): .paid
        case (.mismatch, _), (_, .outsideOtherwise), (_, .paidOtherwise): .mismatch
        case (_, .paid): .paid
        case (.unpaid, .refused), (.handedOver, .refused), (.unknown, .refused): end
        }
    }

    /// EN-22: where no money has moved.
    private static func tap(_ end: ToldEnd, _ word: LateWord, _ click: String) -> String {
        switch end {
        case .handedOver: "handedOver"
        // EN-47: a definite no gives the tap ids of its own.
        case .unknown: word == .refused ? "renew" : "findTransactions"
        case .paid, .mismatch, .unpaid: click
        }
    }
}

extension PaymentFlow {
    /// What the flow answers to an event, in a word.
    mutating func answer(to event: Event, named name: (Effect) -> String) -> String {
        switch handle(event) {
        case .perform(let effect): name(effect)
        case .rest, .note, .ignore(.already): "done"
        case .refuse(let refusal): "\(refusal)"
        case .postpone: "postponed"
        case .ignore(let reason): "ignored, \(reason)"
        }
    }
}
