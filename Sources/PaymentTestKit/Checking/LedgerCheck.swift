/// Compares a provider's books with what the engine says, to the minor unit and transaction by transaction.
public struct LedgerCheck: Sendable {
    /// The sums, one for each currency, in the order of their codes.
    public let balances: [LedgerBalance]
    /// What does not agree.
    public let violations: [Violation]

    /// Whether every sum agrees.
    public var isBalanced: Bool { balances.allSatisfy(\.isBalanced) }

    /// Compares; an outcome of unknown agrees with one charge and with none.
    public init(_ ledger: ProviderLedger, reported: [ReportedPayment]) {
        var sums: [String: LedgerBalance] = [:]
        var found: [Violation] = []
        var named: Set<String> = []
        func add(_ amount: Int128, _ currency: String, to sum: WritableKeyPath<LedgerBalance, Int128>) {
            sums[currency, default: LedgerBalance(currency: currency)][keyPath: sum] += amount
        }

        for charge in ledger.charges { add(Int128(charge.net), charge.currency, to: \.kept) }
        for payment in reported {
            guard named.insert(payment.merchantTransactionId).inserted else {
                found.append(Violation("EN-47", "\(payment.merchantTransactionId) was reported twice"))
                continue
            }
            let charges = ledger.charges(merchantTransactionId: payment.merchantTransactionId)
            switch payment.standing {
            case .paid: add(Int128(payment.amount) - Int128(payment.refunded), payment.currency, to: \.paid)
            case .unknown: for charge in charges { add(Int128(charge.net), charge.currency, to: \.unknown) }
            case .notPaid: break
            }
            if let reason = Self.difference(payment, charges) {
                found.append(Violation("EN-38", "\(payment.merchantTransactionId) \(reason)"))
            }
        }
        for charge in ledger.charges where !named.contains(charge.merchantTransactionId) {
            found.append(Violation("EN-30", "\(charge.merchantTransactionId) was charged and never reported"))
        }
        let repeated = ledger.repeated
        for charge in repeated.keys {
            found.append(Violation("EN-45", "\(charge.merchantTransactionId) was charged twice under one key"))
        }
        for charge in repeated.transactions {
            found.append(Violation("EN-43", "\(charge.merchantTransactionId) was charged twice"))
        }
        if ledger.keyConflicts > 0 {
            found.append(Violation("EN-45", "a key came with another request, \(ledger.keyConflicts) times"))
        }
        balances = sums.values.sorted { $0.currency < $1.currency }
        violations = found
    }

    private static func difference(_ payment: ReportedPayment, _ charges: [ProviderCharge]) -> String? {
        guard let charge = charges.first else {
            return payment.standing == .paid ? "was reported paid and never charged" : nil
        }
        if payment.standing == .notPaid { return "was reported not paid and was charged" }
        if charge.currency != payment.currency { return "was charged in another currency than reported" }
        if charge.amount != payment.amount { return "was charged another amount than reported" }
        if charge.refunded != payment.refunded { return "was refunded another amount than reported" }
        return nil
    }
}
