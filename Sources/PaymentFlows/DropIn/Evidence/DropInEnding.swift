/// How an attempt ended, and the one callback that tells it.
public struct DropInEnding: EndedAttempt {
    /// The attempt.
    public let attempt: Evidence<Attempt>
    /// Its outcome.
    public let outcome: Outcome
    /// What is known of its transaction; it may rise after the outcome (EN-38).
    public internal(set) var settlement: Settlement
    /// The late word by which it first became known that money had moved; nil: there is none.
    package internal(set) var proof: Evidence<TransactionVerdict>?
    /// The callback that tells the outcome; nil: none is named for it.
    public let notice: DropInNotice?
    /// A money-moving call was sent, or its success is known from outside.
    public let wasSent: Bool
    /// The processing flag is left up, as the vendor documents it for a dismissed sheet (DI-15).
    public internal(set) var leavesFlagUp: Bool
    /// The host has taken the session up again: this ending refuses no tap any more (EN-28).
    public internal(set) var isReleased = false
    /// Names the hand-offs that a person answered: the same answer again is told so (EN-26).
    public internal(set) var answeredHandoffs: Set<String>
    /// It is a try's, which the attempt has answered with another one (DI-34): it is not the attempt's outcome.
    package private(set) var isFollowed = false

    init(
        attempt: Evidence<Attempt>, outcome: Outcome, settlement: Settlement, notice: DropInNotice?, wasSent: Bool,
        leavesFlagUp: Bool, answeredHandoffs: Set<String>
    ) {
        self.attempt = attempt
        self.outcome = outcome
        self.settlement = settlement
        self.notice = notice
        self.wasSent = wasSent
        self.leavesFlagUp = leavesFlagUp
        self.answeredHandoffs = answeredHandoffs
    }

    /// A sent try's that was declined, and that another one follows.
    init(declined attempt: Evidence<Attempt>, _ refusal: ProviderRefusal) {
        self.init(
            attempt: attempt, outcome: .refused(Evidence(refusal)), settlement: .notCharged, notice: nil, wasSent: true,
            leavesFlagUp: false, answeredHandoffs: [])
        isFollowed = true
    }
}

extension DropInEnding {
    package func raised(to settlement: Settlement, by proof: Evidence<TransactionVerdict>?) -> DropInEnding {
        var ending = self
        ending.settlement = settlement
        ending.proof = proof
        return ending
    }

    package func released() -> DropInEnding {
        var ending = self
        ending.isReleased = true
        ending.leavesFlagUp = false
        return ending
    }
}

extension Evidence<DropInEnding> {
    func with(_ change: (inout DropInEnding) -> Void) -> Evidence {
        var ending = payload
        change(&ending)
        return Evidence(ending)
    }
}
