/// Something that changed nothing and must not vanish (EN-81). It holds no data of the payment.
public struct Diagnostic: Hashable, Sendable {
    /// What it was.
    public let kind: CounterKind
    /// The state in which it came.
    public let state: String
}
