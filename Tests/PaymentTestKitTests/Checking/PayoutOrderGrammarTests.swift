import PaymentFlows
import PaymentTestKit
import Testing

private let paid = ["onClick", "onPrePayoutSubmit=true", "onPostPayout"]
private let approved = "onClick onPrePayoutSubmit=true"

@Suite("The orders of a payout's callbacks")
struct PayoutOrderGrammarTests {
    let grammar = PayoutOrderGrammar()

    @Test("PO-01 the happy order is accepted, with and without its outcome")
    func happy() {
        #expect(grammar.violation(in: trace(paid)) == nil)
        #expect(grammar.violation(in: trace(paid), endings: [.succeeded]) == nil)
    }

    @Test("PO-01 the happy order with two neighbours swapped is refused", arguments: 0..<2)
    func swapped(index: Int) {
        var order = paid
        order.swapAt(index, index + 1)
        #expect(grammar.violation(in: trace(order)) != nil)
        #expect(grammar.violation(in: trace(order), endings: [.succeeded]) != nil)
    }

    @Test("PO-01 the happy order with one callback left out is refused", arguments: 0..<3)
    func omitted(index: Int) {
        var order = paid
        order.remove(at: index)
        #expect(grammar.violation(in: trace(order), endings: [.succeeded]) != nil)
        #expect(grammar.violation(in: trace(order)) != nil)
    }

    @Test("PO-10 the happy order with one callback made twice is refused", arguments: 0..<3)
    func duplicated(index: Int) {
        var order = paid
        order.insert(order[index], at: index)
        #expect(grammar.violation(in: trace(order)) != nil)
        #expect(grammar.violation(in: trace(order), endings: [.succeeded]) != nil)
    }

    @Test(
        "PO-10 after one of the three last callbacks none of them follows",
        arguments: [
            ("onPostPayout", AttemptEnding.succeeded), ("onCancel", .cancelled(by: .host)), ("onError", .failed),
        ], PayoutCallbackName.last.sorted { $0.rawValue < $1.rawValue })
    func exclusive(first: (callback: String, ending: AttemptEnding), second: PayoutCallbackName) {
        let order = trace("\(approved) \(first.callback) \(second.rawValue)")
        let violation = grammar.violation(in: order, endings: [first.ending])
        #expect(violation?.rule == "PO-10")
        #expect(violation?.position == 3)
        // A second attempt cannot begin with its end, unless its session has expired (EN-46).
        let other = grammar.violation(in: order, endings: [first.ending, .cancelled(by: .merchant)])
        #expect(other?.rule == "PO-10")
    }

    @Test("A refusal says at which callback, by which rule, and what may come there")
    func explanation() throws {
        let violation = try #require(grammar.violation(in: trace("onClick onPostPayout")))
        #expect(violation.position == 1)
        #expect(violation.session == "s")
        #expect(violation.rule == "PO-03")
        let reason = "onPostPayout may not come after onClick"
        #expect(violation.reason == reason + "; allowed: onPrePayoutSubmit, onCancel, onError")
    }

    @Test("PO-01 a callback of another method is refused")
    func foreignCallback() {
        let violation = grammar.violation(in: trace("onClick onPreAuthorisation"))
        #expect(violation?.rule == "PO-01")
        #expect(violation?.reason == "onPreAuthorisation is no callback of the payout component")
    }

    @Test("EN-16 a callback that is not set is passed over", arguments: PayoutCallbackName.happyPath)
    func missing(callback: PayoutCallbackName) {
        let grammar = PayoutOrderGrammar(installed: Set(PayoutCallbackName.allCases).subtracting([callback]))
        let order = paid.filter { $0.split(separator: "=")[0] != callback.rawValue }
        #expect(grammar.violation(in: trace(order), endings: [.succeeded]) == nil)
        #expect(grammar.violation(in: trace(paid), endings: [.succeeded])?.rule == "EN-16")
    }

    @Test("EN-16 with no callback set at all, every ending is accepted and any callback is refused")
    func nothingSet() {
        let grammar = PayoutOrderGrammar(installed: [])
        #expect(grammar.violation(in: [], endings: [.failed, .cancelled(by: .host), .succeeded]) == nil)
        #expect(grammar.violation(in: []) == nil)
        #expect(grammar.violation(in: trace("onClick"))?.rule == "EN-16")
    }

    @Test("EN-19 the deferred gate makes no callback, and may have been answered either way")
    func deferred() {
        let grammar = PayoutOrderGrammar(defersApproval: true)
        #expect(grammar.violation(in: trace("onClick onPostPayout"), endings: [.succeeded]) == nil)
        #expect(grammar.violation(in: trace("onClick onCancel"), endings: [.cancelled(by: .merchant)]) == nil)
        #expect(grammar.violation(in: trace(paid)) != nil)
    }

    @Test("EN-60 a callback that names another attempt than the open one is refused")
    func foreignAttempt() {
        var records = trace(paid)
        for index in records.indices { records[index].attempt = AttemptID(1) }
        #expect(grammar.violation(in: records, endings: [.succeeded]) == nil)
        records[1].attempt = AttemptID(2)
        let violation = grammar.violation(in: records, endings: [.succeeded])
        #expect(violation?.rule == "EN-60")
        #expect(violation?.position == 1)
    }
}
