import PaymentFlows
import PaymentTestKit
import Testing

private let click = "onClick"
private let approved = "\(click) onPrePayoutSubmit=true"
private let vetoed = "\(click) onPrePayoutSubmit=false"

@Suite("How a payout's callbacks fit its outcome")
struct PayoutOrderEndingTests {
    let grammar = PayoutOrderGrammar()

    static let documented: [(rule: String, order: String, endings: [AttemptEnding])] = [
        ("PO-01", "", []),
        ("PO-02", "\(click) onError", [.failed]),
        ("PO-03", "\(vetoed) onCancel", [.cancelled(by: .merchant)]),
        ("PO-03", "\(click) onPrePayoutSubmit onCancel", [.cancelled(by: .merchant)]),
        ("PO-04", "\(approved) onPostPayout", [.succeeded]),
        ("PO-04", "\(approved) onError", [.refused]),
        ("PO-04", "\(approved) onError", [.failed]),
        ("EN-43", "\(approved) onError", [.unknown]),
        ("EN-36", "\(approved) onError", [.failed]),
        ("PO-05", click, [.handedOver]),
        ("EN-37", "", [.cancelled(by: .host)]),
        ("EN-37", "\(click) onCancel", [.cancelled(by: .host)]),
        ("EN-64", "\(click) onCancel", [.cancelled(by: .shutdown)]),
        ("EN-37", "\(approved) onCancel", [.cancelled(by: .host)]),
        ("EN-37", "\(vetoed) onCancel", [.cancelled(by: .host)]),
        ("EN-37", "\(vetoed) onError", [.failed]),
        ("EN-46", "onError", [.failed]),
        ("EN-46", "\(click) onError", [.cancelled(by: .expiry)]),
        ("EN-46", "\(approved) onError", [.cancelled(by: .expiry)]),
        (
            "EN-22", "\(click) onError \(vetoed) onCancel \(approved) onPostPayout",
            [.failed, .cancelled(by: .merchant), .succeeded]
        ),
        ("EN-22", "\(approved) onError \(approved) onPostPayout", [.unknown, .succeeded]),
        ("EN-14", "\(approved) onPostPayout", [.succeeded, .cancelled(by: .host)]),
    ]

    @Test("PO-10 every documented end is accepted, with and without its outcome", arguments: documented)
    func accepted(rule: String, order: String, endings: [AttemptEnding]) {
        #expect(grammar.violation(in: trace(order), endings: endings) == nil)
        #expect(grammar.violation(in: trace(order)) == nil)
    }

    static let wrong: [(rule: String, order: String, endings: [AttemptEnding])] = [
        ("PO-02", "\(click) onError", [.refused]),
        ("PO-02", "\(click) onError", [.unknown]),
        ("PO-02", "onPrePayoutSubmit=true onPostPayout", [.succeeded]),
        ("PO-02", click, [.failed]),
        ("PO-03", vetoed, [.cancelled(by: .merchant)]),
        ("PO-03", "\(vetoed) onPostPayout", [.succeeded]),
        ("PO-03", "\(vetoed) onError", [.refused]),
        ("PO-03", "\(vetoed) onError", [.unknown]),
        ("PO-03", "\(vetoed) onError", [.cancelled(by: .merchant)]),
        ("PO-03", "\(approved) onCancel", [.cancelled(by: .merchant)]),
        ("PO-03", "\(click) onCancel", [.cancelled(by: .merchant)]),
        ("PO-04", approved, [.succeeded]),
        ("PO-04", "\(approved) onPostPayout", [.failed]),
        ("PO-04", "\(approved) onPostPayout", [.unknown]),
        ("PO-04", "\(approved) onError", [.succeeded]),
        ("PO-04", "\(approved) onCancel", [.refused]),
        ("PO-05", approved, [.handedOver]),
        ("PO-05", "\(click) onPostPayout", [.handedOver]),
        ("PO-05", "\(click) onError", [.handedOver]),
        ("EN-37", "\(click) onCancel", [.cancelled(by: .expiry)]),
        ("EN-37", click, [.cancelled(by: .host)]),
        ("EN-37", approved, [.cancelled(by: .host)]),
        ("EN-37", approved, [.cancelled(by: .teardown)]),
        ("EN-37", "\(approved) onCancel", [.cancelled(by: .shopper)]),
        ("EN-37", "", [.failed]),
        ("EN-46", "onCancel", [.cancelled(by: .expiry)]),
        ("EN-22", "\(approved) onPostPayout \(click) onError", [.succeeded, .failed]),
        ("EN-22", "\(click) \(click) onError", [.handedOver, .failed]),
        ("EN-30", "\(click) onError \(click) onError", [.failed]),
    ]

    @Test("PO-10 an end that no rule allows is refused", arguments: wrong)
    func refused(rule: String, order: String, endings: [AttemptEnding]) {
        #expect(grammar.violation(in: trace(order), endings: endings) != nil)
    }

    @Test("PO-05 after a hand-over one callback follows, when somebody outside has told of the payout")
    func handedOver() {
        for told in ["onPostPayout", "onError"] {
            let order = trace("\(click) \(told)")
            #expect(grammar.violation(in: order, endings: [.handedOver], notified: true) == nil)
            #expect(grammar.violation(in: order, notified: true) == nil)
            #expect(grammar.violation(in: order, endings: [.handedOver])?.position == 1)
        }
        #expect(grammar.violation(in: trace(click), endings: [.handedOver], notified: true) == nil)
        let twice = grammar.violation(
            in: trace("\(click) onPostPayout onPostPayout"), endings: [.handedOver], notified: true)
        #expect(twice?.rule == "PO-10")
        let both = grammar.violation(
            in: trace("\(click) onError onPostPayout"), endings: [.handedOver], notified: true)
        #expect(both?.rule == "PO-10")
        let cancelled = grammar.violation(
            in: trace("\(click) onCancel"), endings: [.handedOver], notified: true)
        #expect(cancelled?.rule == "PO-03")
    }

    @Test("EN-18 any prefix of the happy order is accepted once torn down", arguments: 0...3)
    func tornDown(length: Int) {
        let records = Array(trace("\(approved) onPostPayout").prefix(length))
        let endings: [AttemptEnding] = [[], [.cancelled(by: .teardown)], [.succeeded], [.succeeded]][length]
        #expect(grammar.violation(in: records, endings: endings, tornDownAt: .max) == nil)
        #expect(grammar.violation(in: records, tornDownAt: .max) == nil)
    }

    @Test("EN-18 a callback that begins after teardown has returned is refused")
    func afterTeardown() {
        // The third record begins at 4.
        let violation = grammar.violation(
            in: trace("\(approved) onPostPayout"), endings: [.succeeded], tornDownAt: 3)
        #expect(violation?.rule == "EN-18")
        #expect(violation?.position == 2)
    }

    @Test("EN-17 nothing follows an abandoned gate as if it had approved")
    func abandonedGate() {
        var records = trace("\(approved) onPostPayout")
        records[1].abandonedAt = records[1].begin
        #expect(grammar.violation(in: records, endings: [.succeeded])?.position == 2)
    }

    @Test("EN-51 a notified success may end an attempt at any step, and only when there was one", arguments: 0...2)
    func notified(length: Int) {
        let records = trace([click, "onPrePayoutSubmit=false"].prefix(length) + ["onPostPayout"])
        #expect(grammar.violation(in: records, endings: [.succeeded], notified: true) == nil)
        #expect(grammar.violation(in: records, endings: [.succeeded]) != nil)
        #expect(grammar.violation(in: records, endings: [.refused], notified: true) != nil)
    }
}
