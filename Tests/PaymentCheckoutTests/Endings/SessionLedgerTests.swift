import PaymentFlows
import Testing

@testable import PaymentCheckout

@Suite("What a session's ledger makes of what was charged")
struct SessionLedgerTests {
    private static func identity(_ id: String) -> TransactionIdentity {
        TransactionIdentity(merchantTransactionId: "order-1", systemTransactionId: id)
    }
    private static func paid(_ id: String) -> Outcome { .succeeded(Evidence(Receipt(identity: identity(id)))) }
    private static func mismatch(_ id: String) -> Outcome {
        .failed(Evidence(PaymentFailure(code: "FLOW0005", message: "Another amount.", identity: identity(id))))
    }
    private static let refused = Outcome.refused(Evidence(ProviderRefusal(identity: identity("a"))))

    @Test("EN-43 a charge that is heard of again, or that is the outcome's, is no further one")
    func once() {
        var ledger = SessionLedger()
        let answers = [
            ledger.hears(of: "a", isMismatch: false),
            ledger.decide(Self.paid("a"), .succeeded, of: nil, sent: true, component: 1),
            ledger.hears(of: "a", isMismatch: false), ledger.hears(of: "b", isMismatch: false),
            ledger.hears(of: "b", isMismatch: false),
        ]
        #expect(answers == [false, false, false, true, false])
        #expect(ledger.charged == ["a", "b"])
    }

    @Test("EN-43 an outcome's charge after another one is a further one")
    func outcome() {
        var ledger = SessionLedger()
        let answers = [
            ledger.decide(Self.refused, .notCharged, of: nil, sent: true, component: 1),
            ledger.hears(of: "a", isMismatch: false),
            ledger.decide(Self.paid("b"), .succeeded, of: nil, sent: true, component: 1),
            ledger.hears(of: "b", isMismatch: false),
        ]
        #expect(answers == [false, false, true, false])
    }

    @Test("EN-28 EN-36 what was reconciled is no charge any more, and its transaction is counted once (EN-47)")
    func reconciled() {
        var ledger = SessionLedger()
        _ = ledger.decide(Self.mismatch("a"), .succeeded, of: nil, sent: true, component: 1)
        #expect(ledger.refusal(for: 1, isAtEnd: true) == .needsReconciliation)
        let (isReset, isFurther) = (
            ledger.reset(), ledger.decide(Self.paid("b"), .succeeded, of: nil, sent: true, component: 1)
        )
        #expect(isReset && !isFurther)
        #expect(ledger.charged == ["b"])
        #expect(ledger.definiteAnswers == 2)
    }

    @Test(
        "EN-36 EN-47 a late mismatch counts the transaction of an attempt that had no definite answer, and only of such"
    )
    func counted() {
        let cancelled = Outcome.cancelled(Evidence(Cancellation(by: .host, at: "awaitingCheckout")))
        for (outcome, isSent) in [(Self.refused, true), (cancelled, false), (.handedOver, false)] {
            var ledger = SessionLedger()
            _ = ledger.decide(outcome, isSent ? .notCharged : .open, of: nil, sent: isSent, component: 1)
            ledger.raise(.succeeded, isMismatch: true)
            #expect(ledger.refusal(for: 1, isAtEnd: true) == .needsReconciliation)
            #expect(ledger.definiteAnswers == 1)
            _ = ledger.reset()
            #expect(ledger.definiteAnswers == 1)
        }
    }

    @Test("EN-36 a mismatch behind outlives the next attempt's no, and no success")
    func behind() {
        var ledger = SessionLedger()
        _ = ledger.decide(Self.refused, .notCharged, of: nil, sent: true, component: 1)
        ledger.raise(.succeeded, isMismatch: true)
        _ = ledger.hears(of: "a", isMismatch: true)
        var refused = ledger
        _ = refused.decide(Self.refused, .notCharged, of: nil, sent: true, component: 1)
        #expect(refused.refusal(for: 1, isAtEnd: true) == .needsReconciliation)
        let answers = [ledger.decide(Self.paid("b"), .succeeded, of: nil, sent: true, component: 1), ledger.reset()]
        #expect(answers == [true, false])
        #expect(ledger.refusal(for: 1, isAtEnd: true) == .alreadySettled)
    }

    @Test("EN-22 a success behind outlives the next attempt's mismatch")
    func paidBehind() {
        var ledger = SessionLedger()
        ledger.raise(.succeeded)
        _ = ledger.hears(of: "a", isMismatch: false)
        let answers = [
            ledger.decide(Self.mismatch("b"), .succeeded, of: nil, sent: true, component: 1), ledger.reset(),
        ]
        #expect(answers == [true, false])
        #expect(ledger.refusal(for: 1, isAtEnd: true) == .alreadySettled)
    }
}
