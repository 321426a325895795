internal import PaymentFlows

/// The properties of the Paze button, as they are now.
struct PazeSettings: Sendable {
    var emailAddress: String?
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
