import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("What an analytics observer is told of Drop-in")
struct DropInAnalyticsTests {
    private static let opened = ["ComponentReady", "ComponentInteraction"]
    private static let sheet = opened + ["ApplePaySheetOpened"]

    @Test(
        "TY-60 each method tells its course, Apple Pay its sheet too",
        arguments: [
            (DropInPaymentMethod.card, opened), (.paypal, opened), (.applePay, sheet + ["ApplePaySheetCompleted"]),
        ])
    func succeeded(method: DropInPaymentMethod, before: [String]) async throws {
        let observed = try await Observed(method)
        switch method {
        case .card: await observed.rig.dropIn.submit(card: DropInTestSamples.card)
        case .paypal: try await observed.rig.approve()
        case .applePay, .paze: try await observed.rig.openSheet().authorised(DropInTestSamples.walletPayment)
        }
        #expect(await observed.told(until: "PaymentSucceeded") == before + ["PaymentStarted", "PaymentSucceeded"])
        #expect(observed.log.entries.last?.transactionId == "order-1")
    }

    @Test(
        "TY-60 a sheet dismissed before the shopper authorised is ApplePaySheetCancelled, wherever it is",
        arguments: 0..<3)
    func dismissed(place: Int) async throws {
        let observed = try await Observed(.applePay) {
            if place == 0 { $0.sheets.presentSheet = [.held(.success(ApplePaySheetShown()))] }
            if place == 2 { $0.sheets.updateSheet = [.held(.success(ApplePaySheetShown()))] }
        }
        let rig = observed.rig
        await rig.dropIn.postApplePayTap()
        await rig.wallet.calls.until(.presentSheet)
        let events = try #require(rig.wallet.sheet)
        if place == 2 {
            events.changed(.couponCode("SUMMER"))
            await rig.wallet.calls.until(.updateSheet)
        }
        events.dismissed()
        let expected = (place == 0 ? Self.opened : Self.sheet) + ["ApplePaySheetCancelled"]
        #expect(await observed.told(until: "ApplePaySheetCancelled") == expected)
    }

    @Test("TY-60 DI-16 so is one dismissed between the authorisation and the authorise call")
    func dismissedAfter() async throws {
        let observed = try await Observed(.applePay)
        let latch = TestLatch()
        observed.rig.merchant.on(.onGetConsent, .waits(latch))
        let events = try await observed.rig.openSheet()
        events.authorised(DropInTestSamples.walletPayment)
        await observed.rig.merchant.begun.until { $0.last?.name == .onGetConsent }
        events.dismissed()
        #expect(
            await observed.told(until: "ApplePaySheetCancelled") == Self.sheet + [
                "ApplePaySheetCompleted", "ApplePaySheetCancelled",
            ])
        latch.open()
    }

    @Test("TY-60 a sheet past its deadline is PaymentAbandoned, and so is an approval window that was closed")
    func abandoned() async throws {
        let wallet = try await Observed(.applePay)
        _ = try await wallet.rig.openSheet()
        wallet.rig.clock.advance(by: .seconds(900))
        #expect(await wallet.told(until: "PaymentAbandoned") == Self.sheet + ["PaymentAbandoned"])

        let paypal = try await Observed(.paypal)
        await paypal.rig.dropIn.tapPayPal()
        await paypal.rig.dropIn.closePayPalWindow(attempt: AttemptID(1))
        #expect(await paypal.told(until: "PaymentAbandoned") == Self.opened + ["PaymentAbandoned"])
    }

    @Test("TY-60 EN-43 a silent call is PaymentVerifying once, whatever the queries find", arguments: DropInRig.methods)
    func verifying(method: DropInPaymentMethod) async throws {
        let observed = try await Observed(method) {
            $0 = .money(method, .held(.success(DropInTestSamples.reply())), in: $0)
        }
        try await observed.rig.reachMoney(method)
        observed.rig.clock.advance(by: .seconds(30))
        await observed.rig.entered("verifying")
        // Two queries find nothing.
        for queries in 1...2 {
            await observed.rig.clock.sleepers(atLeast: 1)
            observed.rig.clock.advanceToEarliest()
            await observed.rig.entered("verifying", times: queries + 1)
        }
        observed.rig.release(method)
        #expect(
            await observed.told(until: "PaymentSucceeded").suffix(3) == [
                "PaymentStarted", "PaymentVerifying", "PaymentSucceeded",
            ])
    }

    @Test(
        "TY-60 EN-50 a no from outside that brings the first query forward is PaymentVerifying, once",
        arguments: DropInRig.methods)
    func hurried(method: DropInPaymentMethod) async throws {
        let observed = try await Observed(method) {
            $0 = .money(method, .held(.success(DropInTestSamples.reply())), in: $0)
        }
        try await observed.rig.reachMoney(method)
        #expect(await observed.rig.hear(.dropIn(.refused)) == .accepted)
        await observed.rig.entered("verifying")
        observed.rig.release(method)
        #expect(
            await observed.told(until: "PaymentSucceeded").suffix(3) == [
                "PaymentStarted", "PaymentVerifying", "PaymentSucceeded",
            ])
    }

    @Test("TY-60 a method that cannot be offered is ComponentError with its code")
    func notOffered() async throws {
        let (merchant, log) = (ScriptedDropInMerchant(), EventLog<Told>())
        var config = merchant.config(session: DropInTestSamples.session(wallets: DropInTestSamples.allWallets))
        config.analyticsEvent = { log.append(Told($0)) }
        let engine = PaymentEngine(ports: PaymentPorts(), clock: ManualClock())
        let dropIn = try CheckoutDropIn(config: config, engine: engine)
        await dropIn.create()
        await log.until { $0.count == 5 }
        #expect(Set(log.entries.map(\.name)) == ["ComponentError"])
        #expect(log.entries.map(\.errorCode) == ["SDK1101", "SDK1102", "SDK1119", "SDK1122", "SDK1100"])
        #expect(log.entries.allSatisfy { $0.transactionId == nil })
    }
}

/// A Drop-in, and what an observer is told of one of its methods.
private struct Observed {
    let rig: DropInRig
    let log = EventLog<Told>()

    init(_ method: DropInPaymentMethod, _ change: (inout DropInScene) -> Void = { _ in }) async throws {
        let component =
            switch method {
            case .card: "drop-in-card"
            case .paypal: "drop-in-paypal"
            case .applePay: "drop-in-apple-pay"
            case .paze: "drop-in-paze"
            }
        let log = log
        rig = try await DropInScene(change).rig(
            analytics: { event in
                let told = Told(event)
                if told.componentType == component { log.append(told) }
            })
    }

    /// The names of what was told up to an event.
    func told(until name: String) async -> [String] {
        await log.until { entries in entries.contains { $0.name == name } }
        return log.entries.map(\.name)
    }
}
