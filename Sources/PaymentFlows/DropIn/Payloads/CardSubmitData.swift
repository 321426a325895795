/// What a shopper entered for a new card. Nothing of it is ever printed (EN-72).
public struct CardSubmitData: Hashable, Sendable, PersonalData {
    /// The number, with or without spaces.
    public var cardNumber: String
    /// The month in which the card expires, one or two digits.
    public var expiryMonth: String
    /// The year in which the card expires, two or four digits.
    public var expiryYear: String
    /// The security code (CVV).
    public var securityCode: String
    /// The name on the card.
    public var cardHolderName: String

    /// Describes a new card.
    public init(
        cardNumber: String, expiryMonth: String, expiryYear: String, securityCode: String, cardHolderName: String
    ) {
        self.cardNumber = cardNumber
        self.expiryMonth = expiryMonth
        self.expiryYear = expiryYear
        self.securityCode = securityCode
        self.cardHolderName = cardHolderName
    }
}
