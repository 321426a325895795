/// The books of a provider: what it really charged, to be compared with what the engine says (EN-30, EN-38).
///
/// A value without a lock: who shares one guards it.
public struct ProviderLedger: Sendable {
    /// Whether a key charges at most once; a provider that knows no keys charges again (EN-44).
    public let honoursKeys: Bool
    /// All charges, in the order in which money was taken.
    public private(set) var charges: [ProviderCharge] = []
    /// How often a known key came with another request (EN-45).
    public private(set) var keyConflicts = 0
    private var byKey: [String: [Int]] = [:]
    private var byTransaction: [String: [Int]] = [:]

    /// Opens empty books; by default of a provider that honours keys.
    public init(honoursKeys: Bool = true) {
        self.honoursKeys = honoursKeys
    }

    /// Takes money, in minor units, unless the key has done so before.
    public mutating func charge(key: String, merchantTransactionId: String, amount: Int64, currency: String)
        -> ChargeAnswer
    {
        guard amount > 0 else { return .refused }
        if let index = byKey[key]?.first {
            let known = charges[index]
            let same = known.merchantTransactionId == merchantTransactionId
            guard same && known.amount == amount && known.currency == currency else {
                keyConflicts += 1
                return .refused
            }
            if honoursKeys {
                charges[index].requests += 1
                return .existing(charges[index])
            }
        }
        let charge = ProviderCharge(
            number: charges.count + 1,
            key: key,
            merchantTransactionId: merchantTransactionId,
            amount: amount,
            currency: currency
        )
        byKey[key, default: []].append(charges.count)
        byTransaction[merchantTransactionId, default: []].append(charges.count)
        charges.append(charge)
        return .new(charge)
    }

    /// Gives back some of a charge, in minor units; nil: there is no such charge, or not that much of it is left.
    public mutating func refund(_ number: Int, amount: Int64) -> ProviderCharge? {
        let index = number &- 1
        guard charges.indices.contains(index), amount > 0, amount <= charges[index].net else { return nil }
        charges[index].refunded += amount
        return charges[index]
    }

    /// The charges made under a key: at most one, if keys are honoured.
    public func charges(key: String) -> [ProviderCharge] { (byKey[key] ?? []).map { charges[$0] } }

    /// The charges made for a merchant transaction id.
    public func charges(merchantTransactionId: String) -> [ProviderCharge] {
        (byTransaction[merchantTransactionId] ?? []).map { charges[$0] }
    }

    /// The charges whose key, or whose merchant transaction id, was charged before.
    public var repeated: (keys: [ProviderCharge], transactions: [ProviderCharge]) {
        let second: ([String: [Int]]) -> [ProviderCharge] = { index in
            index.values.flatMap { $0.dropFirst() }.sorted().map { charges[$0] }
        }
        return (second(byKey), second(byTransaction))
    }
}
