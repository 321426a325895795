extension CardSteps {
    package static let stepNames = [
        "validating", "tokenising", "askingPreInitiation", "softDeclineRetry", "preInitiating", "fingerprinting",
        "authenticating", "challenging",
    ]

    package static func place(of step: CardStep) -> UInt8 {
        switch step {
        case .validating: 0
        case .tokenising: 1
        case .askingPreInitiation: 2
        case .softDeclineRetry: 3
        case .preInitiating: 4
        case .fingerprinting: 5
        case .authenticating: 6
        case .challenging: 7
        }
    }

    package static func isBeforeSubmission(_ step: CardStep) -> Bool {
        if case .validating = step { true } else { false }
    }

    /// Only the authentication names a callback for a shopper who leaves (DI-19).
    package static func noticeOfLeaving(at step: CardStep?, isAdmitted: Bool) -> DropInNotice? {
        switch step {
        case .fingerprinting, .challenging: .authentication(.dismissed)
        case .validating, .tokenising, .askingPreInitiation, .softDeclineRetry, .preInitiating, .authenticating, nil:
            nil
        }
    }

    package static func answeredHandoffs(at step: CardStep) -> Set<String> {
        switch step {
        case .softDeclineRetry(let authenticating), .preInitiating(let authenticating),
            .fingerprinting(let authenticating), .authenticating(let authenticating), .challenging(let authenticating):
            authenticating.payload.answeredHandoffs
        case .validating, .tokenising, .askingPreInitiation: []
        }
    }

    package static func openHandoff(at step: CardStep) -> String? {
        switch step {
        case .fingerprinting(let authenticating): authenticating.payload.preInitiation?.authenticationId
        case .challenging(let authenticating): authenticating.payload.challenge?.id
        case .validating, .tokenising, .askingPreInitiation, .softDeclineRetry, .preInitiating, .authenticating: nil
        }
    }

    package static func standing(_ step: CardStep) -> Standing<DropInWaiting<CardHandoff>> {
        switch step {
        case .fingerprinting(let authenticating):
            authenticating.payload.preInitiation.map {
                .waiting(.handoff(.fingerprint($0, attempt: authenticating.payload.attempt.payload.id)))
            } ?? .busy
        case .challenging(let authenticating):
            authenticating.payload.challenge.map {
                .waiting(.handoff(.challenge($0, attempt: authenticating.payload.attempt.payload.id)))
            } ?? .busy
        case .validating, .tokenising, .askingPreInitiation, .softDeclineRetry, .preInitiating, .authenticating: .busy
        }
    }

    package static func call(_ step: CardStep) -> CardEffect? {
        switch step {
        case .tokenising(let consented): .tokenise(consented)
        case .preInitiating(let authenticating): .preInitiate(authenticating)
        case .authenticating(let authenticating): .authenticate(authenticating)
        case .validating, .askingPreInitiation, .softDeclineRetry, .fingerprinting, .challenging: nil
        }
    }

    package static func limit(_ step: CardStep, _ deadlines: DeadlinePolicy) -> Limit? {
        switch step {
        case .tokenising, .preInitiating, .authenticating: .after(deadlines.gatewayCall)
        case .fingerprinting: .after(deadlines.fingerprint)
        case .challenging: .after(deadlines.challenge)
        case .validating, .askingPreInitiation, .softDeclineRetry: nil
        }
    }
}
