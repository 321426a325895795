/// Sums of one currency, in minor units.
public struct LedgerBalance: Hashable, Sendable {
    /// The ISO 4217 code.
    public let currency: String
    /// What the provider kept.
    public internal(set) var kept: Int128 = 0
    /// What the engine says was paid and not given back.
    public internal(set) var paid: Int128 = 0
    /// What the provider kept of the transactions that the engine calls unknown.
    public internal(set) var unknown: Int128 = 0

    /// Whether the provider kept exactly what was paid and what it took of the unknown ones.
    public var isBalanced: Bool { kept == paid + unknown }
}
