/// Where to ship to (TY-04). Everything is optional.
public struct ShippingAddress: Hashable, Sendable, PersonalData {
    /// The country, as two capital letters.
    public var countryCode: String?
    /// The postal code.
    public var postalCode: String?
    /// The first line.
    public var address: String?
    /// The second line.
    public var addressLine2: String?
    /// The city.
    public var city: String?
    /// The county.
    public var county: String?
    /// The state or province.
    public var state: String?

    /// Describes an address; everything is nil by default.
    public init(
        countryCode: String? = nil, postalCode: String? = nil, address: String? = nil, addressLine2: String? = nil,
        city: String? = nil, county: String? = nil, state: String? = nil
    ) {
        self.countryCode = countryCode
        self.postalCode = postalCode
        self.address = address
        self.addressLine2 = addressLine2
        self.city = city
        self.county = county
        self.state = state
    }
}
