import FoundationEssentials
import PaymentFlows

/// Short ways to say what happens to Apple Pay.
extension ApplePayFlow {
    static let button = ApplePayInput()

    /// The events of the happy path without a choice in the sheet, and then of a call that stays open.
    static func happyPath(_ attempt: Evidence<Attempt> = Samples.attempt()) -> [Event] {
        [
            .appeared, .tap(button, attempt: attempt), .decided(true), .step(.sheetPresented(true)),
            .authorisedInSheet(), .acknowledged, .consentGiven(true), .shopperGiven(DropInSamples.shopper),
            .addressGiven(DropInSamples.address), .slotGranted(Samples.sentAt), .answered(attempt, .silent),
            .deadlinePassed,
        ]
    }

    static func at(_ name: String) -> ApplePayFlow { at(name, on: happyPath()) }

    /// A sheet in which the shopper has chosen something.
    static var updating: ApplePayFlow {
        var flow = at("sheetOpen")
        _ = flow.handle(.chosen())
        return flow
    }
}

extension DropInEvent<ApplePaySteps> {
    static func authorisedInSheet(_ paymentId: String = "wallet-1") -> Self {
        .step(
            .sheetAuthorised(
                Evidence(ApplePayAuthorisation(paymentId: paymentId, token: Sensitive("wallet-token")))))
    }

    static func chosen(_ change: ApplePaySheetChange = .shippingContact(nil)) -> Self {
        .step(.sheetChanged(Evidence(change)))
    }

    static func updated(total: String) -> Self { .step(.updateGiven(Evidence(.total(total)))) }
}

extension ApplePayPaymentSummaryItem {
    static func line(_ amount: Decimal) -> ApplePayPaymentSummaryItem {
        ApplePayPaymentSummaryItem(amount: amount, type: .final, label: "Line")
    }
}

extension ApplePayShippingMethod {
    static func priced(_ amount: String) -> ApplePayShippingMethod {
        ApplePayShippingMethod(amount: amount, detail: "", identifier: "m", label: "M")
    }
}

extension ApplePayRequestUpdate {
    /// An update that replaces the total.
    static func total(_ text: String) -> ApplePayRequestUpdate {
        let amount = Decimal(string: text) ?? .nan
        return ApplePayRequestUpdate(
            totalPaymentItem: ApplePayPaymentSummaryItem(amount: amount, type: .final, label: "Total"))
    }
}
