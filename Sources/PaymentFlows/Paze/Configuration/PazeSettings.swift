/// The properties of the Paze button but its e-mail, as they are at one moment: what the sessions of one template have in common.
package struct PazeSettings: Hashable, Sendable {
    package var phoneNumber: String?
    package var paymentDescription: String?
    package var billingPreference: PazeBillingPreference?
    package var confirmLaunch: Bool?
    package var sessionId: String?
    package var acceptedShippingCountries: [String]?
    package var acceptedPaymentCardNetworks: [PazeAcceptedPaymentCardNetwork]?
    package var cobrand: [PazeCobrandConfig]?
    package var enhancedTransactionData: PazeEnhancedTransactionDataConfig?
    package var style: PazeButtonStyleConfig?
    package var performAVS: Bool?

    package init() {}

    /// Nothing is set.
    package static let unset = Evidence(PazeSettings())
}
