import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("What is seen of a Drop-in")
struct DropInSecretsTests {
    /// What must be seen nowhere: it is in what the shopper, the merchant, the session and the wallet gave.
    private static let secrets = [
        "4111 1111 1111 1111", "4111111111111111", "Ada Example", "token-new", "token-saved", "wallet-token",
        "hmac-key",
        "encryption-key", "Grace Hidden", "grace@hidden.test", "15550001111", "1906-12-09", "Utrecht",
        "issuer.test", "paypal.test",
    ]

    @Test(
        "C101 C80 EN-72: nothing of the shopper, the card or the keys is in a journal, snapshot, event, outcome or error",
        arguments: DropInPageRow.card + DropInPageRow.paypal + DropInPageRow.applePay)
    func nowhere(row: DropInPageRow) async throws {
        let (journal, told) = (InMemoryJournal(), EventLog<String>())
        let rig = try await row.scene.rig(journal: journal) { event in
            var dumped = ""
            dump(event, to: &dumped)
            told.append(dumped)
        }
        rig.merchant.names(
            TransactionShopper(
                id: "shopper-1", firstName: "Grace Hidden", dateOfBirth: "1906-12-09", email: "grace@hidden.test",
                phoneNumber: "15550001111"))
        let watching = await rig.watchStates()
        try await row.play(rig)
        await rig.entered("ended")
        let outcome = try await rig.outcome()
        await rig.drained()
        var printed = told.entries + watching.entries
        func keep(_ value: some Any) {
            var dumped = ""
            dump(value, to: &dumped)
            printed += ["\(value)", String(reflecting: value), dumped]
        }
        keep(await rig.dropIn.checkout.snapshot())
        keep(rig.seen.entries)
        keep(journal.entries(of: rig.dropIn.checkout.id))
        keep(await rig.dropIn.cardState)
        keep(await rig.dropIn.paypalState)
        keep(await rig.dropIn.applePayState)
        keep(outcome)
        keep(rig.merchant.errors)
        keep(rig.merchant.results)
        keep(rig.merchant.cancels)
        keep(rig.engine.counters)
        keep(rig.cards.authoriseRequests)
        keep(rig.cards.tokeniseRequests)
        keep(rig.paypal.authoriseRequests)
        keep(rig.wallet.authoriseRequests)
        let all = printed.joined(separator: "\n")
        for secret in Self.secrets { #expect(!all.contains(secret), "\(secret)") }
        // What may be shown is there, so that the search is not in vain.
        #expect(all.contains("order-1"))
        #expect(!journal.entries(of: rig.dropIn.checkout.id).isEmpty)
    }
}

extension DropInRig {
    /// The states of the methods at each callback: what they know on the way is in them.
    fileprivate func watchStates() async -> EventLog<String> {
        let log = EventLog<String>()
        for callback in [DropInCallbackName.onBeforeSubmit, .onSubmit, .onGetConsent, .onGetShippingAddress] {
            merchant.on(
                callback,
                .runs { [weak self] in
                    guard let dropIn = self?.dropIn else { return }
                    var dumped = ""
                    dump(await dropIn.cardState, to: &dumped)
                    dump(await dropIn.paypalState, to: &dumped)
                    dump(await dropIn.applePayState, to: &dumped)
                    log.append(dumped)
                })
        }
        return log
    }
}
