import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The orders of Drop-in's callbacks")
struct DropInOrderGrammarTests {
    let grammar = DropInOrderGrammar()

    /// A method's happy order as the page's table and the pinned rules have it, `create()` included.
    static let happy: [DropInPaymentMethod: [String]] = [
        .card: [
            "onGetShopper", "onBeforeSubmit(card)=true", "onSubmit(card)", "onGetConsent(card)", "onGetShopper",
            "onGetShippingAddress", "onSuccess(card)",
        ],
        .paypal: [
            "onGetShopper", "onBeforeSubmit(paypal)=true", "onGetConsent(paypal)", "onGetShopper",
            "onGetShippingAddress", "onSuccess(paypal)",
        ],
        .applePay: [
            "onGetShopper", "onBeforeSubmit(applePay)=true", "onSubmit(applePay)", "onGetConsent(applePay)",
            "onGetShopper", "onGetShippingAddress", "onSuccess(applePay)",
        ],
        .paze: [
            "onGetShopper", "onBeforeSubmit(paze)=true", "onSubmit(paze)", "onGetShopper", "onSuccess(paze)",
        ],
    ]

    static func path(_ method: DropInPaymentMethod) -> [String] { happy[method] ?? [] }

    @Test(
        "DI-05 DI-10 DI-11 DI-13 the happy order is accepted, with and without its outcome",
        arguments: DropInPaymentMethod.allCases)
    func happy(method: DropInPaymentMethod) {
        let order = Self.path(method)
        #expect(grammar.violation(in: trace(order)) == nil)
        #expect(grammar.violation(in: trace(order), endings: [.succeeded]) == nil)
    }

    @Test("DI-60 the happy order with two neighbours swapped is refused", arguments: DropInPaymentMethod.allCases)
    func swapped(method: DropInPaymentMethod) {
        for index in 0..<Self.path(method).count - 1 {
            var order = Self.path(method)
            order.swapAt(index, index + 1)
            #expect(grammar.violation(in: trace(order)) != nil, "\(order)")
            #expect(grammar.violation(in: trace(order), endings: [.succeeded]) != nil, "\(order)")
        }
    }

    @Test("DI-60 the happy order with one callback left out is refused", arguments: DropInPaymentMethod.allCases)
    func omitted(method: DropInPaymentMethod) {
        for index in Self.path(method).indices {
            var order = Self.path(method)
            let left = order.remove(at: index)
            // Where a control is shown, or a card is on file, consent is not asked for (DI-20).
            let mayBeMissing = left == "onGetConsent(card)" || left == "onGetConsent(paypal)"
            #expect(
                (grammar.violation(in: trace(order), endings: [.succeeded]) == nil) == mayBeMissing, "\(order)")
        }
    }

    @Test("DI-60 the happy order with one callback made twice is refused", arguments: DropInPaymentMethod.allCases)
    func duplicated(method: DropInPaymentMethod) {
        for index in Self.path(method).indices {
            var order = Self.path(method)
            order.insert(order[index], at: index)
            #expect(grammar.violation(in: trace(order), endings: [.succeeded]) != nil, "\(order)")
        }
    }

    static let never: [(rule: String, order: String)] = [
        ("DI-11", "onGetShopper onBeforeSubmit(paypal)=true onSubmit(paypal)"),
        ("DI-20", "onGetShopper onBeforeSubmit(paze)=true onSubmit(paze) onGetConsent(paze)"),
        ("DI-19", "onGetShopper onBeforeSubmit(card)=true onCancel(card)"),
        ("DI-17", "onGetShopper onBeforeSubmit(paypal)=true onCancel(paypal)"),
        ("DI-18", "onGetShopper onBeforeSubmit(paze)=true onCancel(paze)"),
        ("DI-04", "onGetShopper onBeforeSubmit(paze)=true onSubmit(paze) onGetShopper onGetShippingAddress"),
        ("DI-60", "onGetShopper onBeforeSubmit(card)=true onPreAuthorisation"),
        ("DI-11", "onGetShopper onBeforeSubmit(card)=true onSheetChange"),
        ("DI-01", "onBeforeSubmit(card)=true"),
        ("DI-10", "onGetShopper onSubmit(card)"),
    ]

    @Test("DI-60 what the table says never happens is refused, by its rule", arguments: never)
    func refusedByTable(rule: String, order: String) {
        let records = trace(order)
        // Paze's last query is followed by nothing but its end.
        let rules = rule == "DI-04" ? ["DI-04", "DI-13"] : [rule]
        let violation = grammar.violation(in: records)
        #expect(violation?.position == records.count - 1)
        #expect(rules.contains(violation?.rule ?? ""))
    }

    @Test("DI-41 choices are asked about while the sheet is open, as often as they come, and not later")
    func choices() {
        let before = "onGetShopper onBeforeSubmit(applePay)=true onSheetChange onSheetChange"
        let after = "onGetConsent(applePay) onGetShopper onGetShippingAddress onSuccess(applePay)"
        #expect(grammar.violation(in: trace("\(before) onSubmit(applePay) \(after)"), endings: [.succeeded]) == nil)
        #expect(grammar.violation(in: trace("\(before) onSubmit(applePay) onSheetChange"))?.position == 5)
    }

    @Test("DI-61 a callback of another method than the open attempt's is refused")
    func otherMethod() {
        for other in ["onSubmit(applePay)", "onError(paypal)", "onSuccess(paypal)", "onGetConsent(paypal)"] {
            let violation = grammar.violation(
                in: trace("onGetShopper onBeforeSubmit(card)=true \(other)"), endings: [.failed])
            #expect(violation?.rule == "DI-61")
            #expect(violation?.position == 2)
        }
    }

    @Test("C40 DI-61 after a cancelled PayPal approval a card is paid, and PayPal is named no more")
    func leaving() {
        let left = "onGetShopper onBeforeSubmit(paypal)=true onGetConsent(paypal) onGetShopper onGetShippingAddress"
        let card = Self.path(.card).dropFirst().joined(separator: " ")
        let endings: [AttemptEnding] = [.cancelled(by: .shopper), .succeeded]
        #expect(grammar.violation(in: trace("\(left) \(card)"), endings: endings) == nil)
        let back = card.replacing("onSuccess(card)", with: "onSuccess(paypal)")
        #expect(grammar.violation(in: trace("\(left) \(back)"), endings: endings)?.rule == "DI-61")
    }

    @Test("DI-01 create() reports what cannot be offered, each once and in its order")
    func reports() {
        let grammar = DropInOrderGrammar(reported: [.paypal, .applePay])
        let card = Self.path(.card).dropFirst().joined(separator: " ")
        let told = "onGetShopper onError(paypal) onError(applePay)"
        #expect(grammar.violation(in: trace("\(told) \(card)"), endings: [.succeeded]) == nil)
        #expect(grammar.violation(in: trace("onGetShopper onError(applePay)"))?.rule == "DI-01")
        #expect(grammar.violation(in: trace("onGetShopper onError(paypal) \(card)"))?.rule == "DI-01")
        #expect(grammar.violation(in: trace("onGetShopper onError(paypal)"))?.rule == "DI-01")
        #expect(grammar.violation(in: trace("onGetShopper onError(paypal)"), tornDownAt: .max) == nil)
        #expect(self.grammar.violation(in: trace(told), endings: []) != nil)
    }

    @Test("DI-01 where nothing is left to offer, no attempt begins")
    func nothingOffered() {
        let grammar = DropInOrderGrammar(reported: [.card, nil])
        let told = "onGetShopper onError(card) onError"
        #expect(grammar.violation(in: trace(told), endings: []) == nil)
        #expect(grammar.violation(in: trace("\(told) onBeforeSubmit(card)=true"))?.rule == "DI-01")
    }

    @Test("EN-16 a callback that is not set is passed over", arguments: DropInCallbackName.allCases)
    func missing(callback: DropInCallbackName) {
        let grammar = DropInOrderGrammar(installed: Set(DropInCallbackName.allCases).subtracting([callback]))
        for method in DropInPaymentMethod.allCases {
            let all = Self.path(method)
            let order = all.filter { $0.split(whereSeparator: { $0 == "(" || $0 == "=" })[0] != callback.rawValue }
            #expect(grammar.violation(in: trace(order), endings: [.succeeded]) == nil)
            guard order.count < all.count else { continue }
            #expect(grammar.violation(in: trace(all), endings: [.succeeded])?.rule == "EN-16")
        }
    }

    @Test("EN-60 a callback that names another attempt than the open one is refused")
    func foreignAttempt() {
        var records = trace(Self.path(.card))
        for index in records.indices.dropFirst() { records[index].attempt = AttemptID(1) }
        #expect(grammar.violation(in: records, endings: [.succeeded]) == nil)
        records[2].attempt = AttemptID(2)
        #expect(grammar.violation(in: records, endings: [.succeeded])?.rule == "EN-60")
    }

    @Test("DI-60 a record's name says the callback and its method, and nothing else is read")
    func names() {
        for callback in DropInCallback.allCases { #expect(DropInCallback(rawValue: callback.rawValue) == callback) }
        #expect(Set(DropInCallback.allCases).count == 28)
        #expect(DropInCallback(rawValue: "onSubmit") == nil)
        #expect(DropInCallback(rawValue: "onGetShopper(card)") == nil)
        #expect(DropInCallback(.onSubmit, .applePay).rawValue == "onSubmit(applePay)")
    }
}
