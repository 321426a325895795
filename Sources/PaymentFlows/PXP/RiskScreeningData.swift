/// What fraud screening is told about a payment (TY-05). It is checked before it is used.
public struct RiskScreeningData: Hashable, Sendable, PersonalData {
    /// Whether the payment is to be screened.
    public var performRiskScreening: Bool
    /// Whether data about the shopper's device is to be left out.
    public var excludeDeviceData: Bool?
    /// The id under which device data was collected: 32 hexadecimal digits.
    public var deviceSessionId: String?
    /// The shopper's address on the net, IPv4 or IPv6.
    public var userIp: String?
    /// The shopper's account with you.
    public var account: RiskScreeningAccount?
    /// What is bought.
    public var items: [RiskScreeningItem]?
    /// How it is handed over.
    public var fulfillments: [RiskScreeningFulfillment]?
    /// Sums of the order.
    public var transaction: RiskScreeningTransaction?

    /// Describes a payment to screening; everything but the first is nil by default.
    public init(
        performRiskScreening: Bool, excludeDeviceData: Bool? = nil, deviceSessionId: String? = nil,
        userIp: String? = nil, account: RiskScreeningAccount? = nil, items: [RiskScreeningItem]? = nil,
        fulfillments: [RiskScreeningFulfillment]? = nil, transaction: RiskScreeningTransaction? = nil
    ) {
        self.performRiskScreening = performRiskScreening
        self.excludeDeviceData = excludeDeviceData
        self.deviceSessionId = deviceSessionId
        self.userIp = userIp
        self.account = account
        self.items = items
        self.fulfillments = fulfillments
        self.transaction = transaction
    }
}
