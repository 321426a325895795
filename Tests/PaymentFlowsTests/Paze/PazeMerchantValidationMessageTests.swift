import PaymentFlows
import Testing

@Suite("PZ-21 the reason of a merchant's rejection")
struct PazeMerchantValidationMessageTests {
    private let english = "Checkout was rejected by the merchant."

    @Test(
        "PZ-21 English is said to English, to nobody in particular and to languages without a text",
        arguments: [nil, "", "en", "en-GB", "EN_us", "xx", "tlh-Latn", "deu", "日本"]
    )
    func english(locale: String?) {
        #expect(PazeMerchantValidationMessage.text(locale: locale) == english)
    }

    @Test(
        "PZ-21 a language with a text is found by its code, whatever follows",
        arguments: ["de", "fr", "es", "it", "nl", "pt", "pl", "sv", "da", "nb", "fi", "ja", "zh"]
    )
    func languages(code: String) {
        let text = PazeMerchantValidationMessage.text(locale: code)
        #expect(text != english)
        for locale in [code.uppercased(), "\(code)-XX", "\(code)_XX.UTF-8"] {
            #expect(PazeMerchantValidationMessage.text(locale: locale) == text)
        }
    }

    @Test(
        "PZ-21 no text is the one of a shopper's cancel",
        arguments: [nil, "en", "de", "fr", "es", "it", "nl", "pt", "pl", "sv", "da", "nb", "fi", "ja", "zh"]
    )
    func neverUserCancelled(locale: String?) {
        #expect(PazeMerchantValidationMessage.userCancelled == "User cancelled.")
        #expect(PazeMerchantValidationMessage.text(locale: locale) != "User cancelled.")
        #expect(!PazeMerchantValidationMessage.text(locale: locale).isEmpty)
    }
}
