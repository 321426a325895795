extension CheckoutComponents.CardInput {
    /// What keeps the card from being submitted, field by field, in the order of the fields (CC-08).
    ///
    /// - Parameter month: the present month; a card may be used to the end of the month in which it expires.
    public func fieldErrors(in month: CheckoutComponents.CardMonth) -> [CheckoutComponents.FieldError] {
        [numberError, expiryError(in: month), cvvError].compactMap { $0 }
    }

    /// The first eight digits of the number; nil: there are not so many yet (CC-05).
    var bin: String? {
        guard let digits, digits.utf8.count >= 8 else { return nil }
        return String(digits.prefix(8))
    }

    /// The digits of the number without spaces; nil: there is something else in it.
    private var digits: String? {
        let digits = number.filter { $0 != " " }
        return CardValidation.isDigits(digits) ? digits : nil
    }

    private var numberError: CheckoutComponents.FieldError? {
        guard let digits, (12...19).contains(digits.utf8.count), CardValidation.passesLuhn(digits) else {
            return .init(.number, "number: is not a card number.")
        }
        return nil
    }

    private func expiryError(in month: CheckoutComponents.CardMonth) -> CheckoutComponents.FieldError? {
        guard let expiry = CardMonth(month: expiryMonth, year: expiryYear) else {
            return .init(.expiryDate, "expiryDate: is not a month and a year.")
        }
        return expiry < month ? .init(.expiryDate, "expiryDate: the card has expired.") : nil
    }

    /// American Express prints four digits, every other scheme three.
    private var cvvError: CheckoutComponents.FieldError? {
        let isAmex = digits.map { $0.hasPrefix("34") || $0.hasPrefix("37") } ?? false
        guard cvv.utf8.count == (isAmex ? 4 : 3), CardValidation.isDigits(cvv) else {
            return .init(.cvv, "cvv: must have \(isAmex ? 4 : 3) digits.")
        }
        return nil
    }
}
