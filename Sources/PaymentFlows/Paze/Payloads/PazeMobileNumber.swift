/// A mobile number, redacted when printed (TY-21, EN-90).
public struct PazeMobileNumber: Hashable, Sendable {
    /// The country's calling code, for example "1".
    public var phoneCountryCode: String?
    /// The number without the calling code.
    public var phoneNumber: String?

    /// Describes a mobile number.
    public init(phoneCountryCode: String? = nil, phoneNumber: String? = nil) {
        self.phoneCountryCode = phoneCountryCode
        self.phoneNumber = phoneNumber
    }
}

extension PazeMobileNumber: Redacting {
    package var redacted: [RedactedField] {
        [
            .plain("phoneCountryCode", phoneCountryCode),
            .secret("phoneNumber", phoneNumber),
        ]
    }
}
