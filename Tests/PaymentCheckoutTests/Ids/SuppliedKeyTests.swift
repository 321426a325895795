import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Idempotency keys that the host names")
struct SuppliedKeyTests {
    private func configuration(
        _ name: @escaping @Sendable (IdempotencyIntent) -> String
    ) -> EngineConfiguration {
        var configuration = EngineConfiguration()
        configuration.idempotencyKey = name
        return configuration
    }

    @Test("EN-45 the host's function sees session, method, id, amount, currency and ordinal, once for each intent")
    func intent() async throws {
        let asked = EventLog<IdempotencyIntent>()
        let second = TransactionReply.sample { $0.systemTransactionId = "system-2" }
        let rig = try await OutcomeRig(
            configuration: configuration { intent in
                asked.append(intent)
                return "key-\(asked.entries.count)"
            }
        ) {
            $0.authorise = [.now(.notSent), .now(.success(.refused)), .now(.success(second))]
        }
        let attempt = try await rig.tap()
        await rig.button.postDelivery(PazeSamples.checkout(), attempt: attempt)
        await rig.gateway.calls.until(.authorise)
        await rig.nextInstant()
        _ = try await rig.outcome(attempt)
        _ = try await rig.pay()
        let dollars = try #require(Currency(code: "USD"))
        func intent(_ id: String, _ ordinal: Int) -> IdempotencyIntent {
            IdempotencyIntent(
                sessionId: PazeSamples.sessionId, method: "paze", merchantTransactionId: id,
                amount: Amount(minorUnits: 2_500, currency: dollars), ordinal: ordinal)
        }
        #expect(asked.entries == [intent("order-1", 1), intent("order-1-2", 2)])
        #expect(rig.gateway.authorisations.map(\.idempotencyKey) == ["key-1", "key-1", "key-2"])
    }

    @Test("EN-45 a key that was given for another amount is not sent under: the attempt fails and names the field")
    func otherAmount() async throws {
        let rig = try await OutcomeRig(configuration: configuration { "key/\($0.merchantTransactionId)" }) {
            $0.authorise = [.now(.notSent)]
        }
        let first = try await rig.tap()
        await rig.button.postDelivery(PazeSamples.checkout(), attempt: first)
        for count in 1...2 {
            await rig.gateway.calls.until(.authorise, times: count)
            await rig.nextInstant()
        }
        #expect(try await rig.outcome(first).failureCode == "SDK0500")
        #expect(try await rig.checkout.update(transactionData: PazeSamples.transaction(amount: 45)) == nil)
        let second = try await rig.tap()
        let progress = await rig.button.deliver(PazeSamples.checkout(), attempt: second)
        #expect(progress.outcome?.failureCode == "SDK0206")
        #expect(rig.gateway.authorisations.count == 3)
        let told = rig.merchant.submitErrors.last as? FailedSubmitResult
        #expect(told?.errorCode == "SDK0206")
        #expect(told?.errorReason?.contains("idempotencyKey") == true)
        #expect(!rig.checkout.isProcessing)
    }

    @Test("EN-45 a key that was refused another intent stays the first one's, which may be sent again")
    func firstAgain() async throws {
        let rig = try await OutcomeRig(configuration: configuration { "key/\($0.merchantTransactionId)" }) {
            $0.authorise = [.now(.notSent), .now(.notSent), .now(.notSent), .now(.success(PazeSamples.authorised))]
        }
        let first = try await rig.tap()
        await rig.button.postDelivery(PazeSamples.checkout(), attempt: first)
        for count in 1...2 {
            await rig.gateway.calls.until(.authorise, times: count)
            await rig.nextInstant()
        }
        #expect(try await rig.outcome(first).failureCode == "SDK0500")
        #expect(try await rig.checkout.update(transactionData: PazeSamples.transaction(amount: 45)) == nil)
        #expect(try await rig.pay().outcome?.failureCode == "SDK0206")
        #expect(try await rig.checkout.update(transactionData: PazeSamples.transaction()) == nil)
        #expect(try await rig.pay().outcome?.isSuccess == true)
        #expect(Set(rig.gateway.authorisations.map(\.idempotencyKey)) == ["key/order-1"])
    }

    @Test("EN-45 an intent whose key was refused may be given another one at the next tap")
    func askedAgain() async throws {
        let isMended = EventLog<Bool>()
        let rig = try await OutcomeRig(
            configuration: configuration { _ in isMended.entries.isEmpty ? "key-1" : "key-2" }
        ) {
            $0.authorise = [.now(.success(.refused)), .now(.success(.sample { $0.systemTransactionId = "system-2" }))]
        }
        _ = try await rig.pay()
        #expect(try await rig.pay().outcome?.failureCode == "SDK0206")
        isMended.append(true)
        #expect(try await rig.pay().outcome?.isSuccess == true)
        #expect(rig.gateway.authorisations.map(\.idempotencyKey) == ["key-1", "key-2"])
    }

    @Test(
        "EN-45 a key that was given for another method of the session is not sent under", arguments: DropInRig.methods)
    func otherMethod(method: DropInPaymentMethod) async throws {
        let merchant = ScriptedDropInMerchant()
        let rig = try await DropInRig(
            merchant: merchant,
            cards: { $0.authorise = [.now(.notSent)] }, paypal: { $0.authorise = [.now(.notSent)] },
            wallet: { $0.authorise = [.now(.notSent)] },
            configuring: { $0.idempotencyKey = { "key/\($0.merchantTransactionId)" } })
        try await rig.reachMoney(method)
        try await rig.passTime()
        #expect(rig.codes == ["SDK0500"])
        for other in DropInRig.methods where other != method {
            let before = rig.moneyCalls(other)
            switch other {
            case .card: await rig.dropIn.submit(card: DropInTestSamples.card)
            case .paypal: try await rig.approve()
            case .applePay, .paze:
                try await rig.openSheet().authorised(DropInTestSamples.walletPayment)
                await rig.drained()
            }
            #expect(rig.codes.last == "SDK0206")
            #expect(rig.moneyCalls(other) == before)
        }
    }

    @Test("EN-45 EN-35 the key is asked for the amount that the sheet fixed, not the one of the tap")
    func sheetAmount() async throws {
        let merchant = ScriptedDropInMerchant()
        merchant.updates(
            ApplePayRequestUpdate(totalPaymentItem: ApplePayPaymentSummaryItem(amount: 30, type: .final, label: "All")))
        let rig = try await DropInRig(
            merchant: merchant, configuring: { $0.idempotencyKey = { "key/\($0.amount?.text ?? "none")" } })
        let sheet = try await rig.openSheet()
        sheet.changed(.couponCode("TEN"))
        await rig.wallet.calls.until(.updateSheet)
        sheet.authorised(DropInTestSamples.walletPayment)
        await rig.wallet.calls.until(.authorise)
        #expect(rig.wallet.authoriseRequests.map(\.idempotencyKey) == ["key/30.00"])
    }

    @Test("EN-45 CC-16 a component that would submit under another payment's key says configurationInvalid")
    func components() async throws {
        let gateway = ScriptedComponentsGateway()
        gateway.change { $0.submit = [.now(.success(ComponentsTestSamples.body("Declined")))] }
        let engine = PaymentEngine(
            ports: PaymentPorts(components: gateway), configuration: configuration { _ in "one key for all" },
            clock: ManualClock())
        let merchant = ScriptedComponentsMerchant()
        let chosen = try await CheckoutComponents.Configuration(
            paymentSession: ComponentsTestSamples.paymentSession, publicKey: "pk_1", environment: .sandbox,
            callbacks: merchant.callbacks(submits: false), engine: engine)
        let component = try CheckoutComponents(configuration: chosen).create(.card())
        _ = await component.isAvailable
        await component.render()
        await component.change(card: ComponentsTestSamples.card)
        await component.submit()
        await component.submit()
        #expect(merchant.errors.map(\.errorCode) == [.paymentRequestDeclined, .configurationInvalid])
        #expect(gateway.submits.count == 1)
    }
}
