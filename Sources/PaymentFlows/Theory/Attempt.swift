/// One try at paying: from an accepted tap to one outcome.
public struct Attempt: Hashable, Sendable {
    /// Names the attempt within its session, counted from 1.
    public let id: AttemptID
    /// How many definite answers money-moving calls of this session had before this attempt (EN-45).
    public let ordinal: UInt32
    /// The session's id at the vendor.
    public let sessionId: String
    /// The id under which the transaction is sent (EN-47).
    public let merchantTransactionId: String
    /// Seeds the jitter of this attempt's waits, and its nonce.
    public let seed: UInt64
    private let rare: Evidence<Rare>?
    /// The amount and currency, read once when the attempt started (EN-35). Nil: they cannot be used (TY-09).
    public let amount: Amount?

    /// Describes an attempt.
    public init(
        id: AttemptID, sessionId: String, amount: Amount?, merchantTransactionId: String, ordinal: UInt32 = 0,
        asksFirst: Bool = false, earlierTransactions: Set<String> = [], unknownAmounts: [Amount] = [],
        problem: PaymentFailure? = nil, seed: UInt64 = 0
    ) {
        self.id = id
        self.sessionId = sessionId
        self.amount = amount
        self.merchantTransactionId = merchantTransactionId
        self.ordinal = ordinal
        self.seed = seed
        let isPlain = !asksFirst && earlierTransactions.isEmpty && unknownAmounts.isEmpty && problem == nil
        rare =
            isPlain
            ? nil
            : Evidence(
                Rare(
                    asksFirst: asksFirst, earlierTransactions: earlierTransactions, unknownAmounts: unknownAmounts,
                    problem: problem))
    }

    /// An earlier attempt under the same ids ended unknown: the provider is asked before anything is sent (EN-28).
    public var asksFirst: Bool { rare?.payload.asksFirst ?? false }
    /// The provider's ids of earlier transactions of the session: an answer under one of them is not this attempt's (EN-47).
    public var earlierTransactions: Set<String> { rare?.payload.earlierTransactions ?? [] }
    /// A provider's id names one of these earlier transactions; no id names none.
    func isAfter(_ systemTransactionId: String?) -> Bool {
        guard let systemTransactionId, let rare else { return false }
        return rare.payload.earlierTransactions.contains(systemTransactionId)
    }
    /// What earlier attempts under the same ids asked for that ended unknown; two amounts at most, as one of two is another than any.
    public var unknownAmounts: [Amount] { rare?.payload.unknownAmounts ?? [] }
    /// Another amount than this attempt's that was asked for under the same ids, and may have been paid. Nil: there is none.
    ///
    /// While this attempt has sent nothing, a success that carries no amount is one over it, and not over this attempt's (EN-36).
    package var otherUnknownAmount: Amount? { rare?.payload.unknownAmounts.first { $0 != amount } }
    /// Why nothing can be sent under its id; nil: it can (EN-65).
    public var problem: PaymentFailure? { rare?.payload.problem }

    /// What few attempts have; a parked session holds its attempt.
    private struct Rare: Hashable, Sendable {
        let asksFirst: Bool
        let earlierTransactions: Set<String>
        let unknownAmounts: [Amount]
        let problem: PaymentFailure?
    }

    /// The engine's own key for money-moving calls of this intent: the same whatever is retried, another when the intent changes (EN-45).
    ///
    /// It names session, method, transaction, amount, currency and ordinal, and nothing that changes between two tries.
    public func idempotencyKey(method: String) -> String {
        let money = amount.map { "\($0.text)\($0.currency.code)" } ?? "none"
        return [sessionId, method, merchantTransactionId, money, String(ordinal)].map(Self.escaped).joined(
            separator: "/")
    }

    /// The word that a web checkout's return carries back, so that no other return is taken for it (PZ-13).
    public var nonce: String {
        let word = String(seed ^ (UInt64(id.number) &* 0x9E37_79B9_7F4A_7C15), radix: 16)
        return String(repeating: "0", count: 16 - word.count) + word
    }

    /// The same attempt, which knows one earlier transaction more.
    func following(_ systemTransactionId: String?) -> Attempt {
        guard let systemTransactionId else { return self }
        return Attempt(
            id: id, sessionId: sessionId, amount: amount, merchantTransactionId: merchantTransactionId,
            ordinal: ordinal, asksFirst: asksFirst,
            earlierTransactions: earlierTransactions.union([systemTransactionId]), unknownAmounts: unknownAmounts,
            problem: problem, seed: seed)
    }

    /// Keeps the parts of a key apart: an id that contains the separator cannot pass for two parts.
    private static func escaped(_ part: String) -> String {
        guard part.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "%") }) else { return part }
        return part.map { $0 == "/" ? "%2F" : $0 == "%" ? "%25" : String($0) }.joined()
    }
}
