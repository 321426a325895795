/// A postal address from Paze, redacted when printed (TY-21, EN-90).
public struct PazeCheckoutAddress: Hashable, Sendable {
    /// Who lives there.
    public var name: String?
    /// The first line.
    public var line1: String?
    /// The second line.
    public var line2: String?
    /// The third line.
    public var line3: String?
    /// The city.
    public var city: String?
    /// The state.
    public var state: String?
    /// The postal code.
    public var zip: String?
    /// The country, two capital letters.
    public var countryCode: String?

    /// Describes an address.
    public init(
        name: String? = nil, line1: String? = nil, line2: String? = nil, line3: String? = nil, city: String? = nil,
        state: String? = nil, zip: String? = nil, countryCode: String? = nil
    ) {
        self.name = name
        self.line1 = line1
        self.line2 = line2
        self.line3 = line3
        self.city = city
        self.state = state
        self.zip = zip
        self.countryCode = countryCode
    }
}

extension PazeCheckoutAddress: Redacting {
    package var redacted: [RedactedField] {
        [
            .secret("name", name),
            .secret("line1", line1),
            .secret("line2", line2),
            .secret("line3", line3),
            .secret("city", city),
            .secret("state", state),
            .secret("zip", zip),
            .plain("countryCode", countryCode),
        ]
    }
}
