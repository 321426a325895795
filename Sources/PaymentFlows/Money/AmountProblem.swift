/// Why an amount cannot be used (TY-09). It names the field and the limit, never the value.
public enum AmountProblem: Error, Hashable, Sendable {
    /// The currency code is not an ISO 4217 code with a number of digits.
    case unknownCurrency
    /// The amount is NaN, or its text is no plain decimal number.
    case notANumber
    /// The amount is below zero, or zero where zero is not allowed.
    case notPositive
    /// The amount has more digits after the point than its currency.
    case tooManyDigits(limit: Int)
    /// The amount does not fit 64 bits when counted in the currency's smallest unit.
    case tooLarge
    /// What was to be paid was changed to what cannot be paid (EN-35).
    case updateFailed
}

extension AmountProblem {
    /// What is wrong, for an error's message.
    public var message: String {
        switch self {
        case .unknownCurrency: "The currency is not an ISO 4217 code."
        case .notANumber: "The amount is not a number."
        case .notPositive: "The amount is not above zero."
        case .tooManyDigits(0): "The amount has digits after the point, and its currency has none."
        case .tooManyDigits(let limit):
            "The amount has more than the \(limit) digits after the point that its currency has."
        case .updateFailed: "The last update could not be used."
        case .tooLarge: "The amount is over \(Int64.max) of the currency's smallest unit."
        }
    }
}

extension AmountProblem: CustomStringConvertible {
    /// The message.
    public var description: String { message }
}
