internal import PaymentFlows

/// What the sandbox provider knows of one session's Drop-in, its books apart.
struct SandboxDropInState: Sendable {
    /// Who issued the session's cards.
    var issuer = SandboxIssuer()
    /// The PayPal orders that were created for the session.
    var orders: Set<String> = []
    /// The Apple Pay sheets that were asked for and have not been put away.
    var sheets: [AttemptID: SandboxSheet] = [:]
}
