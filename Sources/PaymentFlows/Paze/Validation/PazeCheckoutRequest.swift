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
    private let settings: Evidence<PazeSettings>
    private let asking: Evidence<Attempt>
    /// What is to be paid.
    public let amount: Amount

    private init(_ checked: PazeValidation, clientId: String, amount: Amount, attempt: Evidence<Attempt>) {
        self.clientId = clientId
        self.name = checked.clientName
        self.brandName = checked.siteName
        self.sessionId = checked.sentSessionId
        self.emailAddress = checked.emailAddress
        self.settings = checked.settings
        self.amount = amount
        self.asking = attempt
    }

    /// The request for a tap; nil: `checkoutProblem()` of the input says why there is none.
    package static func make(from input: PazeValidation, attempt: Evidence<Attempt>) -> PazeCheckoutRequest? {
        guard input.checkoutProblem() == nil else { return nil }
        return make(checked: input, attempt: attempt)
    }

    /// The same of a snapshot that has been checked.
    package static func make(checked input: PazeValidation, attempt: Evidence<Attempt>) -> PazeCheckoutRequest? {
        guard case .success(let amount) = input.usableAmount, let clientId = input.paze?.clientId else { return nil }
        return PazeCheckoutRequest(input, clientId: clientId, amount: amount, attempt: attempt)
    }
}

extension PazeCheckoutRequest {
    /// The value by which the checkout's return is known to belong to it (PZ-13).
    public var nonce: String { asking.payload.nonce }
    /// The attempt that asks.
    public var attempt: AttemptID { asking.payload.id }
    /// How much of a billing address the shopper gives.
    public var billingPreference: PazeBillingPreference { settings.payload.billingPreference ?? .all }
    /// The shopper's telephone number.
    public var phoneNumber: String? { settings.payload.phoneNumber }
    /// What is written on the statement.
    public var paymentDescription: String? { settings.payload.paymentDescription }
    /// Whether Paze may ask before it opens.
    public var confirmLaunch: Bool? { settings.payload.confirmLaunch }
    /// The countries shipped to. Never empty.
    public var acceptedShippingCountries: [String]? {
        settings.payload.acceptedShippingCountries.flatMap { $0.isEmpty ? nil : $0 }
    }
    /// The card networks to filter by, in the order of declaration. Nil: no filter.
    public var acceptedPaymentCardNetworks: [PazeAcceptedPaymentCardNetwork]? {
        PazeAcceptedPaymentCardNetwork.filter(settings.payload.acceptedPaymentCardNetworks)
    }
    /// The partners' programmes. Never empty.
    public var cobrand: [PazeCobrandConfig]? { settings.payload.cobrand.flatMap { $0.isEmpty ? nil : $0 } }
    /// What is told of the order, also at complete (PZ-22).
    public var enhancedTransactionData: PazeEnhancedTransactionDataConfig? {
        settings.payload.enhancedTransactionData?.normalised
    }
}
