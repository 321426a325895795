public import PaymentFlows

/// The shopper at a sandbox issuer's pages: the fingerprint and the challenge.
public enum SandboxCardholder: String, Hashable, Sendable, CaseIterable {
    /// Meets the challenge.
    case passes
    /// Meets it, and the return is delivered twice.
    case passesTwice
    /// Does not prove to own the card.
    case fails
    /// Closes the challenge, and the client says so.
    case dismisses
    /// Closes the page: nothing comes back.
    case closesPage
    /// Comes back with the return of another challenge, then with the right one.
    case mixesUp
    /// The fingerprint never comes, but the challenge is met.
    case givesNoFingerprint

    /// The fingerprint comes.
    public var givesFingerprint: Bool { self != .givesNoFingerprint }

    /// What comes back from a challenge, in its order.
    public func returns(from challenge: CardChallenge) -> [CardChallengeReturn] {
        let proof = CardAuthenticationProof(authenticationId: challenge.id)
        let passed = CardChallengeReturn(id: challenge.id, result: .authenticated(proof))
        return switch self {
        case .passes, .givesNoFingerprint: [passed]
        case .passesTwice: [passed, passed]
        case .fails: [CardChallengeReturn(id: challenge.id, result: .failed)]
        case .dismisses, .closesPage: []
        case .mixesUp: [CardChallengeReturn(id: "challenge-of-another", result: .authenticated(proof)), passed]
        }
    }
}
