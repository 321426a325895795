import PaymentFlows
import Testing

@Suite("The shopper's consent to store a card")
struct ConsentTermsTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var value: String?
        var rememberMe = false
        var email = true
        var checked: Bool?
        var unchecked: Bool?
        var testDescription: String { "\(value ?? "absent"), remember me \(rememberMe), e-mail \(email)" }
    }

    @Test(
        "CC-10 storeForFutureUse is the checkbox while it is shown, else nil",
        arguments: [
            Row(value: "collect_consent", checked: true, unchecked: false),
            Row(value: "collect_consent", rememberMe: true), Row(value: "collect_consent", email: false),
            Row(value: "collect_consent", rememberMe: true, email: false), Row(value: "enabled"),
            Row(value: "disabled"),
            Row(value: nil), Row(value: "something"), Row(value: ""), Row(value: "COLLECT_CONSENT"),
            Row(value: "enabled", rememberMe: true, email: false),
        ])
    func table(row: Row) {
        let terms = CheckoutComponents.ConsentTerms(
            storePaymentDetails: row.value.map { CheckoutComponents.StorePaymentDetails($0) },
            isRememberMeAvailable: row.rememberMe, hasCustomerEmail: row.email)
        #expect(terms.storeForFutureUse(isChecked: true) == row.checked)
        #expect(terms.storeForFutureUse(isChecked: false) == row.unchecked)
        #expect(terms.showsCheckbox == (row.checked != nil))
    }
}
