/// Who receives the goods (TY-05).
public struct RiskScreeningRecipient: Hashable, Sendable, PersonalData {
    /// The given name, at most 100 characters.
    public var firstName: String?
    /// The family name, at most 100 characters.
    public var lastName: String?
    /// The e-mail address, at most 254 characters.
    public var email: String?
    /// The telephone number, at most 32 characters.
    public var phoneNumber: String?
    /// Where it goes. Lines, city and region have at most 256 characters, the postal code 16; the country is two capitals.
    public var address: ShippingAddress?

    /// Describes a recipient; everything is nil by default.
    public init(
        firstName: String? = nil, lastName: String? = nil, email: String? = nil, phoneNumber: String? = nil,
        address: ShippingAddress? = nil
    ) {
        self.firstName = firstName
        self.lastName = lastName
        self.email = email
        self.phoneNumber = phoneNumber
        self.address = address
    }
}
