/// A currency by its ISO 4217 code (TY-09).
///
/// It is two bytes wide: the code's letters packed into a number. Only codes of `CurrencyTable` can be held, so that every
/// currency has a known number of digits.
public struct Currency: Hashable, Sendable {
    /// The code's place among all three-letter codes.
    let key: UInt16

    init(key: UInt16) { self.key = key }

    /// Finds a currency by its code.
    ///
    /// Nil unless the code is three capital ASCII letters that ISO 4217 lists with a number of digits (see `CurrencyTable` for
    /// what is left out). The look-up takes constant time and allocates nothing.
    public init?(code: String) {
        guard let key = CurrencyTable.key(of: code.utf8), CurrencyTable.digits(of: key) != nil else { return nil }
        self.key = key
    }

    /// Three capital letters, for example "USD".
    public var code: String {
        let number = Int(key)
        return String(unsafeUninitializedCapacity: 3) { buffer in
            buffer[0] = UInt8(65 + number / 676)
            buffer[1] = UInt8(65 + number / 26 % 26)
            buffer[2] = UInt8(65 + number % 26)
            return 3
        }
    }

    /// How many digits an amount has after the point: 0, 2, 3 or 4.
    public var digits: Int { CurrencyTable.digits(of: key) ?? 2 }
}

extension Currency: CaseIterable {
    /// Every currency that can be used, by code in alphabetical order.
    public static var allCases: [Currency] { CurrencyTable.keys.map(Currency.init(key:)) }
}

extension Currency: CustomStringConvertible {
    /// The code.
    public var description: String { code }
}
