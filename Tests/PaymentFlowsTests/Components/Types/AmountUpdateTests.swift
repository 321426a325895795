import PaymentFlows
import Testing

@Suite("A new amount for a wallet's sheet")
struct AmountUpdateTests {
    private func code(
        _ minorUnits: Int, _ currency: String = "EUR", kind: CheckoutComponents.ComponentKind = .applePay,
        hasHandleSubmit: Bool = true
    ) -> String? {
        do throws(CheckoutComponents.Error) {
            _ = try CheckoutComponents.AmountUpdate(
                minorUnits: minorUnits, currencyCode: currency, kind: kind, hasHandleSubmit: hasHandleSubmit)
            return nil
        } catch { return error.errorCode.code }
    }

    @Test("CC-15 it needs a handleSubmit, a component with a sheet, and an amount that can be used")
    func problems() {
        #expect(code(4_500) == nil)
        #expect(code(4_500, kind: .flow) == nil)
        #expect(code(4_500, hasHandleSubmit: false) == "configurationInvalid")
        #expect(code(0, "??", kind: .card, hasHandleSubmit: false) == "configurationInvalid")
        #expect(code(4_500, kind: .card) == "componentNotSupported")
        #expect(code(0) == "FLOW0009")
        #expect(code(-1) == "FLOW0009")
        #expect(code(4_500, "eur") == "FLOW0009")
        #expect(code(4_500, "XYZ") == "FLOW0009")
    }

    @Test("TY-50 amounts are in minor units: 80 yen are 80")
    func minorUnits() throws {
        let update = try CheckoutComponents.AmountUpdate(
            minorUnits: 80, currencyCode: "JPY", kind: .applePay, hasHandleSubmit: true)
        #expect(update.amount.text == "80")
    }
}
