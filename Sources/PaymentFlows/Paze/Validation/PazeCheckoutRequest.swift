/// What a Paze web checkout is created with (PZ-12). What is nil is not sent.
///
/// It can only be made of a snapshot with which nothing is wrong.
public struct PazeCheckoutRequest: Hashable, Sendable, PersonalData {
    /// Your id with Paze.
    public let clientId: String
    /// The client name.
    public let name: String?
    /// The site name.
    public let brandName: String?
    /// The session id that Paze is to echo.
    public let sessionId: String
    /// The shopper's e-mail address.
    public let emailAddress: String?
    /// The shopper's telephone number.
    public let phoneNumber: String?
    /// What is written on the statement.
    public let paymentDescription: String?
    /// How much of a billing address the shopper gives.
    public let billingPreference: PazeBillingPreference
    /// Whether Paze may ask before it opens.
    public let confirmLaunch: Bool?
    /// The countries shipped to. Never empty.
    public let acceptedShippingCountries: [String]?
    /// The card networks to filter by, in the order of declaration. Nil: no filter.
    public let acceptedPaymentCardNetworks: [PazeAcceptedPaymentCardNetwork]?
    /// The partners' programmes. Never empty.
    public let cobrand: [PazeCobrandConfig]?
    /// What is told of the order, also at complete (PZ-22).
    public let enhancedTransactionData: PazeEnhancedTransactionDataConfig?
    /// What is to be paid.
    public let amount: Amount
    /// The value by which the checkout's return is known to belong to it (PZ-13).
    public let nonce: String
    /// The attempt that asks.
    public let attempt: AttemptID

    private init(_ checked: PazeValidation, clientId: String, amount: Amount, nonce: String, attempt: AttemptID) {
        self.clientId = clientId
        self.name = checked.clientName
        self.brandName = checked.siteName
        self.sessionId = checked.sentSessionId
        self.emailAddress = checked.emailAddress
        self.phoneNumber = checked.phoneNumber
        self.paymentDescription = checked.paymentDescription
        self.billingPreference = checked.billingPreference ?? .all
        self.confirmLaunch = checked.confirmLaunch
        self.acceptedShippingCountries = checked.acceptedShippingCountries.flatMap { $0.isEmpty ? nil : $0 }
        self.acceptedPaymentCardNetworks = PazeAcceptedPaymentCardNetwork.filter(checked.acceptedPaymentCardNetworks)
        self.cobrand = checked.cobrand.flatMap { $0.isEmpty ? nil : $0 }
        self.enhancedTransactionData = checked.enhancedTransactionData?.normalised
        self.amount = amount
        self.nonce = nonce
        self.attempt = attempt
    }

    /// The request for a tap; nil: `checkoutProblem()` of the input says why there is none.
    package static func make(
        from input: PazeValidation, nonce: String, attempt: AttemptID
    ) -> PazeCheckoutRequest? {
        guard input.checkoutProblem() == nil, case .success(let amount) = input.usableAmount,
            let clientId = input.paze?.clientId
        else { return nil }
        return PazeCheckoutRequest(input, clientId: clientId, amount: amount, nonce: nonce, attempt: attempt)
    }
}
