internal import FoundationEssentials
internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// Paying by Apple Pay: a sheet, in which a coupon adds 1.00 to the total.
struct ApplePayWay: DropInWay {
    static let method = DropInPaymentMethod.applePay
    static let path: [DropInCallbackName] = [
        .onBeforeSubmit, .onSubmit, .onGetConsent, .onGetShopper, .onGetShippingAddress, .onSuccess,
    ]

    /// The total with the coupon, in minor units.
    static func total(_ plan: SessionPlan) -> Int64 { plan.minorUnits + 100 }

    /// By attempt.
    var shoppers: [SandboxSheetShopper] = [.authorises]

    init() {}

    init(_ draw: inout PlanDraw) {
        shoppers = []
        for _ in 0..<3 {
            shoppers.append(
                draw.happens(0.25) ? draw.one(of: SandboxSheetShopper.allCases) ?? .authorises : .authorises)
        }
    }

    func configure(_ config: inout DropInMethodConfig, _ plan: SessionPlan, _ log: SessionLog) {
        let change = StressCallback(DropInCallback(.onSheetChange))
        let total = ApplePayPaymentSummaryItem(
            amount: Decimal(Self.total(plan)) / 100, type: .final, label: "With coupon")
        config.applePay = DropInApplePayConfig(
            onShippingContactSelected: { _ in
                log.note(change)
                return nil
            },
            onShippingMethodSelected: { _ in
                log.note(change)
                return ApplePayRequestUpdate()
            },
            onCouponCodeChanged: { _ in
                log.note(change)
                return ApplePayRequestUpdate(totalPaymentItem: total)
            })
    }

    func tap(_ ordinal: Int, _ dropIn: CheckoutDropIn) async -> StressProgress {
        await StressProgress(await dropIn.tapApplePay()) { _ in
            await dropIn.applePayAttempt.map { handedOff($0, dropIn) }
        }
    }

    func handoff(of attempt: AttemptID, _ dropIn: CheckoutDropIn) async -> StressHandoff? {
        guard case .step(.sheetOpen(let sheet)) = await dropIn.applePayState,
            sheet.payload.attempt.payload.id == attempt
        else { return nil }
        return handedOff(attempt, dropIn)
    }

    private func handedOff(_ attempt: AttemptID, _ dropIn: CheckoutDropIn) -> StressHandoff {
        StressHandoff(attempt: attempt) { await use(attempt, dropIn, $0) }
    }

    private func use(
        _ attempt: AttemptID, _ dropIn: CheckoutDropIn, _ session: StressSession
    ) async -> StressProgress? {
        let id = session.rig.sessionId(session.plan.number)
        // Put away meanwhile: the attempt has ended.
        guard let sheet = session.rig.sandbox.applePay.sheet(sessionId: id, attempt: attempt) else {
            return .awaited(attempt)
        }
        let shopper = shoppers[Int(attempt.number &- 1) % max(1, shoppers.count)]
        shopper.visits(sheet)
        if let answers = shopper.answersToWaitFor {
            // An update may be lost on its way: the shopper does not look for ever.
            for _ in 0..<50 where sheet.updates < answers && sheet.end == nil {
                try? await ContinuousClock().sleep(for: .milliseconds(1))
            }
            shopper.goesOn(at: sheet)
        }
        guard shopper != .staysAway else {
            // Half of the clients notice; the others leave it to the close of the session.
            guard session.plan.number % 2 == 0 || attempt.number > 1 else { return nil }
            sheet.dismisses()
            return .awaited(attempt)
        }
        return .awaited(attempt)
    }
}
