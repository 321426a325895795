/// The claims of Paze's checkout response: `result`, `reason`, `sessionId`, `consumer` and `maskedCard` (PZ-16).
///
/// `result` is "COMPLETE" or "INCOMPLETE"; a response without it is complete. A complete one has `sessionId` and `consumer`.
/// Inside, the names are those of the public types.
package struct PazeCheckoutClaims: Codable, Sendable {
    /// Whether the shopper completed the checkout.
    package var result: String?
    /// Why not.
    package var reason: String?
    /// The session id that was sent.
    package var sessionId: String?
    /// The shopper.
    package var consumer: Consumer?
    /// The card that the shopper chose.
    package var maskedCard: MaskedCard?

    package struct Consumer: Codable, Sendable {
        var firstName, lastName, fullName, emailAddress: String?
        var mobileNumber: MobileNumber?
        var countryCode, languageCode: String?
    }

    package struct MobileNumber: Codable, Sendable {
        var phoneCountryCode, phoneNumber: String?
    }

    package struct MaskedCard: Codable, Sendable {
        var panLastFour, paymentCardBrand, paymentCardNetwork, paymentCardDescriptor, paymentCardType: String
        var digitalCardData: DigitalCardData
        var digitalCardId, paymentAccountReference, panExpirationMonth, panExpirationYear: String?
        var billingAddress: Address?
    }

    package struct DigitalCardData: Codable, Sendable {
        var artUri: String?
        var artHeight, artWidth: Int?
    }

    package struct Address: Codable, Sendable {
        var name, line1, line2, line3, city, state, zip, countryCode: String?
    }
}
