internal import PaymentFlows

/// A challenge or redirect that the sandbox asks for, as its URL carries it.
struct SandboxActionURL: Equatable {
    let sessionId: String
    let paymentID: CheckoutComponents.PaymentID

    init(sessionId: String, paymentID: CheckoutComponents.PaymentID) {
        self.sessionId = sessionId
        self.paymentID = paymentID
    }

    /// Reads a URL; nil: the sandbox did not create it.
    init?(_ url: String) {
        guard url.hasPrefix(Self.address) else { return nil }
        let parts = url.dropFirst(Self.address.count).split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let session = SandboxCheckout.unescaped(parts[0]),
            let payment = SandboxCheckout.unescaped(parts[1])
        else { return nil }
        self.init(sessionId: session, paymentID: payment)
    }

    var url: String {
        Self.address + SandboxCheckout.escaped(sessionId) + "/" + SandboxCheckout.escaped(paymentID)
    }

    private static let address = "https://challenge.checkout.test/"
}
