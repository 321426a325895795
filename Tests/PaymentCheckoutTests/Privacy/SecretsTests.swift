import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct SecretsTests {
    /// What must be seen nowhere: it is in what the shopper, the session and the provider gave.
    static let secrets = [
        "4111111111111111", "secured-payload", "Ada Example", "ada@example.com", "1 Sample Street", "hmac-key",
        "encryption-key", "header.claims.signature", "Grace Hidden", "grace@hidden.test", "15550001111", "1906-12-09",
    ]

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let script: @Sendable (inout ScriptedPazeGateway.Script) -> Void
        var testDescription: String { name }
    }
    static let cases: [Case] = [
        Case(name: "success") { _ in },
        Case(name: "no checkout") { $0.createCheckout = [.now(.silent)] },
        Case(name: "complete refused") { $0.complete = [.now(.refused(ProviderRefusal(code: "C1", httpStatus: 422)))] },
        Case(name: "complete malformed") { $0.complete = [.now(.malformed)] },
        Case(name: "decrypt silent") { $0.decrypt = [.now(.silent)] },
        Case(name: "refused") { $0.authorise = [.now(.success(.refused))] },
        Case(name: "submission refused") { $0.authorise = [.now(.refused(ProviderRefusal(code: "A1")))] },
        Case(name: "mismatch") { $0.authorise = [.now(.success(.sample { $0.amount = 1 }))] },
        Case(name: "unreadable") { $0.authorise = [.now(.malformed)] },
    ]

    @Test(
        "EN-72 nothing of the shopper, the card or the keys is in a journal, snapshot, event, outcome or error (C101)",
        arguments: cases)
    func nowhere(of example: Case) async throws {
        let journal = InMemoryJournal()
        let rig = try await OutcomeRig(journal: journal, example.script)
        rig.merchant.names(
            TransactionShopper(
                id: "shopper-1", firstName: "Grace Hidden", dateOfBirth: "1906-12-09", email: "grace@hidden.test",
                phoneNumber: "15550001111"))
        rig.merchant.config.emailAddress = "grace@hidden.test"
        rig.merchant.config.phoneNumber = "15550001111"
        await rig.button.appear()
        await rig.button.postTap()
        await rig.seen.until { $0.contains { $0.state == "awaitingCheckout" || $0.state == "ended" } }
        await rig.button.postDelivery(PazeSamples.checkout(), attempt: AttemptID(1))
        await rig.seen.until { $0.contains { $0.state == "verifying" || $0.state == "ended" } }
        var printed: [String] = []
        func keep(_ value: some Any) {
            var dumped = ""
            dump(value, to: &dumped)
            printed += ["\(value)", String(reflecting: value), dumped]
        }
        keep(await rig.checkout.snapshot())
        keep(rig.seen.entries)
        keep(journal.entries(of: rig.checkout.id))
        keep(await rig.button.state)
        keep(await rig.button.outcome as Any)
        keep(rig.merchant.errors)
        keep(rig.merchant.submitErrors)
        keep(rig.merchant.results)
        keep(rig.engine.counters)
        let all = printed.joined(separator: "\n")
        for secret in Self.secrets { #expect(!all.contains(secret), "\(example.name)") }
        // What may be shown is there, so that the search is not in vain.
        #expect(all.contains("order-1"))
    }
}
