import PaymentFlows
import PaymentTestKit
import Testing

private let click = "\(shown) onPazeButtonClicked"
private let approved = "\(click) onCheckoutComplete=true"
private let completed = "\(approved) onComplete"
private let decrypting = "\(completed) onPreDecryption=true"
private let decrypted = "\(decrypting) onPostDecryption"
private let authorised = "\(decrypted) onPreAuthorisation=true"
private let asked = "\(authorised) onGetShopper"

@Suite("How an attempt's callbacks fit its outcome")
struct PazeOrderEndingTests {
    let grammar = PazeOrderGrammar()

    static let documented: [(rule: String, order: String, endings: [AttemptEnding])] = [
        ("PZ-02", shown, []),
        ("PZ-03", "onError onPresentmentResolved=false", []),
        ("PZ-11", "\(click) onError", [.failed]),
        ("PZ-15", "\(click) onCheckoutIncomplete", [.cancelled(by: .shopper)]),
        ("PZ-15", "\(click) onCheckoutIncomplete", [.cancelled(by: .deadline)]),
        ("PZ-15", "\(click) onCheckoutIncomplete", [.cancelled(by: .host)]),
        ("EN-64", "\(click) onCheckoutIncomplete", [.cancelled(by: .shutdown)]),
        ("EN-46", "\(click) onError", [.cancelled(by: .expiry)]),
        ("EN-46", "\(shown) onError", [.failed]),
        ("PZ-21", "\(click) onCheckoutComplete=false onCheckoutIncomplete", [.cancelled(by: .merchant)]),
        ("EN-37", "\(approved) onCheckoutIncomplete", [.cancelled(by: .host)]),
        ("EN-37", "\(click) onCheckoutComplete onError", [.failed]),
        ("EN-37", approved, [.cancelled(by: .host)]),
        ("EN-37", shown, [.cancelled(by: .host)]),
        ("PZ-22", "\(approved) onError", [.failed]),
        ("EN-37", completed, [.cancelled(by: .host)]),
        ("PZ-31", "\(completed) onPreDecryption=false", [.handedOver]),
        ("PZ-32", "\(decrypting) onError", [.failed]),
        ("EN-46", "\(decrypted) onError", [.cancelled(by: .expiry)]),
        ("PZ-41", "\(decrypted) onPreAuthorisation=false", [.cancelled(by: .merchant)]),
        ("PZ-42", "\(authorised) onSubmitError", [.failed]),
        ("EN-46", "\(authorised) onSubmitError", [.cancelled(by: .expiry)]),
        ("EN-37", authorised, [.cancelled(by: .shutdown)]),
        ("EN-37", asked, [.cancelled(by: .host)]),
        ("PZ-45", "\(asked) onPostAuthorisation", [.refused]),
        ("EN-36", "\(asked) onPostAuthorisation", [.failed]),
        ("PZ-45", "\(asked) onSubmitError", [.failed]),
        ("EN-43", "\(asked) onSubmitError", [.unknown]),
        (
            "EN-22",
            "\(click) onError onPazeButtonClicked onCheckoutIncomplete onPazeButtonClicked onCheckoutComplete=true",
            [.failed, .cancelled(by: .shopper), .cancelled(by: .host)]
        ),
        (
            "EN-37", "\(click) onCheckoutIncomplete",
            [.cancelled(by: .host), .cancelled(by: .shopper), .cancelled(by: .host)]
        ),
    ]

    @Test("EN-37 every documented end is accepted, with and without its outcome", arguments: documented)
    func accepted(rule: String, order: String, endings: [AttemptEnding]) {
        #expect(grammar.violation(in: trace(order), endings: endings) == nil)
        #expect(grammar.violation(in: trace(order)) == nil)
    }

    static let wrong: [(rule: String, order: String, endings: [AttemptEnding])] = [
        ("PZ-02", "onInit", []),
        ("PZ-02", "onInit onPresentmentResolved=false", []),
        ("PZ-02", "onInit onError onPresentmentResolved=true", []),
        ("PZ-03", "onError onPresentmentResolved=true", []),
        ("PZ-03", "onError onPresentmentResolved=false onPazeButtonClicked", [.failed]),
        ("PZ-15", "\(click) onError", [.cancelled(by: .shopper)]),
        ("PZ-15", "\(click) onCheckoutIncomplete onError", [.cancelled(by: .shopper)]),
        ("PZ-15", click, [.cancelled(by: .host)]),
        ("PZ-21", "\(click) onCheckoutComplete=false onComplete", [.failed]),
        ("PZ-21", "\(approved) onCheckoutIncomplete", [.cancelled(by: .merchant)]),
        ("PZ-21", "\(click) onCheckoutComplete=false", [.cancelled(by: .merchant)]),
        ("PZ-15", "\(approved) onCheckoutIncomplete", [.cancelled(by: .shopper)]),
        ("EN-37", "\(completed) onCheckoutIncomplete", [.cancelled(by: .host)]),
        ("PZ-31", decrypting, [.handedOver]),
        ("PZ-31", "\(completed) onPreDecryption=false onPostDecryption", [.handedOver]),
        ("PZ-32", "\(decrypting) onSubmitError", [.failed]),
        ("PZ-41", authorised, [.cancelled(by: .merchant)]),
        ("PZ-41", "\(decrypted) onPreAuthorisation=false onSubmitError", [.cancelled(by: .merchant)]),
        ("PZ-47", "\(authorised) onError", [.failed]),
        ("PZ-47", "\(asked) onError", [.failed]),
        ("PZ-42", "\(authorised) onPostAuthorisation", [.succeeded]),
        ("PZ-45", "\(asked) onSubmitError", [.succeeded]),
        ("PZ-45", "\(asked) onPostAuthorisation onSubmitError", [.failed]),
        ("EN-43", "\(asked) onPostAuthorisation", [.unknown]),
        ("EN-30", asked, [.succeeded]),
        ("EN-22", "\(asked) onPostAuthorisation onPazeButtonClicked", [.succeeded, .failed]),
        ("EN-30", "\(click) onError onPazeButtonClicked onError", [.failed]),
        ("EN-37", approved, [.cancelled(by: .teardown)]),
        ("EN-37", shown, [.cancelled(by: .shopper)]),
        ("EN-37", shown, [.failed]),
    ]

    @Test("EN-37 an end that no rule allows is refused", arguments: wrong)
    func refused(rule: String, order: String, endings: [AttemptEnding]) {
        #expect(grammar.violation(in: trace(order), endings: endings) != nil)
    }

    @Test("EN-18 any prefix of the happy order is accepted once torn down", arguments: 0...10)
    func tornDown(length: Int) {
        let records = trace(Array(happyOrder.prefix(length)))
        let endings: [AttemptEnding] = length < 3 ? [] : length < 10 ? [.cancelled(by: .teardown)] : [.succeeded]
        #expect(grammar.violation(in: records, endings: endings, tornDownAt: .max) == nil)
        #expect(grammar.violation(in: records, tornDownAt: .max) == nil)
    }

    @Test("EN-17 nothing follows an abandoned gate as if it had approved", arguments: [3, 5, 7])
    func abandonedGate(index: Int) {
        var records = trace(happyOrder)
        records[index].abandonedAt = records[index].begin
        let violation = grammar.violation(in: records, endings: [.succeeded])
        #expect(violation?.position == index + 1)
    }

    @Test("EN-14 a queued tap that was dropped has an outcome and no callback")
    func droppedTap() {
        let records = trace(happyOrder)
        #expect(grammar.violation(in: records, endings: [.succeeded, .cancelled(by: .host)]) == nil)
        let torn: [AttemptEnding] = [.succeeded, .cancelled(by: .teardown)]
        #expect(grammar.violation(in: records, endings: torn, tornDownAt: .max) == nil)
        #expect(grammar.violation(in: trace(asked), endings: torn, tornDownAt: .max) == nil)
        #expect(grammar.violation(in: records, endings: torn) != nil)
        #expect(grammar.violation(in: records, endings: [.succeeded, .failed], tornDownAt: .max) != nil)
    }

    @Test("EN-34 an attempt torn down after sending keeps its outcome and makes no callback")
    func tornDownAfterSending() {
        #expect(grammar.violation(in: trace(asked), endings: [.succeeded], tornDownAt: .max) == nil)
    }

    @Test("EN-18 a callback that begins after teardown has returned is refused")
    func afterTeardown() {
        // The fourth record begins at 6.
        let violation = grammar.violation(in: trace(happyOrder), endings: [.succeeded], tornDownAt: 5)
        #expect(violation?.rule == "EN-18")
        #expect(violation?.position == 3)
    }

    @Test("EN-51 a notified success may end an attempt at any step, and only when there was one", arguments: 3...8)
    func notified(length: Int) {
        let records = trace(happyOrder.prefix(length) + ["onPostAuthorisation"])
        #expect(grammar.violation(in: records, endings: [.succeeded], notified: true) == nil)
        #expect(grammar.violation(in: records, endings: [.succeeded]) != nil)
        #expect(grammar.violation(in: records, endings: [.refused], notified: true) != nil)
    }
}
