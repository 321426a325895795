internal import PaymentFlows

/// The properties of the Paze button but its e-mail, as they are now: what the sessions of one template have in common.
struct PazeSettings: Sendable {
    var phoneNumber: String?
    var paymentDescription: String?
    var billingPreference: PazeBillingPreference?
    var confirmLaunch: Bool?
    var sessionId: String?
    var acceptedShippingCountries: [String]?
    var acceptedPaymentCardNetworks: [PazeAcceptedPaymentCardNetwork]?
    var cobrand: [PazeCobrandConfig]?
    var enhancedTransactionData: PazeEnhancedTransactionDataConfig?
    var style: PazeButtonStyleConfig?
    var performAVS: Bool?
}

extension Shared<PazeSettings> {
    /// Nothing is set.
    static let unset = Shared(PazeSettings())
}
