extension PazeConsumer: Decodable {
    private enum CodingKeys: CodingKey {
        case firstName, lastName, fullName, emailAddress, mobileNumber, countryCode, languageCode
    }

    /// Reads a shopper as this package encodes them.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        func text(_ key: CodingKeys) throws -> String? { try fields.decodeIfPresent(String.self, forKey: key) }
        self.init(
            firstName: try text(.firstName), lastName: try text(.lastName), fullName: try text(.fullName),
            emailAddress: try text(.emailAddress),
            mobileNumber: try fields.decodeIfPresent(PazeMobileNumber.self, forKey: .mobileNumber),
            countryCode: try text(.countryCode), languageCode: try text(.languageCode))
    }
}

extension PazeMobileNumber: Decodable {
    private enum CodingKeys: CodingKey { case phoneCountryCode, phoneNumber }

    /// Reads a number as this package encodes it.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            phoneCountryCode: try fields.decodeIfPresent(String.self, forKey: .phoneCountryCode),
            phoneNumber: try fields.decodeIfPresent(String.self, forKey: .phoneNumber))
    }
}
