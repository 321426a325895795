extension CheckoutComponents.CardInput {
    /// What keeps the card from being submitted, field by field, in the order of the fields (CC-08).
    ///
    /// - Parameter month: the present month; a card may be used to the end of the month in which it expires.
    public func fieldErrors(in month: CheckoutComponents.CardMonth) -> [CheckoutComponents.FieldError] {
        [numberError, expiryError(in: month), cvvError].compactMap { $0 }
    }

    /// The first eight digits of the number; nil: there are not so many yet (CC-05).
    var bin: String? {
        guard let digits, digits.count >= 8 else { return nil }
        return String(decoding: digits.prefix(8), as: UTF8.self)
    }

    /// The digits of the number without spaces; nil: there is something else in it.
    private var digits: [UInt8]? {
        let digits = number.utf8.filter { $0 != UInt8(ascii: " ") }
        return digits.allSatisfy(Self.isDigit) ? digits : nil
    }

    private var numberError: CheckoutComponents.FieldError? {
        guard let digits, (12...19).contains(digits.count), Self.passesLuhn(digits) else {
            return .init(.number, "number: is not a card number.")
        }
        return nil
    }

    private func expiryError(in month: CheckoutComponents.CardMonth) -> CheckoutComponents.FieldError? {
        guard let expiry else { return .init(.expiryDate, "expiryDate: is not a month and a year.") }
        return expiry < month ? .init(.expiryDate, "expiryDate: the card has expired.") : nil
    }

    private var expiry: CheckoutComponents.CardMonth? {
        guard (1...2).contains(expiryMonth.utf8.count), [2, 4].contains(expiryYear.utf8.count),
            expiryMonth.utf8.allSatisfy(Self.isDigit), expiryYear.utf8.allSatisfy(Self.isDigit),
            let month = Int(expiryMonth), let year = Int(expiryYear)
        else { return nil }
        return CheckoutComponents.CardMonth(year: year < 100 ? 2_000 + year : year, month: month)
    }

    /// American Express prints four digits, every other scheme three.
    private var cvvError: CheckoutComponents.FieldError? {
        let isAmex = ["34", "37"].contains { number.hasPrefix($0) }
        guard cvv.utf8.count == (isAmex ? 4 : 3), cvv.utf8.allSatisfy(Self.isDigit) else {
            return .init(.cvv, "cvv: must have \(isAmex ? 4 : 3) digits.")
        }
        return nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// The check digit of ISO/IEC 7812: every second digit from the right is doubled, and all digits add up to tens.
    private static func passesLuhn(_ digits: [UInt8]) -> Bool {
        let sum = digits.reversed().enumerated().reduce(0) { sum, place in
            let digit = Int(place.element - UInt8(ascii: "0"))
            guard place.offset % 2 == 1 else { return sum + digit }
            return sum + (digit > 4 ? digit * 2 - 9 : digit * 2)
        }
        return sum % 10 == 0
    }
}
