/// The contact that the shopper chose in the sheet (TY-41). Before the payment is authorised Apple leaves most of it out.
public struct ApplePayContact: Hashable, Sendable, PersonalData {
    /// The e-mail address.
    public var emailAddress: String?
    /// The telephone number.
    public var phoneNumber: String?
    /// The given name.
    public var givenName: String?
    /// The family name.
    public var familyName: String?
    /// The street, line by line.
    public var addressLines: [String]?
    /// The city.
    public var locality: String?
    /// The state or province.
    public var administrativeArea: String?
    /// The postal code.
    public var postalCode: String?
    /// The country, as two capital letters.
    public var countryCode: String?

    /// Describes a contact; everything is nil by default.
    public init(
        emailAddress: String? = nil, phoneNumber: String? = nil, givenName: String? = nil, familyName: String? = nil,
        addressLines: [String]? = nil, locality: String? = nil, administrativeArea: String? = nil,
        postalCode: String? = nil, countryCode: String? = nil
    ) {
        self.emailAddress = emailAddress
        self.phoneNumber = phoneNumber
        self.givenName = givenName
        self.familyName = familyName
        self.addressLines = addressLines
        self.locality = locality
        self.administrativeArea = administrativeArea
        self.postalCode = postalCode
        self.countryCode = countryCode
    }
}
