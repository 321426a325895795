internal import FoundationEssentials
internal import PaymentFlows

/// What the requests of all Drop-in methods have in common.
package struct DropInRequestTerms: Sendable {
    let attempt: Evidence<Attempt>
    /// Read once when the attempt started, or fixed by the sheet (EN-35).
    let amount: Amount
    let merchantTransactionDate: Date
    let ownerId: String
    let method: String
    /// The key that the host has named (EN-45).
    let suppliedKey: String?
    let extras: Evidence<TransactionExtras>?
    let riskScreeningData: RiskScreeningData?
    let excludesDeviceData: Bool
}

extension DropInRequestTerms {
    var merchantTransactionId: String { attempt.payload.merchantTransactionId }
    var idempotencyKey: String { suppliedKey ?? attempt.payload.idempotencyKey(method: method) }
    var sessionId: String { attempt.payload.sessionId }
}
