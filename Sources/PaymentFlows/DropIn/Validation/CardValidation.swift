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
        guard hasFiller(number) else { return number }
        let bytes = number.utf8.span
        return String(unsafeUninitializedCapacity: bytes.count) { digits in
            var count = 0
            for place in bytes.indices where !isFiller(bytes[place]) {
                digits[count] = bytes[place]
                count += 1
            }
            return count
        }
    }

    private static func hasFiller(_ number: String) -> Bool {
        let bytes = number.utf8.span
        for place in bytes.indices where isFiller(bytes[place]) { return true }
        return false
    }

    private static func isFiller(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") }

    /// By its bytes in one place: a string's own view looks at every byte for where it is kept.
    static func isDigits(_ text: String) -> Bool {
        let bytes = text.utf8.span
        for place in bytes.indices where bytes[place] &- UInt8(ascii: "0") > 9 { return false }
        return true
    }

    /// Whether the last digit is the check digit of the others.
    public static func passesLuhn(_ number: String) -> Bool {
        let bytes = number.utf8.span
        guard !bytes.isEmpty else { return false }
        var (sum, isDoubled) = (0, false)
        for place in bytes.indices.reversed() {
            let digit = Int(bytes[place] &- UInt8(ascii: "0"))
            guard digit < 10 else { return false }
            let value = isDoubled ? 2 * digit : digit
            sum += value < 10 ? value : value - 9
            isDoubled.toggle()
        }
        return sum % 10 == 0
    }
}
