public import FoundationEssentials

/// A usable amount of money: a known currency, no more digits than it has, and not below zero (TY-09).
///
/// It is kept as a whole number of the currency's smallest unit, so that nothing can go through binary floating point and
/// equal amounts are equal bits.
public struct Amount: Hashable, Sendable {
    /// The amount in the currency's smallest unit: 1.15 USD is 115, 80 JPY is 80, 8 KWD is 8000.
    public let minorUnits: Int64
    /// Its currency.
    public let currency: Currency

    /// Takes an amount in the currency's smallest unit. Nil: it is below zero, or zero without `allowsZero`.
    public init?(minorUnits: Int64, currency: Currency, allowsZero: Bool = false) {
        guard minorUnits > 0 || (minorUnits == 0 && allowsZero) else { return nil }
        self.init(unchecked: minorUnits, currency)
    }

    private init(unchecked minorUnits: Int64, _ currency: Currency) {
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// Takes an amount in major units, and refuses rather than rounds (TY-09).
    ///
    /// - Parameters:
    ///   - value: major units, for example 151.2 for 151.20 USD. Fewer digits than the currency has are padded.
    ///   - currencyCode: three capital letters.
    ///   - allowsZero: zero is usable, as for a verification. False by default.
    public static func make(
        _ value: Decimal, currencyCode: String, allowsZero: Bool = false
    ) -> Result<Amount, AmountProblem> {
        guard let currency = Currency(code: currencyCode) else { return .failure(.unknownCurrency) }
        guard !value.isNaN else { return .failure(.notANumber) }
        if let units = value.quickUnits(digits: currency.digits) {
            return make(.success(units), currency, allowsZero: allowsZero)
        }
        // A decimal's own text is exact, and is the same in every locale.
        let units = DecimalText.units(value.description.utf8, digits: currency.digits, ignoresTrailingZeros: true)
        return make(units, currency, allowsZero: allowsZero)
    }

    /// Reads an amount in major units from its exact text, for example "151.20" (TY-09).
    ///
    /// Taken are an optional minus, ASCII digits, and optionally a point with digits behind it. Anything else is
    /// `.notANumber`, never zero; digits beyond the currency's are `.tooManyDigits`, also when they are zeros, since "1.000" may
    /// have been meant as a thousand.
    public static func parse(
        text: String, currencyCode: String, allowsZero: Bool = false
    ) -> Result<Amount, AmountProblem> {
        guard let currency = Currency(code: currencyCode) else { return .failure(.unknownCurrency) }
        let units = DecimalText.units(text.utf8, digits: currency.digits, ignoresTrailingZeros: false)
        return make(units, currency, allowsZero: allowsZero)
    }

    private static func make(
        _ units: Result<Int64, AmountProblem>, _ currency: Currency, allowsZero: Bool
    ) -> Result<Amount, AmountProblem> {
        units.flatMap { units in
            guard units > 0 || allowsZero else { return .failure(.notPositive) }
            return .success(Amount(unchecked: units, currency))
        }
    }
}

extension Amount {
    /// The amount in major units, exactly.
    public var value: Decimal {
        Decimal(sign: .plus, exponent: -currency.digits, significand: Decimal(minorUnits))
    }

    /// The amount in major units as exact text with the currency's digits and a point, in no locale: "80", "8.000", "151.20".
    public var text: String { DecimalText.text(minorUnits, digits: currency.digits) }
}

extension Amount: CustomStringConvertible {
    /// The text and the code, for example "151.20 USD".
    public var description: String { "\(text) \(currency.code)" }
}
