/// The gateways that an engine calls, one for each kind of provider.
public struct PaymentPorts: Sendable {
    /// Paze and its authorisations. Nil: a Paze button cannot be created.
    public var paze: (any PazeGateway)?

    /// Names the gateways; all are nil by default.
    public init(paze: (any PazeGateway)? = nil) { self.paze = paze }
}
