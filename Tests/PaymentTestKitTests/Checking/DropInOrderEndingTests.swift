import PaymentFlows
import PaymentTestKit
import Testing

private let created = "onGetShopper"
private let card = "\(created) onBeforeSubmit(card)=true"
private let cardSent = "\(card) onSubmit(card) onGetConsent(card) onGetShopper onGetShippingAddress"
private let paypal = "\(created) onBeforeSubmit(paypal)=true"
private let paypalSent = "\(paypal) onGetConsent(paypal) onGetShopper onGetShippingAddress"
private let wallet = "\(created) onBeforeSubmit(applePay)=true"
private let walletSent = "\(wallet) onSubmit(applePay) onGetConsent(applePay) onGetShopper onGetShippingAddress"
private let paze = "\(created) onBeforeSubmit(paze)=true"
private let pazeSent = "\(paze) onSubmit(paze) onGetShopper"

@Suite("How Drop-in's callbacks fit an attempt's outcome")
struct DropInOrderEndingTests {
    let grammar = DropInOrderGrammar()

    static let documented: [(rule: String, order: String, endings: [AttemptEnding])] = [
        ("DI-01", created, []),
        ("DI-10", "\(created) onBeforeSubmit(card)=false", [.cancelled(by: .merchant)]),
        ("DI-10", "\(created) onBeforeSubmit(paypal)", [.cancelled(by: .merchant)]),
        ("DI-31", "\(card) onError(card)", [.failed]),
        ("DI-32", "\(card) onSubmit(card) onGetConsent(card) onError(card)", [.failed]),
        ("DI-02", "\(card) onSubmit(card) onGetShopper onError(card)", [.failed]),
        ("DI-14", "\(cardSent) onError(card)", [.refused]),
        ("DI-14", "\(cardSent) onError(card)", [.failed]),
        ("DI-19", "\(cardSent) onError(card)", [.cancelled(by: .shopper)]),
        ("DI-19", "\(cardSent) onError(card)", [.cancelled(by: .deadline)]),
        ("EN-43", "\(cardSent) onError(card)", [.unknown]),
        ("DI-17", paypal, [.cancelled(by: .shopper)]),
        ("DI-17", created, [.cancelled(by: .shopper)]),
        ("DI-17", paypalSent, [.cancelled(by: .shopper)]),
        ("EN-37", paypalSent, [.cancelled(by: .deadline)]),
        ("DI-14", "\(paypalSent) onError(paypal)", [.failed]),
        ("DI-14", "\(paypalSent) onError(paypal)", [.refused]),
        ("DI-43", "\(wallet) onError(applePay)", [.failed]),
        ("DI-16", "\(wallet) onCancel(applePay)", [.cancelled(by: .shopper)]),
        ("DI-16", "\(wallet) onSheetChange onCancel(applePay)", [.cancelled(by: .shopper)]),
        ("EN-37", "\(wallet) onCancel(applePay)", [.cancelled(by: .deadline)]),
        ("DI-16", "\(wallet) onSubmit(applePay) onCancel(applePay)", [.cancelled(by: .shopper)]),
        ("DI-16", "\(walletSent) onCancel(applePay)", [.cancelled(by: .shopper)]),
        ("DI-14", "\(walletSent) onError(applePay)", [.refused]),
        ("DI-18", paze, [.cancelled(by: .shopper)]),
        ("EN-37", paze, [.cancelled(by: .deadline)]),
        ("DI-22", "\(paze) onError(paze)", [.failed]),
        ("DI-22", "\(pazeSent) onError(paze)", [.refused]),
        ("EN-37", created, [.cancelled(by: .host)]),
        ("EN-37", card, [.cancelled(by: .host)]),
        ("EN-37", cardSent, [.cancelled(by: .host)]),
        ("EN-64", walletSent, [.cancelled(by: .shutdown)]),
        ("EN-17", "\(created) onBeforeSubmit(card)=false onError(card)", [.failed]),
        ("EN-46", "\(created) onError(card)", [.failed]),
        ("EN-46", "\(card) onError(card)", [.cancelled(by: .expiry)]),
        ("EN-46", "\(paypalSent) onError(paypal)", [.cancelled(by: .expiry)]),
        ("EN-14", "\(cardSent) onSuccess(card)", [.succeeded, .cancelled(by: .host)]),
        (
            "EN-22", "\(card) onError(card) onBeforeSubmit(card)=false \(paypalSent.dropFirst(13)) onSuccess(paypal)",
            [.failed, .cancelled(by: .merchant), .succeeded]
        ),
    ]

    @Test("DI-12 DI-13 every documented end is accepted, with and without its outcome", arguments: documented)
    func accepted(rule: String, order: String, endings: [AttemptEnding]) {
        #expect(grammar.violation(in: trace(order), endings: endings) == nil)
        #expect(grammar.violation(in: trace(order)) == nil)
    }

    static let wrong: [(rule: String, order: String, endings: [AttemptEnding])] = [
        ("DI-10", "\(created) onBeforeSubmit(card)=false", [.failed]),
        ("DI-10", card, [.cancelled(by: .merchant)]),
        ("DI-10", "\(created) onBeforeSubmit(card)=false onSubmit(card)", [.succeeded]),
        ("DI-10", "\(created) onBeforeSubmit(paypal)=false onGetConsent(paypal)", [.succeeded]),
        ("DI-10", "\(created) onBeforeSubmit(applePay)=false onSheetChange", [.succeeded]),
        ("DI-13", "\(paypal) onSuccess(paypal)", [.succeeded]),
        ("DI-13", "\(card) onSubmit(card) onSuccess(card)", [.succeeded]),
        ("DI-13", cardSent, [.succeeded]),
        ("DI-13", "\(cardSent) onSuccess(card)", [.refused]),
        ("DI-14", "\(cardSent) onError(card)", [.succeeded]),
        ("DI-14", "\(card) onError(card)", [.refused]),
        ("DI-14", "\(wallet) onError(applePay)", [.unknown]),
        ("DI-14", cardSent, [.failed]),
        ("DI-15", wallet, [.cancelled(by: .shopper)]),
        ("DI-15", "\(wallet) onCancel(applePay)", [.cancelled(by: .host)]),
        ("DI-15", "\(created) onBeforeSubmit(applePay)=false onCancel(applePay)", [.cancelled(by: .shopper)]),
        ("DI-16", "\(walletSent) onCancel(applePay)", [.refused]),
        ("DI-16", "\(walletSent) onCancel(applePay)", [.cancelled(by: .deadline)]),
        ("DI-17", "\(paypalSent) onError(paypal)", [.cancelled(by: .shopper)]),
        ("DI-19", cardSent, [.cancelled(by: .shopper)]),
        ("DI-19", "\(card) onError(card)", [.cancelled(by: .shopper)]),
        ("EN-37", "\(cardSent) onError(card)", [.cancelled(by: .host)]),
        ("EN-37", card, [.cancelled(by: .teardown)]),
        ("EN-37", card, [.cancelled(by: .expiry)]),
        ("EN-46", "\(created) onError(card)", [.cancelled(by: .expiry)]),
        ("PO-05", cardSent, [.handedOver]),
        ("EN-22", "\(cardSent) onSuccess(card) onBeforeSubmit(card)=true onError(card)", [.succeeded, .failed]),
        ("EN-30", "\(card) onError(card) onBeforeSubmit(card)=true onError(card)", [.failed]),
    ]

    @Test("DI-12 DI-13 an end that no rule allows is refused", arguments: wrong)
    func refused(rule: String, order: String, endings: [AttemptEnding]) {
        #expect(grammar.violation(in: trace(order), endings: endings) != nil)
    }

    @Test("EN-18 DI-03 any prefix of the happy order is accepted once torn down", arguments: 0...7)
    func tornDown(length: Int) {
        let records = Array(trace("\(cardSent) onSuccess(card)").prefix(length))
        let endings: [AttemptEnding] = length < 2 ? [] : length < 7 ? [.cancelled(by: .teardown)] : [.succeeded]
        #expect(grammar.violation(in: records, endings: endings, tornDownAt: .max) == nil)
        #expect(grammar.violation(in: records, tornDownAt: .max) == nil)
    }

    @Test("DI-03 a callback that begins after destroy() has returned is refused")
    func afterTeardown() {
        // The fourth record begins at 6.
        let violation = grammar.violation(
            in: trace("\(cardSent) onSuccess(card)"), endings: [.succeeded], tornDownAt: 5)
        #expect(violation?.rule == "EN-18")
        #expect(violation?.position == 3)
    }

    @Test("EN-17 nothing follows an abandoned gate as if it had approved")
    func abandonedGate() {
        var records = trace("\(cardSent) onSuccess(card)")
        records[1].abandonedAt = records[1].begin
        #expect(grammar.violation(in: records, endings: [.succeeded])?.position == 2)
    }

    @Test("EN-51 a notified success may end an attempt at any step, and only when there was one", arguments: 1...6)
    func notified(length: Int) {
        let records = trace(cardSent.split(separator: " ").prefix(length).map(String.init) + ["onSuccess(card)"])
        #expect(grammar.violation(in: records, endings: [.succeeded], notified: true) == nil)
        #expect((grammar.violation(in: records, endings: [.succeeded]) == nil) == (length == 6))
        #expect(grammar.violation(in: records, endings: [.refused], notified: true) != nil)
    }
}
