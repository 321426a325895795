import FoundationEssentials
import PaymentFlows
import PaymentTestKit

/// What the events of the flow's tests are made of.
enum Samples {
    /// The session id that goes with the creation of the web checkout.
    static let sentSessionId = "own-session"
    static let systemTransactionId = "system-1"
    static let sentAt = Date(timeIntervalSinceReferenceDate: 1_000)

    /// The n-th attempt of a session, for 25.00 US dollars.
    static func attempt(
        _ number: UInt32 = 1, transaction: String = "order-1", ordinal: UInt32 = 0, asksFirst: Bool = false,
        earlier: Set<String> = [], seed: UInt64 = 7
    ) -> Evidence<Attempt> {
        Evidence(
            Attempt(
                id: AttemptID(number), sessionId: "session-1", amount: dollars(2_500),
                merchantTransactionId: transaction, ordinal: ordinal, asksFirst: asksFirst,
                earlierTransactions: earlier, seed: seed))
    }

    static func dollars(_ cents: Int64) -> Amount? {
        Currency(code: "USD").flatMap { Amount(minorUnits: cents, currency: $0) }
    }

    /// Nil only if the sound snapshot were not.
    static let request: Evidence<PazeCheckoutRequest>? =
        PazeCheckoutRequest.make(from: .sound, attempt: attempt()).map { Evidence($0) }

    static let failure = Evidence(PaymentFailure(code: "SDK1213", message: "currency: must be USD."))
    static let no = ProviderRefusal(code: "R1", message: "Refused.", httpStatus: 422)
    static let identity = TransactionIdentity(
        merchantTransactionId: "order-1", systemTransactionId: systemTransactionId)
    static let noWithIds = ProviderRefusal(code: "D1", message: "Declined.", identity: identity)
    static let mismatch = PaymentFailure(
        code: "FLOW0005", message: "The provider reported another amount than asked.", identity: identity)
    static let error = PaymentFailure(code: "E1", message: "The provider failed.", identity: identity)

    static func complete(sessionId: String = sentSessionId) -> PazeReturn { PazeSamples.checkout(sessionId: sessionId) }

    static func decoded(sessionId: String = sentSessionId) -> PazeCompleteDecoded {
        PazeSamples.completed(sessionId: sessionId)
    }

    static func payload(withAddress: Bool = true) -> PazeDecryptTokenResponseSuccess {
        var payload = PazeSamples.decrypted
        if !withAddress { payload.billingAddress = nil }
        return payload
    }

    static let soundRisk = RiskScreeningData(performRiskScreening: true, userIp: "192.0.2.1")
    static let unsoundRisk = RiskScreeningData(performRiskScreening: true, userIp: "not an address")

    static func riskAnswer(_ data: RiskScreeningData) -> PazePreAuthorisationResult {
        .transactionInitData(PazeTransactionInitData(riskScreeningData: data))
    }
}
