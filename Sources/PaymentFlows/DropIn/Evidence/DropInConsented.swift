/// A submission with its consent known (DI-20).
public struct DropInConsented<Admitted: Hashable & Sendable>: Hashable, Sendable {
    /// What is submitted.
    public let admitted: Evidence<Admitted>
    /// The means of payment may be kept. Nil: there is nothing to consent to.
    public let consent: Bool?

    /// Describes a consent.
    public init(admitted: Evidence<Admitted>, consent: Bool?) {
        self.admitted = admitted
        self.consent = consent
    }
}

extension DropInConsented: AboutAttempt where Admitted: AboutAttempt {
    /// The attempt.
    package var attempt: Evidence<Attempt> { admitted.payload.attempt }
}
