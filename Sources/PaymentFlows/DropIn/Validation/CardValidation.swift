/// Whether a card may be submitted, by rules that need no provider (DI-31). Messages name the field, never the value.
public enum CardValidation {
    /// The longest name of a holder. 45 characters, as the 3DS standard has it.
    public static let longestHolderName = 45

    /// What is wrong with a submission; nil: nothing. Looked at in this order, first problem wins: number, network, expiry,
    /// security code, holder name.
    public static func problem(of submission: CardSubmission, terms: CardTerms) -> PaymentFailure? {
        switch submission {
        case .newCard(let card): problem(of: card, terms).map(failure)
        case .savedCard(let card): problem(of: card).map(failure)
        }
    }

    private static func failure(_ message: String) -> PaymentFailure {
        PaymentFailure(code: DropInErrorCode.cardFailed.rawValue, message: message)
    }

    private static func problem(of card: CardSubmitData, _ terms: CardTerms) -> String? {
        let number = digits(card.cardNumber)
        guard let scheme = CardScheme(number: number), scheme.takes(length: number.utf8.count), passesLuhn(number)
        else { return "cardNumber: is not the number of a card." }
        guard terms.takes(scheme) else { return "cardNumber: the card's network is not accepted." }
        guard let expiry = CardMonth(month: card.expiryMonth, year: card.expiryYear) else {
            return "expiryMonth, expiryYear: are not a month and a year."
        }
        guard expiry >= terms.month else { return "expiryMonth, expiryYear: the card has expired." }
        guard isSecurityCode(card.securityCode, of: scheme) else {
            return "securityCode: the security code (CVV) must have \(scheme.securityCodeLength) digits."
        }
        if TextRule.isBlank(card.cardHolderName) { return "cardHolderName: is required." }
        if TextRule.exceeds(card.cardHolderName, longestHolderName) {
            return "cardHolderName: must have at most \(longestHolderName) characters."
        }
        return nil
    }

    /// A saved card may go without its security code; one that is given must fit.
    private static func problem(of card: SavedCardSubmitData) -> String? {
        if TextRule.isBlank(card.token.reveal()) { return "token: is required." }
        guard let code = card.securityCode?.reveal() else { return nil }
        let scheme = card.network.flatMap { network in CardScheme.allCases.first { $0.isNamed(network) } }
        let fits = scheme.map { isSecurityCode(code, of: $0) } ?? (isDigits(code) && (3...4).contains(code.utf8.count))
        return fits ? nil : "securityCode: the security code (CVV) does not fit the card."
    }

    private static func isSecurityCode(_ code: String, of scheme: CardScheme) -> Bool {
        isDigits(code) && code.utf8.count == scheme.securityCodeLength
    }

    /// The number without the spaces and hyphens that people write into it; anything else stays and is refused.
    public static func digits(_ number: String) -> String {
        let isFiller = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") }
        guard number.utf8.contains(where: isFiller) else { return number }
        return String(decoding: number.utf8.filter { !isFiller($0) }, as: UTF8.self)
    }

    static func isDigits(_ text: String) -> Bool {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// Whether the last digit is the check digit of the others.
    public static func passesLuhn(_ number: String) -> Bool {
        guard !number.isEmpty, isDigits(number) else { return false }
        var sum = 0
        for (place, byte) in number.utf8.reversed().enumerated() {
            let digit = Int(byte - UInt8(ascii: "0"))
            guard place % 2 == 1 else {
                sum += digit
                continue
            }
            sum += digit < 5 ? 2 * digit : 2 * digit - 9
        }
        return sum % 10 == 0
    }
}
