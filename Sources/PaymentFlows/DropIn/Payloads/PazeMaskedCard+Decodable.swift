extension PazeMaskedCard: Decodable {
    private enum CodingKeys: CodingKey {
        case panLastFour, paymentCardBrand, paymentCardNetwork, paymentCardDescriptor, paymentCardType, digitalCardData
        case digitalCardId, paymentAccountReference, panExpirationMonth, panExpirationYear, billingAddress
    }

    /// Reads a card as this package encodes it.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        func text(_ key: CodingKeys) throws -> String? { try fields.decodeIfPresent(String.self, forKey: key) }
        func required(_ key: CodingKeys) throws -> String { try fields.decode(String.self, forKey: key) }
        self.init(
            panLastFour: try required(.panLastFour), paymentCardBrand: try required(.paymentCardBrand),
            paymentCardNetwork: try required(.paymentCardNetwork),
            paymentCardDescriptor: try required(.paymentCardDescriptor),
            paymentCardType: try required(.paymentCardType),
            digitalCardData: try fields.decode(PazeDigitalCardData.self, forKey: .digitalCardData),
            digitalCardId: try text(.digitalCardId), paymentAccountReference: try text(.paymentAccountReference),
            panExpirationMonth: try text(.panExpirationMonth), panExpirationYear: try text(.panExpirationYear),
            billingAddress: try fields.decodeIfPresent(PazeCheckoutAddress.self, forKey: .billingAddress))
    }
}

extension PazeDigitalCardData: Decodable {
    private enum CodingKeys: CodingKey { case artUri, artHeight, artWidth }

    /// Reads a card's looks as this package encodes them: numbers are text there.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        func number(_ key: CodingKeys) throws -> Int? {
            try fields.decodeIfPresent(String.self, forKey: key).flatMap { Int($0) }
        }
        self.init(
            artUri: try fields.decodeIfPresent(String.self, forKey: .artUri), artHeight: try number(.artHeight),
            artWidth: try number(.artWidth))
    }
}

extension PazeCheckoutAddress: Decodable {
    private enum CodingKeys: CodingKey { case name, line1, line2, line3, city, state, zip, countryCode }

    /// Reads an address as this package encodes it.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        func text(_ key: CodingKeys) throws -> String? { try fields.decodeIfPresent(String.self, forKey: key) }
        self.init(
            name: try text(.name), line1: try text(.line1), line2: try text(.line2), line3: try text(.line3),
            city: try text(.city), state: try text(.state), zip: try text(.zip), countryCode: try text(.countryCode))
    }
}
