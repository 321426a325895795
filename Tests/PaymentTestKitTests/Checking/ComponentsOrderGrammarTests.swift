import PaymentFlows
import PaymentTestKit
import Testing

private let paid = [
    "onReady", "onChange", "onCardBinChanged=true", "handleTap=true", "onSubmit", "onTokenized=true", "onSuccess",
]
private let everything = Set(ComponentsCallbackName.allCases)

@Suite("The orders of a component's callbacks")
struct ComponentsOrderGrammarTests {
    let grammar = ComponentsOrderGrammar()

    @Test("CC-02 the happy order is accepted, with and without its outcome")
    func happy() {
        #expect(grammar.violation(in: trace(paid)) == nil)
        #expect(grammar.violation(in: trace(paid), endings: [.succeeded]) == nil)
    }

    @Test("CC-12 a host that submits has handleSubmit between the token and the end, and cannot leave it out")
    func hostSubmits() {
        let grammar = ComponentsOrderGrammar(installed: everything)
        var order = paid
        order.insert("handleSubmit", at: 6)
        #expect(grammar.violation(in: trace(order), endings: [.succeeded]) == nil)
        #expect(grammar.violation(in: trace(order)) == nil)
        #expect(grammar.violation(in: trace(paid), endings: [.succeeded]) != nil)
        order.swapAt(5, 6)
        let swapped = grammar.violation(in: trace(order), endings: [.succeeded])
        #expect(swapped?.rule == "CC-12")
        #expect(swapped?.position == 5)
        order.swapAt(5, 6)
        order.insert("handleSubmit", at: 6)
        #expect(grammar.violation(in: trace(order), endings: [.succeeded])?.rule == "CC-12")
    }

    @Test("CC-20 a wallet has no token: its submission follows onSubmit")
    func wallet() {
        let mine = ComponentsOrderGrammar(method: .applePay)
        #expect(mine.violation(in: trace("onReady handleTap=true onSubmit onSuccess"), endings: [.succeeded]) == nil)
        let hosts = ComponentsOrderGrammar(installed: everything, method: .applePay)
        #expect(
            hosts.violation(in: trace("onReady handleTap=true onSubmit handleSubmit onSuccess"), endings: [.succeeded])
                == nil)
        let token = mine.violation(in: trace("onReady onSubmit onTokenized=true onSuccess"))
        #expect(token?.position == 2)
        // A card's token comes first.
        #expect(grammar.violation(in: trace("onReady onSubmit onSuccess"), endings: [.succeeded]) != nil)
    }

    @Test("CC-02 the happy order with two neighbours swapped is refused", arguments: 0..<6)
    func swapped(index: Int) {
        var order = paid
        order.swapAt(index, index + 1)
        // The tap's gate and what the look-up has found may come in either order.
        if index == 2 { return #expect(grammar.violation(in: trace(order), endings: [.succeeded]) == nil) }
        #expect(grammar.violation(in: trace(order), endings: [.succeeded]) != nil)
        #expect(grammar.violation(in: trace(order)) != nil)
    }

    @Test("CC-19 the happy order with one callback made twice is refused", arguments: [0, 2, 3, 4, 5, 6])
    func duplicated(index: Int) {
        var order = paid
        order.insert(order[index], at: index)
        #expect(grammar.violation(in: trace(order), endings: [.succeeded]) != nil)
        #expect(grammar.violation(in: trace(order)) != nil)
    }

    @Test("CC-06 the host's submit makes no handleTap")
    func submit() {
        let order = paid.filter { $0 != "handleTap=true" }
        #expect(grammar.violation(in: trace(order), endings: [.succeeded]) == nil)
        let vetoed = grammar.violation(
            in: trace("onReady handleTap=false onSubmit onTokenized=true onSuccess"), endings: [.succeeded])
        #expect(vetoed?.rule == "CC-07")
        #expect(vetoed?.position == 2)
    }

    @Test("CC-03 onReady comes once, and before anything else")
    func ready() {
        #expect(grammar.violation(in: trace("onReady onReady"))?.rule == "CC-03")
        #expect(grammar.violation(in: trace("onChange"))?.rule == "CC-04")
        #expect(grammar.violation(in: trace("handleTap=true")) != nil)
        #expect(grammar.violation(in: [], endings: []) == nil)
        #expect(grammar.violation(in: trace("onReady"), isReady: true)?.rule == "CC-03")
        #expect(grammar.violation(in: trace("onChange onChange"), isReady: true) == nil)
    }

    @Test(
        "CC-04 C25 no onChange from onSubmit to the outcome, nor after a success, an unknown end or a token handed over"
    )
    func input() {
        let shown = "onReady onChange"
        #expect(grammar.violation(in: trace("\(shown) onChange onChange"), endings: []) == nil)
        let inside = grammar.violation(in: trace("\(shown) onSubmit onChange"))
        #expect(inside?.rule == "CC-04")
        #expect(inside?.position == 3)
        #expect(grammar.violation(in: trace("\(shown) onSubmit onTokenized=true onSuccess onChange"))?.rule == "CC-04")
        let failed = trace("\(shown) onSubmit onTokenized=true onError onChange")
        #expect(grammar.violation(in: failed, endings: [.failed]) == nil)
        #expect(grammar.violation(in: failed, endings: [.refused]) == nil)
        #expect(grammar.violation(in: failed, endings: [.unknown])?.rule == "CC-04")
        let handedOver = trace("\(shown) onTokenized=true onChange")
        #expect(grammar.violation(in: handedOver, endings: [.handedOver])?.rule == "CC-04")
        #expect(
            grammar.violation(
                in: trace("\(shown) onTokenized=false onError onChange"), endings: [.cancelled(by: .merchant)])
                == nil)
    }

    @Test("CC-05 one onCardBinChanged for an input at most, and none before the first")
    func cardBin() {
        #expect(grammar.violation(in: trace("onReady onCardBinChanged=true"))?.rule == "CC-05")
        let twice = grammar.violation(in: trace("onReady onChange onCardBinChanged=true onCardBinChanged=true"))
        #expect(twice?.rule == "CC-05")
        #expect(twice?.position == 3)
        let again = "onReady onChange onCardBinChanged=false onChange onCardBinChanged=true"
        #expect(grammar.violation(in: trace(again), endings: []) == nil)
    }

    @Test("CC-19 an onError that says so ends no attempt, and comes between attempts alone")
    func misuse() {
        #expect(grammar.violation(in: trace("onError=false onReady onError=false"), endings: []) == nil)
        #expect(grammar.violation(in: trace("onReady onError onError"), endings: [.failed])?.rule == "CC-19")
        #expect(grammar.violation(in: trace("onReady onSubmit onError=false")) != nil)
        #expect(grammar.violation(in: trace(paid + ["onError=false"])) != nil)
    }

    @Test("A refusal says at which callback, by which rule, and what may come there")
    func explanation() throws {
        let violation = try #require(grammar.violation(in: trace("onReady handleTap=true onSuccess")))
        #expect(violation.position == 2)
        #expect(violation.session == "s")
        #expect(violation.rule == "CC-07")
        #expect(
            violation.reason == "onSuccess may not come after handleTap; allowed: onChange, onSubmit, onError")
    }

    @Test("EN-16 a callback that is not set is passed over", arguments: ComponentsCallbackName.happyPath)
    func missing(callback: ComponentsCallbackName) {
        let grammar = ComponentsOrderGrammar(installed: Set(ComponentsCallbackName.happyPath).subtracting([callback]))
        let order = paid.filter { $0.split(separator: "=")[0] != callback.rawValue }
        #expect(grammar.violation(in: trace(order), endings: [.succeeded]) == nil)
        #expect(grammar.violation(in: trace(paid), endings: [.succeeded])?.rule == "EN-16")
        #expect(grammar.violation(in: trace("handleSubmit"))?.rule == "EN-16")
    }

    @Test("EN-16 with no callback set at all, every ending is accepted and any callback is refused")
    func nothingSet() {
        let grammar = ComponentsOrderGrammar(installed: [])
        #expect(grammar.violation(in: [], endings: [.failed, .cancelled(by: .host), .succeeded]) == nil)
        #expect(grammar.violation(in: []) == nil)
        #expect(grammar.violation(in: trace("onSubmit"))?.rule == "EN-16")
    }

    @Test("EN-19 a deferred gate makes no callback, and may have been answered either way")
    func deferred() {
        let grammar = ComponentsOrderGrammar(deferred: [.handleTap, .onTokenized])
        #expect(grammar.violation(in: trace("onReady onSubmit onSuccess"), endings: [.succeeded]) == nil)
        #expect(grammar.violation(in: trace("onReady"), endings: [.cancelled(by: .merchant)]) == nil)
        #expect(grammar.violation(in: trace("onReady onSubmit onError"), endings: [.cancelled(by: .merchant)]) == nil)
        #expect(grammar.violation(in: trace(paid)) != nil)
    }

    @Test("EN-60 a callback that names another attempt than the open one is refused")
    func foreignAttempt() {
        var records = trace(paid)
        for index in 3..<records.count { records[index].attempt = AttemptID(1) }
        #expect(grammar.violation(in: records, endings: [.succeeded]) == nil)
        records[5].attempt = AttemptID(2)
        let violation = grammar.violation(in: records, endings: [.succeeded])
        #expect(violation?.rule == "EN-60")
        #expect(violation?.position == 5)
    }
}
