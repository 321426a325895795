import FoundationEssentials
import PaymentFlows

extension PazeValidation {
    /// A snapshot with every field set and nothing wrong.
    static var sound: PazeValidation {
        var value = PazeValidation(
            paze: AllowedPaze(clientId: "pz-1", merchantCategoryCode: "5411"), checkoutSessionId: "checkout-session",
            currency: "USD", amount: 25, clientName: "Your Merchant", siteName: "Your Store")
        value.emailAddress = "customer@example.com"
        value.phoneNumber = "15551234567"
        value.paymentDescription = "Order #12345"
        value.sessionId = "own-session"
        value.cobrand = [PazeCobrandConfig(cobrandName: "Rewards Plus", benefitsOffered: true)]
        value.acceptedShippingCountries = ["US", "CA"]
        value.enhancedTransactionData = PazeEnhancedTransactionDataConfig(
            ecomData: .init(orderQuantity: "2", finalShippingAddress: .sound), processingNetwork: [.visa])
        return value
    }

    /// The same with one change.
    func with(_ change: (inout PazeValidation) -> Void) -> PazeValidation {
        var copy = self
        change(&copy)
        return copy
    }
}

extension PazeAddressConfig {
    /// An address with nothing wrong.
    static var sound: PazeAddressConfig {
        PazeAddressConfig(line1: "123 Main St", city: "New York", state: "NY", zip: "10001", countryCode: "US")
    }
}
