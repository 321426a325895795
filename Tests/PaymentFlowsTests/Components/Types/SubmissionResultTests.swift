import FoundationEssentials
import PaymentFlows
import Testing

@Suite("The answer to a submitted payment session")
struct SubmissionResultTests {
    private typealias Result = CheckoutComponents.PaymentSessionSubmissionResult
    private let attempt = ComponentSamples.attempt()

    private func said(_ body: String) -> CheckoutComponentFlow.Said {
        CheckoutComponentFlow.Answer(.success(Result(body: Array(body.utf8))), for: attempt).said
    }

    @Test("CC-13 TY-72 Approved, Declined and Action Required mean what they say, in any case")
    func statuses() {
        #expect(said(#"{"id":"pay-1","status":"Approved","type":"card"}"#) == .approved(attempt))
        #expect(said(#"{"id":"pay-1","status":"APPROVED"}"#) == .approved(attempt))
        let no = ProviderRefusal(message: "insufficient_funds", identity: ComponentSamples.identity())
        #expect(
            said(#"{"id":"pay-1","status":"Declined","decline_reason":"insufficient_funds"}"#) == .verdict(.refused(no))
        )
        let action =
            #"{"id":"pay-1","status":"Action Required","action":{"type":"3ds","url":"https://challenge.test"}}"#
        #expect(said(action) == .actionRequired(ComponentSamples.action))
        #expect(
            said(#"{"id":"pay-1","status":"Action Required","action":{"type":"redirect","url":"https://page.test"}}"#)
                == .actionRequired(CheckoutComponents.Action(kind: .redirect, url: "https://page.test")))
    }

    @Test(
        "CC-13 TY-06 what does not decide is verified: other statuses and actions, a success without an id",
        arguments: [
            #"{"id":"pay-1","status":"Pending"}"#, #"{"id":"pay-1","status":"Something New"}"#,
            #"{"status":"Approved"}"#,
            #"{"id":" ","status":"Approved"}"#, #"{"id":"pay-1","status":"Action Required"}"#,
            #"{"id":"pay-1","status":"Action Required","action":{"type":"dance","url":"https://a.test"}}"#,
            #"{"id":"pay-1","status":"Action Required","action":{"type":"3ds"}}"#,
            #"{"id":"pay-1","status":"Action Required","action":"3ds"}"#,
        ])
    func open(body: String) {
        guard case .verdict(.open) = said(body) else {
            Issue.record("\(body)")
            return
        }
    }

    @Test(
        "CC-18 an answer that is empty or does not decode is never a failure: it is verified",
        arguments: [
            "", " ", "null", "[]", "\"Approved\"", "<html>", "{", "{}", #"{"status":7}"#, #"{"id":"pay-1"}"#,
            #"{"status":"Approved","status":"Declined"}"#,
        ])
    func unreadable(body: String) {
        #expect(said(body) == .malformed)
    }

    @Test("EN-91 a body beyond the limits is not read")
    func oversized() {
        let body = #"{"id":"pay-1","status":"Approved","x":""# + String(repeating: "x", count: 300_000) + #""}"#
        #expect(said(body) == .malformed)
    }

    @Test("CC-12 the result is decoded as the provider sent it, unknown keys ignored, also by a plain decoder")
    func decoder() throws {
        let body = #"{"id":"pay-1","status":"Approved","surprise":{"a":[1,2]},"type":"card"}"#
        let result = try JSONDecoder().decode(Result.self, from: Data(body.utf8))
        #expect(result == Result(id: "pay-1", status: "Approved", type: "card"))
        let odd = try JSONDecoder().decode(Result.self, from: Data("[1]".utf8))
        #expect(odd == Result())
    }

    @Test("CC-18 .failure is the merchant's word that nothing was submitted")
    func failure() {
        #expect(CheckoutComponentFlow.Answer(.failure, for: attempt).said == .notSubmitted)
    }

    @Test("EN-48 the port's classification is kept")
    func classification() {
        let answers: [(CallResult<Result>, CheckoutComponentFlow.Said)] = [
            (.refused(ComponentSamples.no), .refused(ComponentSamples.no)), (.notSent, .notSent),
            (.malformed, .malformed), (.silent, .silent),
        ]
        for (result, said) in answers { #expect(CheckoutComponentFlow.Answer(result, for: attempt).said == said) }
    }
}
