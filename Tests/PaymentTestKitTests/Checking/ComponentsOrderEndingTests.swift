import PaymentFlows
import PaymentTestKit
import Testing

private let tapped = "onReady handleTap=true"
private let vetoed = "onReady handleTap=false"
private let submitted = "\(tapped) onSubmit"
private let tokenised = "\(submitted) onTokenized=true"
private let rejected = "\(submitted) onTokenized=false"
private let handled = "\(tokenised) handleSubmit"

@Suite("How a component's callbacks fit its outcome")
struct ComponentsOrderEndingTests {
    let engines = ComponentsOrderGrammar()
    let hosts = ComponentsOrderGrammar(installed: Set(ComponentsCallbackName.allCases))
    let wallets = ComponentsOrderGrammar(method: .applePay)

    static let documented: [(rule: String, order: String, endings: [AttemptEnding])] = [
        ("CC-03", "onReady", []),
        ("CC-06", vetoed, [.cancelled(by: .merchant)]),
        ("CC-06", "onReady handleTap", [.cancelled(by: .merchant)]),
        ("CC-08", "\(tapped) onError", [.failed]),
        ("CC-08", "onReady onError", [.failed]),
        ("CC-09", "\(rejected) onError", [.cancelled(by: .merchant)]),
        ("CC-09", "\(submitted) onError", [.failed]),
        ("CC-11", "onReady onTokenized=true", [.handedOver]),
        ("CC-11", "onReady onTokenized=false onError", [.cancelled(by: .merchant)]),
        ("CC-11", "onReady onError", [.failed]),
        ("CC-13", "\(tokenised) onSuccess", [.succeeded]),
        ("CC-13", "\(tokenised) onError", [.refused]),
        ("CC-14", "\(tokenised) onError", [.cancelled(by: .shopper)]),
        ("CC-14", "\(tokenised) onError", [.cancelled(by: .deadline)]),
        ("CC-14", "\(tokenised) onError", [.failed]),
        ("EN-43", "\(tokenised) onError", [.unknown]),
        ("EN-36", "\(tokenised) onError", [.failed]),
        ("EN-17", "\(vetoed) onError", [.failed]),
        ("EN-37", "onReady", [.cancelled(by: .host)]),
        ("EN-37", "\(tapped) onError", [.cancelled(by: .host)]),
        ("EN-64", "\(submitted) onError", [.cancelled(by: .shutdown)]),
        ("EN-37", "\(rejected) onError", [.cancelled(by: .host)]),
        ("EN-46", "onReady onError", [.failed]),
        ("EN-46", "\(tapped) onError", [.cancelled(by: .expiry)]),
        ("EN-46", "\(tokenised) onError", [.cancelled(by: .expiry)]),
        (
            "EN-22",
            "\(vetoed) handleTap=true onSubmit onTokenized=true onError onSubmit onTokenized=true onSuccess",
            [.cancelled(by: .merchant), .refused, .succeeded]
        ),
        ("EN-22", "\(tokenised) onError handleTap=true onSubmit onTokenized=true onSuccess", [.unknown, .succeeded]),
        (
            "EN-22", "onReady onTokenized=true handleTap=true onSubmit onTokenized=true onSuccess",
            [.handedOver, .succeeded]
        ),
        ("EN-14", "\(tokenised) onSuccess", [.succeeded, .cancelled(by: .host)]),
    ]

    @Test("CC-19 every documented end is accepted, with and without its outcome", arguments: documented)
    func accepted(rule: String, order: String, endings: [AttemptEnding]) {
        #expect(engines.violation(in: trace(order), endings: endings) == nil)
        #expect(engines.violation(in: trace(order)) == nil)
    }

    static let wrong: [(rule: String, order: String, endings: [AttemptEnding])] = [
        ("CC-06", vetoed, [.failed]),
        ("CC-06", tapped, [.cancelled(by: .merchant)]),
        ("CC-06", "\(vetoed) onError", [.cancelled(by: .merchant)]),
        ("CC-07", "\(tapped) onSuccess", [.succeeded]),
        ("CC-09", "\(submitted) onSuccess", [.succeeded]),
        ("CC-09", "\(submitted) onError", [.refused]),
        ("CC-09", "\(rejected) onSuccess", [.succeeded]),
        ("CC-09", "\(rejected) onError", [.refused]),
        ("CC-09", "\(rejected) onError", [.unknown]),
        ("CC-09", rejected, [.cancelled(by: .merchant)]),
        ("CC-09", "\(tokenised) onError", [.cancelled(by: .merchant)]),
        ("CC-11", tokenised, [.handedOver]),
        ("CC-11", "onReady onTokenized=false", [.handedOver]),
        ("CC-11", "onReady onTokenized=true onSuccess", [.succeeded]),
        ("CC-11", "onReady onTokenized=true onError", [.refused]),
        ("CC-12", "\(tokenised) handleSubmit onSuccess", [.succeeded]),
        ("CC-13", tokenised, [.succeeded]),
        ("CC-13", "\(tokenised) onSuccess", [.failed]),
        ("CC-13", "\(tokenised) onSuccess", [.unknown]),
        ("CC-13", "\(tokenised) onError", [.succeeded]),
        ("CC-14", tokenised, [.cancelled(by: .shopper)]),
        ("CC-14", "\(submitted) onError", [.cancelled(by: .shopper)]),
        ("CC-20", submitted, [.cancelled(by: .shopper)]),
        ("EN-37", tapped, [.cancelled(by: .host)]),
        ("EN-37", "\(submitted) onError", [.cancelled(by: .teardown)]),
        ("EN-37", "\(submitted) onError", [.cancelled(by: .restart)]),
        ("EN-37", "onReady onError", [.cancelled(by: .host)]),
        ("EN-37", "onReady", [.failed]),
        ("EN-46", "onReady", [.cancelled(by: .expiry)]),
        ("EN-22", "\(tokenised) onSuccess handleTap=true onError", [.succeeded, .failed]),
        ("EN-30", "\(tapped) onError handleTap=true onError", [.failed]),
        ("EN-30", "\(tapped) onError", [.failed, .failed]),
    ]

    @Test("CC-19 an end that no rule allows is refused", arguments: wrong)
    func refused(rule: String, order: String, endings: [AttemptEnding]) {
        #expect(engines.violation(in: trace(order), endings: endings) != nil)
    }

    @Test("CC-12 CC-18 what a host's submission may end as; nothing but a failure or a cancel comes before it")
    func hostSubmits() {
        for ending: AttemptEnding in [
            .refused, .failed, .unknown, .cancelled(by: .shopper), .cancelled(by: .deadline), .cancelled(by: .expiry),
        ] {
            #expect(hosts.violation(in: trace("\(handled) onError"), endings: [ending]) == nil)
        }
        #expect(hosts.violation(in: trace("\(handled) onSuccess"), endings: [.succeeded]) == nil)
        for ending: AttemptEnding in [.refused, .unknown, .cancelled(by: .shopper), .cancelled(by: .deadline)] {
            #expect(hosts.violation(in: trace("\(tokenised) onError"), endings: [ending]) != nil)
        }
        #expect(hosts.violation(in: trace("\(tokenised) onError"), endings: [.failed]) == nil)
        #expect(hosts.violation(in: trace("\(tokenised) onError"), endings: [.cancelled(by: .host)]) == nil)
        #expect(hosts.violation(in: trace(handled), endings: [.failed])?.rule == "CC-18")
    }

    @Test("CC-20 a sheet that is left makes no callback, one that breaks an onError")
    func sheet() {
        for by in [Canceller.shopper, .deadline] {
            #expect(wallets.violation(in: trace(submitted), endings: [.cancelled(by: by)]) == nil)
        }
        #expect(wallets.violation(in: trace("\(submitted) onError"), endings: [.failed]) == nil)
        #expect(wallets.violation(in: trace(submitted), endings: [.failed]) != nil)
    }

    @Test("EN-18 any prefix of the happy order is accepted once torn down", arguments: 0...5)
    func tornDown(length: Int) {
        let records = Array(trace("\(handled) onSuccess").prefix(length))
        let endings: [AttemptEnding] = length < 2 ? [] : length < 5 ? [.cancelled(by: .teardown)] : [.succeeded]
        #expect(hosts.violation(in: records, endings: endings, tornDownAt: .max) == nil)
        #expect(hosts.violation(in: records, tornDownAt: .max) == nil)
    }

    @Test("EN-18 a callback that begins after teardown has returned is refused")
    func afterTeardown() {
        // The third record begins at 4.
        let violation = engines.violation(in: trace("\(tokenised) onSuccess"), endings: [.succeeded], tornDownAt: 3)
        #expect(violation?.rule == "EN-18")
        #expect(violation?.position == 2)
    }

    @Test("EN-17 nothing follows an abandoned gate as if it had let through")
    func abandonedGate() {
        var records = trace("\(tokenised) onSuccess")
        records[1].abandonedAt = records[1].begin
        #expect(engines.violation(in: records, endings: [.succeeded])?.position == 2)
    }

    @Test("EN-51 a notified success may end a payment at any step, and no tokenize()", arguments: 1...5)
    func notified(length: Int) {
        let order = handled.split(separator: " ").map(String.init)
        let records = trace(Array(order.prefix(length)) + ["onSuccess"])
        #expect(hosts.violation(in: records, endings: [.succeeded], notified: true) == nil)
        #expect((hosts.violation(in: records, endings: [.succeeded]) == nil) == (length == 5))
        #expect(hosts.violation(in: records, endings: [.refused], notified: true) != nil)
        let token = trace("onReady onTokenized=true onSuccess")
        #expect(hosts.violation(in: token, endings: [.succeeded], notified: true) != nil)
    }
}
