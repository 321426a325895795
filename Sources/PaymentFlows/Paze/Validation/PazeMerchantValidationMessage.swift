/// The reason a merchant's rejection of a checkout is given, in the shopper's language (PZ-21).
package enum PazeMerchantValidationMessage {
    /// The reason of a shopper's own cancel, which no text here may equal (PZ-15).
    package static let userCancelled = "User cancelled."

    /// The text for a locale such as "de", "de-AT" or "de_AT.UTF-8"; English for nil and for languages without one.
    package static func text(locale: String?) -> String {
        let language = locale?.prefix { $0.isASCII && $0.isLetter }.lowercased() ?? ""
        return texts[language] ?? english
    }

    private static let english = "Checkout was rejected by the merchant."

    private static let texts = [
        "da": "Betalingen blev afvist af forhandleren.",
        "de": "Der Bezahlvorgang wurde vom Händler abgelehnt.",
        "en": english,
        "es": "El comercio ha rechazado el pago.",
        "fi": "Kauppias hylkäsi maksun.",
        "fr": "Le paiement a été refusé par le commerçant.",
        "it": "Il pagamento è stato rifiutato dal commerciante.",
        "ja": "お支払い手続きは加盟店により拒否されました。",
        "nb": "Betalingen ble avvist av forhandleren.",
        "nl": "De betaling is door de winkelier geweigerd.",
        "pl": "Płatność została odrzucona przez sprzedawcę.",
        "pt": "O pagamento foi recusado pelo comerciante.",
        "sv": "Betalningen avvisades av handlaren.",
        "zh": "商家拒绝了此次结账。",
    ]
}
