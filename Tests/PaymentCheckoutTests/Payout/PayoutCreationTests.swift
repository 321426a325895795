import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Making the payout's components")
struct PayoutCreationTests {
    private let engine = PaymentEngine(ports: PaymentPorts(), clock: ManualClock())

    private func problem(_ transaction: TransactionData, closes: Bool = false) async throws -> [String?] {
        let checkout = try engine.open(PayoutTestSamples.config(transaction: transaction))
        if closes { await checkout.close() }
        var codes: [String?] = []
        do {
            _ = try checkout.create(.payoutSubmission, componentConfig: PayoutSubmissionComponentConfig())
            codes.append(nil)
        } catch { codes.append(error.errorCode) }
        do {
            _ = try checkout.create(.payoutAmount, componentConfig: PayoutAmountComponentConfig())
            codes.append(nil)
        } catch { codes.append(error.errorCode) }
        do {
            _ = try checkout.create(.paypalPayoutReceiver, componentConfig: PayPalPayoutReceiverComponentConfig())
            codes.append(nil)
        } catch { codes.append(error.errorCode) }
        await checkout.close()
        return codes
    }

    @Test("PO-11 TY-01 another entry type than e-commerce, another intent, or a closed session: create throws")
    func refusals() async throws {
        let sound = PayoutTestSamples.transaction
        #expect(try await problem(sound("a", 1, "USD", .ecom, .payout)) == [nil, nil, nil])
        #expect(try await problem(sound("b", 1, "USD", .ecom, nil)) == [nil, nil, nil])
        #expect(try await problem(sound("c", 1, "USD", .moto, .payout)) == ["SDK0211", "SDK0211", "SDK0211"])
        #expect(try await problem(sound("d", 1, "USD", .ecom, .purchase)) == ["SDK0212", "SDK0212", "SDK0212"])
        #expect(
            try await problem(sound("e", 1, "USD", .ecom, .payout), closes: true) == ["SDK0203", "SDK0203", "SDK0203"])
    }

    @Test(
        "PO-09 TY-09 the amount is shown with its currency's digits, or the code that a tap would end with",
        arguments: [
            ("100", "USD", "100.00", nil), ("80", "JPY", "80", nil), ("8", "KWD", "8.000", nil),
            ("80.5", "JPY", nil, "SDK0816"), ("0", "USD", nil, "SDK0811"), ("1", "ZZZ", nil, "SDK0815"),
        ] as [(String, String, String?, String?)])
    func amount(text: String, currency: String, shown: String?, code: String?) async throws {
        let amount = try #require(Decimal(string: text))
        let checkout = try engine.open(
            PayoutTestSamples.config(transaction: PayoutTestSamples.transaction(amount: amount, currency: currency)))
        let component = try checkout.create(.payoutAmount, componentConfig: PayoutAmountComponentConfig())
        #expect(component.text == shown)
        #expect(component.currencyCode == (shown == nil ? nil : currency))
        #expect(component.problem?.errorCode == code)
        await checkout.close()
    }

    @Test("PO-09 the amount follows an update")
    func updated() async throws {
        let checkout = try engine.open(PayoutTestSamples.config())
        let component = try checkout.create(.payoutAmount, componentConfig: PayoutAmountComponentConfig())
        #expect(component.text == "100.00")
        let next = PayoutTestSamples.transaction(amount: try #require(Decimal(string: "7.5")))
        #expect(try await checkout.update(transactionData: next) == nil)
        #expect(component.text == "7.50")
    }

    @Test(
        "PO-09 the receiver's e-mail is shown, masked on request, or the code of what is wrong with it",
        arguments: [
            ("ada@example.com", "ada@example.com", "a***@example.com", nil),
            ("a@example.com", "a@example.com", "***@example.com", nil), ("ada", nil, nil, "SDK0805"),
            ("", nil, nil, "SDK0804"), (nil, nil, nil, "SDK0804"),
        ] as [(String?, String?, String?, String?)])
    func receiver(email: String?, shown: String?, masked: String?, code: String?) async throws {
        let wallet = PayPalWallet(email: email, payerId: "ADA")
        let checkout = try engine.open(PayoutTestSamples.config(wallet: wallet))
        let plain = try checkout.create(
            .paypalPayoutReceiver, componentConfig: PayPalPayoutReceiverComponentConfig())
        let hidden = try checkout.create(
            .paypalPayoutReceiver, componentConfig: PayPalPayoutReceiverComponentConfig(isMasked: true))
        #expect(plain.text == shown)
        #expect(hidden.text == masked)
        #expect(plain.problem?.errorCode == code)
        await checkout.close()
    }

    @Test("TY-60 the component is ready as it is made, and a payout tells the observer its course")
    func analytics() async throws {
        let told = EventLog<String>()
        let gateway = ScriptedPayoutGateway()
        let engine = PaymentEngine(ports: PaymentPorts(payout: gateway), clock: ManualClock())
        let checkout = try engine.open(PayoutTestSamples.config(analyticsEvent: { told.append($0.eventName) }))
        let payout = try checkout.create(
            .payoutSubmission, componentConfig: PayoutSubmissionComponentConfig())
        await payout.tap()
        await told.until("PaymentSucceeded")
        #expect(told.entries == ["ComponentReady", "ComponentInteraction", "PaymentStarted", "PaymentSucceeded"])
    }

    @Test("EN-62 after its end a closed payout session leaves nothing, callbacks that capture it included")
    func leavesNothing() async throws {
        let gateway = ScriptedPayoutGateway()
        let engine = PaymentEngine(ports: PaymentPorts(payout: gateway), clock: ManualClock())
        weak var supervisor: SessionSupervisor?
        do {
            let checkout = try engine.open(PayoutTestSamples.config())
            let config = PayoutSubmissionComponentConfig()
            let payout = try checkout.create(.payoutSubmission, componentConfig: config)
            config.onCancel = { _ = await payout.state }
            config.onError = { _ in _ = checkout.id }
            supervisor = checkout.session.supervisor
            await payout.tap()
            #expect(await checkout.close() == .closed)
        }
        #expect(supervisor == nil)
        #expect(engine.liveDeadlines == 0)
    }

    @Test("EN-48 without a gateway a payout ends as not sent")
    func noGateway() async throws {
        let clock = ManualClock()
        let engine = PaymentEngine(ports: PaymentPorts(), clock: clock)
        let checkout = try engine.open(PayoutTestSamples.config())
        let payout = try checkout.create(
            .payoutSubmission, componentConfig: PayoutSubmissionComponentConfig())
        await payout.postTap()
        for _ in 0..<2 {
            await clock.sleepers(atLeast: 1)
            clock.advanceToEarliest()
        }
        #expect(try await payout.outcome(of: AttemptID(1))?.failureCode == "SDK0500")
    }
}
