/// The decrypted payload, as passed to `onPostDecryption` (PZ-32, TY-21).
public struct PazeDecryptTokenResponseSuccess: Hashable, Sendable {
    /// The shopper, as Paze knows them.
    public var shopper: Shopper
    /// The billing address, when Paze returned one.
    public var billingAddress: BillingAddress?
    /// The network token and what belongs to it.
    public var fundingData: FundingData

    /// Describes a decrypted payload.
    public init(shopper: Shopper, billingAddress: BillingAddress? = nil, fundingData: FundingData) {
        self.shopper = shopper
        self.billingAddress = billingAddress
        self.fundingData = fundingData
    }
}

extension PazeDecryptTokenResponseSuccess: Redacting {
    package var redacted: [RedactedField] {
        [
            .nested("shopper", shopper),
            .nested("billingAddress", billingAddress),
            .nested("fundingData", fundingData),
        ]
    }
}
