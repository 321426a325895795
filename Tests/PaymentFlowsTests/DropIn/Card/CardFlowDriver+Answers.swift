import PaymentFlows

/// The script's answers as values.
extension CardFlowDriver {
    var input: CardInput {
        var card = DropInSamples.card
        if script.card == .badNumber { card.cardNumber = "4111111111111112" }
        if script.card == .expired { (card.expiryMonth, card.expiryYear) = ("5", "2026") }
        let submission: CardSubmission = script.card == .saved ? .savedCard(DropInSamples.saved) : .newCard(card)
        // A value may come with the tap though no control is shown.
        let isTold = script.consent == .byControl || script.consent == .noWithoutControl
        return CardInput(submission, storeConsent: isTold ? true : nil)
    }

    var config: CardAuthenticationConfig? {
        switch script.config {
        case .strict: CardAuthenticationConfig()
        case .lenient: CardAuthenticationConfig(allowsNoLiabilityShift: true, goesOnAfterTechnicalFailure: true)
        case .onlySoftDecline: CardAuthenticationConfig(isAskedFor: false)
        case .none: nil
        }
    }

    var preInitiation: CardPreInitiation {
        var answer = DropInSamples.preInitiation
        answer.isSupported = script.support != .none
        if script.support == .withoutFingerprint { answer.fingerprintUrl = nil }
        return answer
    }

    var issuer: CardAuthenticationResult {
        switch script.issuer {
        case .authenticated: .authenticated(DropInSamples.proof)
        case .challenge: .challengeRequired(DropInSamples.challenge)
        case .rejected: .rejected
        case .failed: .failed
        case .error: .error
        }
    }

    var challenge: Event {
        switch script.challenge {
        case .authenticated: .challenged(.authenticated(DropInSamples.proof))
        case .rejected: .challenged(.rejected)
        case .failed: .challenged(.failed)
        case .error: .challenged(.error)
        case .dismissed: .cancel(.shopper)
        case .overdue: .deadlinePassed
        }
    }

    func result(_ money: CardScript.Money) -> CallResult<TransactionVerdict> {
        switch money {
        case .approved: .approved
        case .declined: .declined
        case .uncoded: .success(.refused(ProviderRefusal()))
        case .failed: .success(.failed(DropInSamples.failure))
        case .mismatch: .mismatched
        case .softDecline: .success(.refused(DropInSamples.softDecline))
        case .refused: .refused(Samples.no)
        case .refusedSoftly: .refused(DropInSamples.softDecline)
        case .notSent: .notSent
        case .open: .stillOpen
        case .malformed: .malformed
        case .silent, .overdue: .silent
        }
    }
}
