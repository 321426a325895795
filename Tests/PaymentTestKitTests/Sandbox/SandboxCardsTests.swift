import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("A sandbox's cards") struct SandboxCardsTests {
    static let path = [
        "onBeforeSubmit(card)", "onSubmit(card)", "onGetConsent(card)", "onGetShopper", "onGetShippingAddress",
    ]

    @Test("DI-13 a card is charged once, by a sandbox that answers at once, or later", arguments: [true, false])
    func pays(isInline: Bool) throws {
        let run = try SandboxDropInRun(latency: isInline ? .inline : .internet)
        #expect(run.payByCard() == .succeeded)
        #expect(run.amounts == [2_500])
        #expect(run.charges.map(\.merchantTransactionId) == ["order-1"])
        #expect(run.callbacks == Self.path + ["onSuccess(card)"])
        #expect(run.sandbox.waitingReplies == 0)
    }

    @Test(
        "EN-43 EN-50 what the issuer has approved is found or told, whatever became of the reply, and charged once",
        arguments: [
            SandboxFault.lostReply, .lateReply, .malformedReply, .duplicateReply, .notifiedInstead, .notifiedToo,
            .notifiedTwice,
        ])
    func silentButPaid(fault: SandboxFault) throws {
        let run = try SandboxDropInRun()
        run.sandbox.force(fault, onCard: .authorise, sessionId: "session-1")
        #expect(run.payByCard() == .succeeded)
        #expect(run.amounts == [2_500])
        #expect(run.settlement == .succeeded)
        #expect(run.callbacks.filter { $0.hasPrefix("onSuccess") } == ["onSuccess(card)"])
    }

    @Test("EN-44 an authorisation that is sent again under its key is charged once; without keys it is not sent again")
    func keys() throws {
        let run = try SandboxDropInRun()
        run.sandbox.force(.lostReply, onCard: .authorise, sessionId: "session-1")
        run.sandbox.force(nil, onCard: .authorise, sessionId: "session-1")
        #expect(run.payByCard() == .succeeded)
        #expect(run.charges.map(\.requests) == [2])
        let keyless = try SandboxDropInRun(honoursKeys: false)
        keyless.sandbox.force(.lostReply, onCard: .authorise, sessionId: "session-1")
        #expect(keyless.payByCard() == .succeeded)
        #expect(keyless.charges.map(\.requests) == [1])
    }

    @Test(
        "DI-14 EN-36 EN-48 a no, a refused call, one that never left and another amount are errors of their own",
        arguments: [
            (SandboxFault.decline, AttemptEnding.refused, "CRD001", []), (.refused, .refused, "SDK1115", []),
            (.notSent, .failed, "SDK0500", []), (.partialApproval, .failed, "FLOW0005", [Int64(1_250)]),
            (.otherAmount, .failed, "FLOW0005", [2_501]),
        ])
    func notPaid(fault: SandboxFault, ending: AttemptEnding, code: String, amounts: [Int64]) throws {
        let run = try SandboxDropInRun()
        for _ in 0..<3 { run.sandbox.force(fault, onCard: .authorise, sessionId: "session-1") }
        #expect(run.payByCard() == ending)
        #expect(run.codes == [code])
        #expect(run.amounts == amounts)
    }

    @Test("DI-32 a card that cannot be tokenised is SDK1116, and nothing is charged")
    func noToken() throws {
        let run = try SandboxDropInRun()
        run.sandbox.force(.refused, onCard: .tokenise, sessionId: "session-1")
        #expect(run.payByCard() == .failed)
        #expect(run.codes == ["SDK1116"])
        #expect(run.charges.isEmpty)
    }

    @Test("DI-33 a frictionless shopper, one who passes a challenge, and a card without 3DS are charged once")
    func authenticated() throws {
        for issuer in [
            SandboxIssuer(), SandboxIssuer(wantsFingerprint: true), SandboxIssuer(verdict: .challenge),
            SandboxIssuer(wantsFingerprint: true, verdict: .challenge), SandboxIssuer(takesPart: false),
        ] {
            for holder in [SandboxCardholder.passes, .passesTwice, .mixesUp] {
                let run = try SandboxDropInRun(authentication: CardAuthenticationConfig())
                run.sandbox.cards.issues(issuer, sessionId: "session-1")
                #expect(run.payByCard(holder) == .succeeded)
                #expect(run.amounts == [2_500])
            }
        }
    }

    @Test("DI-33 a fingerprint that never comes is gone on without")
    func noFingerprint() throws {
        let run = try SandboxDropInRun(authentication: CardAuthenticationConfig())
        run.sandbox.cards.issues(SandboxIssuer(wantsFingerprint: true), sessionId: "session-1")
        #expect(run.payByCard(.givesNoFingerprint) == .succeeded)
        #expect(run.amounts == [2_500])
    }

    @Test(
        "DI-19 DI-33 who is rejected, fails or dismisses the challenge is told SDK1114, and not charged",
        arguments: [
            (SandboxIssuer(verdict: .rejected), SandboxCardholder.passes, AttemptEnding.failed),
            (SandboxIssuer(verdict: .failed), .passes, .failed), (SandboxIssuer(verdict: .error), .passes, .failed),
            (SandboxIssuer(verdict: .challenge), .fails, .failed),
            (SandboxIssuer(verdict: .challenge), .dismisses, .cancelled(by: .shopper)),
        ])
    func notAuthenticated(issuer: SandboxIssuer, holder: SandboxCardholder, ending: AttemptEnding) throws {
        let run = try SandboxDropInRun(authentication: CardAuthenticationConfig())
        run.sandbox.cards.issues(issuer, sessionId: "session-1")
        #expect(run.payByCard(holder) == ending)
        #expect(run.codes == ["SDK1114"])
        #expect(run.charges.isEmpty)
    }

    @Test("DI-34 EN-45 EN-47 a soft decline is answered by a challenge, and charged once under an id of its own")
    func softDecline() throws {
        let run = try SandboxDropInRun(authentication: CardAuthenticationConfig(isAskedFor: false))
        run.sandbox.cards.issues(SandboxIssuer(declinesSoftly: true), sessionId: "session-1")
        #expect(run.payByCard() == .succeeded)
        #expect(run.amounts == [2_500])
        #expect(run.charges.map(\.merchantTransactionId) == ["order-1-2"])
        #expect(run.callbacks == Self.path + ["onSuccess(card)"])
    }

    @Test("DI-34 a soft decline whose reply was lost is found, and answered all the same")
    func softDeclineFound() throws {
        let run = try SandboxDropInRun(authentication: CardAuthenticationConfig(isAskedFor: false))
        run.sandbox.cards.issues(SandboxIssuer(declinesSoftly: true), sessionId: "session-1")
        for _ in 0..<2 { run.sandbox.force(.lostReply, onCard: .authorise, sessionId: "session-1") }
        #expect(run.payByCard() == .succeeded)
        #expect(run.charges.map(\.merchantTransactionId) == ["order-1-2"])
    }

    @Test("DI-34 without 3DS a soft decline is the outcome")
    func softDeclineStands() throws {
        let run = try SandboxDropInRun()
        run.sandbox.cards.issues(SandboxIssuer(declinesSoftly: true), sessionId: "session-1")
        #expect(run.payByCard() == .refused)
        #expect(run.codes == ["65"])
        #expect(run.charges.isEmpty)
    }

    @Test("EN-48 a card's faults are those of its own calls")
    func shares() {
        var faults = SandboxFaults()
        faults[.decline, onCard: .authorise] = 0.25
        faults[.decline, onCard: .tokenise] = 0.25
        faults[.malformedToken, onCard: .tokenise] = 0.5
        #expect(faults[.decline, onCard: .authorise] == 0.25)
        #expect(faults[.decline, onCard: .tokenise] == 0)
        #expect(faults[.malformedToken, onCard: .tokenise] == 0)
        #expect(faults[.decline, on: .authorise] == 0)
        #expect(faults[.decline, onPayPal: .authorise] == 0)
        #expect(faults[.decline, onApplePay: .authorise] == 0)
        faults[.decline] = 0
        #expect(faults == .off)
    }
}
