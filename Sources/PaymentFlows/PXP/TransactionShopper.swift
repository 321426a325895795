/// Who pays, as the merchant knows them (TY-04). Everything is optional; return an `id` all the same.
public struct TransactionShopper: Hashable, Sendable, PersonalData {
    /// Your id for the shopper, or for a guest's visit.
    public var id: String?
    /// The given name.
    public var firstName: String?
    /// The family name.
    public var lastName: String?
    /// The date of birth, as the provider writes dates.
    public var dateOfBirth: String?
    /// The e-mail address.
    public var email: String?
    /// The telephone number.
    public var phoneNumber: String?
    /// The number or name of the house.
    public var houseNumberOrName: String?
    /// The street.
    public var street: String?
    /// The city.
    public var city: String?
    /// The postal code.
    public var postalCode: String?
    /// The country, as two capital letters.
    public var countryCode: String?
    /// The state or province.
    public var state: String?
    /// What is bought, by keys and values of your own.
    public var products: [String: String]?
    /// The order in words.
    public var orderDescription: String?

    /// Describes a shopper; everything is nil by default.
    public init(
        id: String? = nil, firstName: String? = nil, lastName: String? = nil, dateOfBirth: String? = nil,
        email: String? = nil, phoneNumber: String? = nil, houseNumberOrName: String? = nil, street: String? = nil,
        city: String? = nil, postalCode: String? = nil, countryCode: String? = nil, state: String? = nil,
        products: [String: String]? = nil, orderDescription: String? = nil
    ) {
        self.id = id
        self.firstName = firstName
        self.lastName = lastName
        self.dateOfBirth = dateOfBirth
        self.email = email
        self.phoneNumber = phoneNumber
        self.houseNumberOrName = houseNumberOrName
        self.street = street
        self.city = city
        self.postalCode = postalCode
        self.countryCode = countryCode
        self.state = state
        self.products = products
        self.orderDescription = orderDescription
    }

    /// The same with the e-mail address before the names, an order the vendor's examples also use (TY-04).
    public init(id: String?, email: String?, firstName: String?, lastName: String?, phoneNumber: String? = nil) {
        self.init(id: id, firstName: firstName, lastName: lastName, email: email, phoneNumber: phoneNumber)
    }
}
