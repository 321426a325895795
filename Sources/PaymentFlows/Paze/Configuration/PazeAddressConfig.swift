/// A shipping address that goes with the order (TY-20). Blank text in a required field is refused (SDK1208).
public struct PazeAddressConfig: Hashable, Sendable, PersonalData {
    /// Who or what the address is called.
    public var name: String?
    /// The first line. Required.
    public var line1: String
    /// The second line.
    public var line2: String?
    /// The city. Required.
    public var city: String
    /// The state or region. Required.
    public var state: String
    /// The postal code. Required.
    public var zip: String
    /// The country, as two capital letters. Required.
    public var countryCode: String

    /// Describes an address; its name and second line are nil by default.
    public init(
        name: String? = nil, line1: String, line2: String? = nil, city: String, state: String, zip: String,
        countryCode: String
    ) {
        self.name = name
        self.line1 = line1
        self.line2 = line2
        self.city = city
        self.state = state
        self.zip = zip
        self.countryCode = countryCode
    }
}
