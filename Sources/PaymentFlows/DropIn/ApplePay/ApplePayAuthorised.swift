/// A payment that the shopper has authorised in the sheet.
public struct ApplePayAuthorised: Hashable, Sendable, AboutAttempt {
    /// The attempt, over the amount that was fixed with the authorisation (EN-35).
    package let attempt: Evidence<Attempt>
    /// What the wallet gave.
    public let authorisation: Evidence<ApplePayAuthorisation>

    /// The amount is the last total that the sheet acknowledged (DI-42).
    init(_ sheet: ApplePaySheet, _ authorisation: Evidence<ApplePayAuthorisation>) {
        attempt = Evidence(sheet.attempt.payload.over(sheet.total))
        self.authorisation = authorisation
    }
}

extension Attempt {
    /// The same attempt over another amount, which its key contains (EN-45).
    fileprivate func over(_ amount: Amount) -> Attempt {
        Attempt(
            id: id, sessionId: sessionId, amount: amount, merchantTransactionId: merchantTransactionId,
            ordinal: ordinal, asksFirst: asksFirst, earlierTransactions: earlierTransactions,
            unknownAmounts: unknownAmounts, problem: problem, seed: seed)
    }
}
