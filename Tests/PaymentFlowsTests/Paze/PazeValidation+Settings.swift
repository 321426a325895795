import PaymentFlows

/// The settings of a snapshot, one by one.
extension PazeValidation {
    private subscript<Value>(setting: WritableKeyPath<PazeSettings, Value>) -> Value {
        get { settings.payload[keyPath: setting] }
        set {
            var changed = settings.payload
            changed[keyPath: setting] = newValue
            settings = Evidence(changed)
        }
    }
    var phoneNumber: String? {
        get { self[\.phoneNumber] }
        set { self[\.phoneNumber] = newValue }
    }
    var paymentDescription: String? {
        get { self[\.paymentDescription] }
        set { self[\.paymentDescription] = newValue }
    }
    var sessionId: String? {
        get { self[\.sessionId] }
        set { self[\.sessionId] = newValue }
    }
    var cobrand: [PazeCobrandConfig]? {
        get { self[\.cobrand] }
        set { self[\.cobrand] = newValue }
    }
    var acceptedShippingCountries: [String]? {
        get { self[\.acceptedShippingCountries] }
        set { self[\.acceptedShippingCountries] = newValue }
    }
    var billingPreference: PazeBillingPreference? {
        get { self[\.billingPreference] }
        set { self[\.billingPreference] = newValue }
    }
    var confirmLaunch: Bool? {
        get { self[\.confirmLaunch] }
        set { self[\.confirmLaunch] = newValue }
    }
    var acceptedPaymentCardNetworks: [PazeAcceptedPaymentCardNetwork]? {
        get { self[\.acceptedPaymentCardNetworks] }
        set { self[\.acceptedPaymentCardNetworks] = newValue }
    }
    var enhancedTransactionData: PazeEnhancedTransactionDataConfig? {
        get { self[\.enhancedTransactionData] }
        set { self[\.enhancedTransactionData] = newValue }
    }
}
