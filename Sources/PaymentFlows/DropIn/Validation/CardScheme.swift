/// A card scheme, as told by the first digits of a card number.
public enum CardScheme: String, Hashable, Sendable, CaseIterable {
    /// Visa.
    case visa = "Visa"
    /// Mastercard.
    case mastercard = "Mastercard"
    /// American Express.
    case americanExpress = "AmericanExpress"
    /// Discover.
    case discover = "Discover"
    /// Diners Club.
    case diners = "Diners"
    /// JCB.
    case jcb = "Jcb"
    /// UnionPay.
    case unionPay = "UnionPay"
    /// Maestro.
    case maestro = "Maestro"
}

extension CardScheme {
    /// Finds the scheme of a number of at least four ASCII digits; nil: none is known for it.
    public init?(number: String) {
        let bytes = number.utf8.span
        guard bytes.count >= 4 else { return nil }
        var start = 0
        for place in 0..<4 {
            let digit = Int(bytes[place] &- UInt8(ascii: "0"))
            guard digit < 10 else { return nil }
            start = start * 10 + digit
        }
        switch start {
        case 4000...4999: self = .visa
        case 5100...5599, 2221...2720: self = .mastercard
        case 3400...3499, 3700...3799: self = .americanExpress
        case 6011, 6440...6599: self = .discover
        case 3000...3059, 3095, 3600...3699, 3800...3999: self = .diners
        case 3528...3589: self = .jcb
        case 6200...6299, 8100...8199: self = .unionPay
        case 5000...5099, 5600...5899, 6000...6999: self = .maestro
        default: return nil
        }
    }

    /// How many digits a number may have.
    public var lengths: Set<Int> { Set((12...19).filter(takes)) }

    /// Whether a number may have so many digits.
    func takes(length: Int) -> Bool {
        switch self {
        case .visa: length == 13 || length == 16 || length == 19
        case .mastercard: length == 16
        case .americanExpress: length == 15
        case .discover, .jcb, .unionPay: (16...19).contains(length)
        case .diners: (14...19).contains(length)
        case .maestro: (12...19).contains(length)
        }
    }

    /// How many digits the security code has.
    public var securityCodeLength: Int { self == .americanExpress ? 4 : 3 }

    /// Whether a provider's word for a network means this scheme: case, spaces and punctuation do not matter.
    public func isNamed(_ network: String) -> Bool {
        let word = network.lowercased().filter(\.isLetter)
        return word == rawValue.lowercased() || aliases.contains(word)
    }

    private var aliases: [String] {
        switch self {
        case .americanExpress: ["amex"]
        case .diners: ["dinersclub", "dinersclubinternational"]
        case .mastercard: ["mc"]
        case .unionPay: ["cup", "chinaunionpay"]
        case .visa, .discover, .jcb, .maestro: []
        }
    }
}
