import PaymentCheckout

/// The vendor's published types, field by field: each line compiles only while name, type and optionality are the published ones.
enum PublishedShapes {
    static var shopper: [WritableKeyPath<TransactionShopper, String?>] {
        [
            \.id, \.firstName, \.lastName, \.dateOfBirth, \.email, \.phoneNumber, \.houseNumberOrName, \.street, \.city,
            \.postalCode, \.countryCode, \.state, \.orderDescription,
        ]
    }
    static var products: WritableKeyPath<TransactionShopper, [String: String]?> { \.products }
    static var shipping: [WritableKeyPath<ShippingAddress, String?>] {
        [\.countryCode, \.postalCode, \.address, \.addressLine2, \.city, \.county, \.state]
    }
    static var result: WritableKeyPath<PazeCheckoutResult, PazeCheckoutResult.CheckoutResultType> { \.result }
    static var resultTexts: [WritableKeyPath<PazeCheckoutResult, String?>] { [\.checkoutResponse, \.reason] }
    static var resultDecoded: WritableKeyPath<PazeCheckoutResult, PazeCheckoutDecoded?> { \.checkoutDecodedResponse }
    static var decodedSession: KeyPath<PazeCheckoutDecoded, String> { \.sessionId }
    static var decodedCard: KeyPath<PazeCheckoutDecoded, PazeMaskedCard?> { \.maskedCard }
    static var card: [WritableKeyPath<PazeMaskedCard, String>] {
        [\.panLastFour, \.paymentCardBrand, \.paymentCardNetwork, \.paymentCardDescriptor, \.paymentCardType]
    }
    static var cardData: WritableKeyPath<PazeMaskedCard, PazeDigitalCardData> { \.digitalCardData }
    static var cardOptions: [WritableKeyPath<PazeMaskedCard, String?>] {
        [\.digitalCardId, \.paymentAccountReference, \.panExpirationMonth, \.panExpirationYear]
    }
    static var cardAddress: WritableKeyPath<PazeMaskedCard, PazeCheckoutAddress?> { \.billingAddress }
    static var complete: WritableKeyPath<PazeCompleteResult, PazeCompleteDecoded?> { \.completeDecodedResponse }
    static var completePayload: WritableKeyPath<PazeCompleteResult, PazeDecryptTokenResponseSuccess?> {
        \.decryptedPayload
    }
    static var completed: [KeyPath<PazeCompleteDecoded, String>] { [\.payloadId, \.sessionId, \.securedPayload] }
    static var merchant: [KeyPath<MerchantSubmitResult, String>] { [\.merchantTransactionId, \.systemTransactionId] }
    static var failed: [KeyPath<FailedSubmitResult, String?>] { [\.errorCode, \.errorReason, \.correlationId] }
    static var failedStatus: KeyPath<FailedSubmitResult, Int?> { \.httpStatusCode }
    static var failedDetails: KeyPath<FailedSubmitResult, [String]?> { \.details }
    static var exception: [KeyPath<BaseSdkException, String>] { [\.errorCode, \.errorMessage] }
    static var funding: [KeyPath<PazeDecryptTokenResponseSuccess.FundingData, String>] {
        [\.networkToken, \.expirationMonth, \.expirationYear, \.cardNetwork]
    }
    static var style: WritableKeyPath<PazeButtonStyleConfig, PazeButtonColor> { \.color }
    static var styleShape: WritableKeyPath<PazeButtonStyleConfig, PazeButtonShape> { \.shape }
    static var styleHeight: WritableKeyPath<PazeButtonStyleConfig, Bool?> { \.disableMaxHeight }
    static var styleLabel: WritableKeyPath<PazeButtonStyleConfig, PazeButtonLabel> { \.label }
    static var cobrandName: WritableKeyPath<PazeCobrandConfig, String> { \.cobrandName }
    static var cobrandBenefits: WritableKeyPath<PazeCobrandConfig, Bool?> { \.benefitsOffered }
    static var configTexts: [ReferenceWritableKeyPath<PazeButtonComponentConfig, String?>] {
        [\.emailAddress, \.phoneNumber, \.paymentDescription, \.sessionId]
    }
    static var configFlags: [ReferenceWritableKeyPath<PazeButtonComponentConfig, Bool?>] {
        [\.confirmLaunch, \.performAVS]
    }
    static var configCountries: ReferenceWritableKeyPath<PazeButtonComponentConfig, [String]?> {
        \.acceptedShippingCountries
    }
}
