import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The orders of the Paze button's callbacks")
struct PazeOrderGrammarTests {
    let grammar = PazeOrderGrammar()

    @Test("PZ-46 the happy order is accepted, with and without its outcome")
    func happy() {
        #expect(grammar.violation(in: trace(happyOrder)) == nil)
        #expect(grammar.violation(in: trace(happyOrder), endings: [.succeeded]) == nil)
    }

    @Test("PZ-46 the happy order with two neighbours swapped is refused", arguments: 0..<9)
    func swapped(index: Int) {
        var order = happyOrder
        order.swapAt(index, index + 1)
        #expect(grammar.violation(in: trace(order)) != nil)
        #expect(grammar.violation(in: trace(order), endings: [.succeeded]) != nil)
    }

    @Test("PZ-46 the happy order with one callback left out is refused", arguments: 0..<10)
    func omitted(index: Int) {
        var order = happyOrder
        order.remove(at: index)
        #expect(grammar.violation(in: trace(order), endings: [.succeeded]) != nil)
        // Without the outcome, stopping before the last one could be a host's cancel (EN-37).
        if index < 9 { #expect(grammar.violation(in: trace(order)) != nil) }
    }

    @Test("PZ-46 the happy order with one callback made twice is refused", arguments: 0..<10)
    func duplicated(index: Int) {
        var order = happyOrder
        order.insert(order[index], at: index)
        #expect(grammar.violation(in: trace(order)) != nil)
        #expect(grammar.violation(in: trace(order), endings: [.succeeded]) != nil)
    }

    @Test("A refusal says at which callback, by which rule, and what may come there")
    func explanation() throws {
        let order = "\(shown) onPazeButtonClicked onComplete"
        let violation = try #require(grammar.violation(in: trace(order)))
        #expect(violation.position == 3)
        #expect(violation.session == "s")
        #expect(violation.rule == "PZ-20")
        let reason = "onComplete may not come after onPazeButtonClicked"
        #expect(violation.reason == reason + "; allowed: onCheckoutComplete, onCheckoutIncomplete, onError")
    }

    @Test("PZ-43 the shipping address is never asked for")
    func shippingAddress() {
        let order = "\(shown) onPazeButtonClicked onGetShippingAddress"
        #expect(grammar.violation(in: trace(order))?.rule == "PZ-43")
    }

    @Test("Callbacks are checked in the order in which they began, not in which they were noted")
    func sorted() {
        #expect(grammar.violation(in: trace(happyOrder).reversed(), endings: [.succeeded]) == nil)
    }

    @Test("EN-16 a callback that is not set is passed over", arguments: PazeCallback.allCases)
    func missing(callback: PazeCallback) {
        let grammar = PazeOrderGrammar(installed: Set(PazeCallback.allCases).subtracting([callback]))
        let order = happyOrder.filter { $0.split(separator: "=")[0] != callback.rawValue }
        #expect(grammar.violation(in: trace(order), endings: [.succeeded]) == nil)
        // One that is set is not passed over.
        var short = order
        short.removeLast()
        if callback != .onPostAuthorisation {
            #expect(grammar.violation(in: trace(short), endings: [.succeeded]) != nil)
        }
    }

    @Test("EN-16 with no callback set at all, every ending is accepted and any callback is refused")
    func nothingSet() {
        let grammar = PazeOrderGrammar(installed: [])
        #expect(grammar.violation(in: [], endings: [.failed, .cancelled(by: .shopper), .succeeded]) == nil)
        #expect(grammar.violation(in: []) == nil)
        #expect(grammar.violation(in: trace("onInit"))?.rule == "EN-16")
    }

    @Test("EN-19 a deferred gate makes no callback, and may have been answered either way")
    func deferred() {
        let grammar = PazeOrderGrammar(deferred: [.onCheckoutComplete])
        let approved = happyOrder.filter { $0 != "onCheckoutComplete=true" }
        #expect(grammar.violation(in: trace(approved), endings: [.succeeded]) == nil)
        let vetoed = trace("\(shown) onPazeButtonClicked onCheckoutIncomplete")
        #expect(grammar.violation(in: vetoed, endings: [.cancelled(by: .merchant)]) == nil)
        #expect(grammar.violation(in: trace(happyOrder)) != nil)
    }

    @Test("EN-60 a callback that names another attempt than the open one is refused")
    func foreignAttempt() {
        var records = trace(happyOrder)
        for index in 2..<10 { records[index].attempt = AttemptID(1) }
        #expect(grammar.violation(in: records, endings: [.succeeded]) == nil)
        records[5].attempt = AttemptID(2)
        let violation = grammar.violation(in: records, endings: [.succeeded])
        #expect(violation?.rule == "EN-60")
        #expect(violation?.position == 5)
    }
}
