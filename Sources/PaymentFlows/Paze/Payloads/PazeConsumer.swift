/// The shopper, as Paze knows them. Names, e-mail and phone are redacted when printed (TY-21, EN-90).
public struct PazeConsumer: Hashable, Sendable {
    /// The given name.
    public var firstName: String?
    /// The family name.
    public var lastName: String?
    /// The full name.
    public var fullName: String?
    /// The e-mail address of the wallet.
    public var emailAddress: String?
    /// The mobile number of the wallet.
    public var mobileNumber: PazeMobileNumber?
    /// The country, two capital letters.
    public var countryCode: String?
    /// The language, for example "en_US".
    public var languageCode: String?

    /// Describes a shopper.
    public init(
        firstName: String? = nil, lastName: String? = nil, fullName: String? = nil, emailAddress: String? = nil,
        mobileNumber: PazeMobileNumber? = nil, countryCode: String? = nil, languageCode: String? = nil
    ) {
        self.firstName = firstName
        self.lastName = lastName
        self.fullName = fullName
        self.emailAddress = emailAddress
        self.mobileNumber = mobileNumber
        self.countryCode = countryCode
        self.languageCode = languageCode
    }
}

extension PazeConsumer: Redacting {
    package var redacted: [RedactedField] {
        [
            .secret("firstName", firstName),
            .secret("lastName", lastName),
            .secret("fullName", fullName),
            .secret("emailAddress", emailAddress),
            .nested("mobileNumber", mobileNumber),
            .plain("countryCode", countryCode),
            .plain("languageCode", languageCode),
        ]
    }
}
