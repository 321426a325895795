/// What comes with a card submit.
public struct CardInput: Hashable, Sendable {
    /// What is paid with.
    public var submission: CardSubmission
    /// The value of the consent control, looked at only where the configuration shows one. Nil, the default: none was shown, or it was
    /// left alone, which means no (DI-20).
    public var storeConsent: Bool?

    /// Describes a submit.
    public init(_ submission: CardSubmission, storeConsent: Bool? = nil) {
        self.submission = submission
        self.storeConsent = storeConsent
    }
}
