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
    private let rare: Evidence<Rare>?
    private let asking: Evidence<Attempt>
    /// What is to be paid.
    public let amount: Amount
    /// How much of a billing address the shopper gives.
    public let billingPreference: PazeBillingPreference

    private init(_ checked: PazeValidation, clientId: String, amount: Amount, attempt: Evidence<Attempt>) {
        self.clientId = clientId
        self.name = checked.clientName
        self.brandName = checked.siteName
        self.sessionId = checked.sentSessionId
        self.emailAddress = checked.emailAddress
        self.billingPreference = checked.billingPreference ?? .all
        self.rare = Rare(checked).kept
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
    /// The shopper's telephone number.
    public var phoneNumber: String? { rare?.payload.phoneNumber }
    /// What is written on the statement.
    public var paymentDescription: String? { rare?.payload.paymentDescription }
    /// Whether Paze may ask before it opens.
    public var confirmLaunch: Bool? { rare?.payload.confirmLaunch }
    /// The countries shipped to. Never empty.
    public var acceptedShippingCountries: [String]? { rare?.payload.acceptedShippingCountries }
    /// The card networks to filter by, in the order of declaration. Nil: no filter.
    public var acceptedPaymentCardNetworks: [PazeAcceptedPaymentCardNetwork]? {
        rare?.payload.acceptedPaymentCardNetworks
    }
    /// The partners' programmes. Never empty.
    public var cobrand: [PazeCobrandConfig]? { rare?.payload.cobrand }
    /// What is told of the order, also at complete (PZ-22).
    public var enhancedTransactionData: PazeEnhancedTransactionDataConfig? { rare?.payload.enhancedTransactionData }

    /// What many requests have not; it is large, and a request lives as long as its call.
    private struct Rare: Hashable, Sendable {
        let phoneNumber: String?
        let paymentDescription: String?
        let confirmLaunch: Bool?
        let acceptedShippingCountries: [String]?
        let acceptedPaymentCardNetworks: [PazeAcceptedPaymentCardNetwork]?
        let cobrand: [PazeCobrandConfig]?
        let enhancedTransactionData: PazeEnhancedTransactionDataConfig?

        init(_ checked: PazeValidation) {
            phoneNumber = checked.phoneNumber
            paymentDescription = checked.paymentDescription
            confirmLaunch = checked.confirmLaunch
            acceptedShippingCountries = checked.acceptedShippingCountries.flatMap { $0.isEmpty ? nil : $0 }
            acceptedPaymentCardNetworks = PazeAcceptedPaymentCardNetwork.filter(checked.acceptedPaymentCardNetworks)
            cobrand = checked.cobrand.flatMap { $0.isEmpty ? nil : $0 }
            enhancedTransactionData = checked.enhancedTransactionData?.normalised
        }

        /// Nothing is kept of nothing.
        var kept: Evidence<Rare>? {
            let isEmpty =
                phoneNumber == nil && paymentDescription == nil && confirmLaunch == nil
                && acceptedShippingCountries == nil && acceptedPaymentCardNetworks == nil && cobrand == nil
                && enhancedTransactionData == nil
            return isEmpty ? nil : Evidence(self)
        }
    }
}
