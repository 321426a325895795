import PaymentFlows
import PaymentTestKit

/// The exploration of Apple Pay that the tests of this folder look at, made once.
enum ApplePayExploration {
    static let whole = exploration.explore()

    static let exploration = DropInExploration<ApplePayFlow>(inputs: [ApplePayFlow.button], steps: steps, own: own)

    private static func steps(_ flow: ApplePayFlow) -> [ApplePayEvent] {
        let error = ApplePayRequestUpdate(
            error: ApplePayRequestUpdateError(type: "shippingContactInvalid", message: "No."))
        return [
            .sheetPresented(true), .sheetPresented(false), .sheetChanged(Evidence(.couponCode("SUMMER"))),
            .updateGiven(nil), .sheetAcknowledged,
        ] + [error, .total("30.00"), .total("0.001")].map { .updateGiven(Evidence($0)) }
            + ["wallet-1", "wallet-2"].map {
                .sheetAuthorised(Evidence(ApplePayAuthorisation(paymentId: $0, token: Sensitive("wallet-token"))))
            }
    }

    /// What Apple Pay's own steps look at: whether the sheet has been told another total.
    private static func own(_ flow: ApplePayFlow) -> [Int] {
        switch flow.state {
        case .step(.sheetOpen(let sheet)), .step(.updating(let sheet)), .step(.answeringSheet(let sheet)):
            [
                sheet.payload.proposed == nil ? 0 : 1, Int(sheet.payload.total.minorUnits),
                sheet.payload.hasRested ? 1 : 0,
            ]
        default: []
        }
    }
}
