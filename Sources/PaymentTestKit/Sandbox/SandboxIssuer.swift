/// Who issued a sandbox's cards: what its 3DS server answers, and what it thinks of a payment (DI-33, DI-34).
public struct SandboxIssuer: Hashable, Sendable {
    /// What the issuer says when it is asked to authenticate a shopper.
    public enum Verdict: String, Hashable, Sendable, CaseIterable {
        /// The shopper owns the card, without being asked.
        case frictionless
        /// The shopper is to meet a challenge.
        case challenge
        /// No: a hard stop.
        case rejected
        /// The shopper does not own the card.
        case failed
        /// It could not be found out.
        case error
    }
    /// The card takes part in 3DS. True by default.
    public var takesPart: Bool
    /// The issuer's page takes the device's fingerprint first. False by default.
    public var wantsFingerprint: Bool
    /// What it says; a challenge that was asked for is given even to a shopper it trusts. Frictionless by default.
    public var verdict: Verdict
    /// A payment without its word is declined with the code 65, which asks for an authentication. False by default.
    public var declinesSoftly: Bool

    /// Describes an issuer.
    public init(
        takesPart: Bool = true, wantsFingerprint: Bool = false, verdict: Verdict = .frictionless,
        declinesSoftly: Bool = false
    ) {
        self.takesPart = takesPart
        self.wantsFingerprint = wantsFingerprint
        self.verdict = verdict
        self.declinesSoftly = declinesSoftly
    }
}
