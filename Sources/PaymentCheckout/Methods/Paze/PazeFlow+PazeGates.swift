internal import PaymentFlows

extension PazeFlow {
    /// The gate that waits for an answer.
    var openGate: PazeGates? {
        guard case .gate(let waiting) = standing else { return nil }
        switch waiting {
        case .checkoutApproval: return .onCheckoutComplete
        case .decryption: return .onPreDecryption
        case .authorisation: return .onPreAuthorisation
        case .checkout, .submitApproval: return nil
        }
    }

    func hasPassed(_ gate: PazeGates) -> Bool {
        if gate == .onCheckoutComplete { return isPastCheckoutApproval }
        if gate == .onPreDecryption { return isPastDecryption }
        return isPastPreAuthorisation
    }
}
