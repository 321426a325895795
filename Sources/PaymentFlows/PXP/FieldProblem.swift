/// A field that is not usable, and the rule it breaks; never its value.
public struct FieldProblem: Hashable, Sendable, CustomStringConvertible {
    /// The field, as a path, for example "items[2].price".
    public let field: String
    /// The rule in words that follow the field's name, for example "must not be negative".
    public let rule: String

    /// Names a field and a rule.
    public init(field: String, rule: String) {
        self.field = field
        self.rule = rule
    }

    /// The field and the rule in one sentence.
    public var message: String { "\(field) \(rule)" }

    /// The same as `message`.
    public var description: String { message }

    /// The failure of a risk or address check: SDK1215 (TY-22).
    package var failure: PaymentFailure { PaymentFailure(code: ValidationException.code, message: message) }

    /// The problem of a text that has more characters than allowed; nil when it has not, or is absent.
    package static func tooLong(_ text: String?, _ field: String, _ limit: Int) -> FieldProblem? {
        guard let text, TextRule.exceeds(text, limit) else { return nil }
        return FieldProblem(field: field, rule: "must have at most \(limit) characters")
    }
}
