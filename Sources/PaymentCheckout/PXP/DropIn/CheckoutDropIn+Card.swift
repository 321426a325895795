public import PaymentFlows

/// Cards.
extension CheckoutDropIn {
    /// The shopper submits a new card.
    ///
    /// - Parameters:
    ///   - data: what the shopper typed.
    ///   - storeConsent: the value of the consent control, looked at only where the configuration shows one; left alone it means no
    ///     (DI-20).
    /// - Returns: `.ended`, `.waiting` for a fingerprint or challenge, `.queued`, or `.refused`.
    @discardableResult
    public func submit(card data: CardSubmitData, storeConsent: Bool? = nil) async -> CardProgress {
        await submit(CardInput(.newCard(data), storeConsent: storeConsent))
    }

    /// The shopper submits a card on file.
    @discardableResult
    public func submit(savedCard data: SavedCardSubmitData) async -> CardProgress {
        await submit(CardInput(.savedCard(data)))
    }

    private func submit(_ input: CardInput) async -> CardProgress {
        await card.submit(input, claimed: card.supervisor.claim(card.number))
    }

    /// The same for a caller that does not wait: `.working` when the submit was taken and something is being waited for.
    @discardableResult
    public func post(card input: CardInput) async -> CardProgress {
        await card.postSubmit(input, claimed: card.supervisor.claim(card.number))
    }

    /// The issuer's page has the device's fingerprint (DI-33).
    @discardableResult
    public func deliverFingerprint(authenticationId: String, attempt: AttemptID) async -> CardProgress {
        await card.deliverStep(.fingerprinted(Evidence(authenticationId)), attempt: attempt)
    }

    /// The shopper is back from a challenge (DI-33).
    @discardableResult
    public func deliver(_ challenge: CardChallengeReturn, attempt: AttemptID) async -> CardProgress {
        await card.deliverStep(.challengeReturned(Evidence(challenge)), attempt: attempt)
    }

    /// The shopper closed the fingerprint page or the challenge: SDK1114 (DI-19).
    @discardableResult
    public func dismissAuthentication(attempt: AttemptID) async -> CancelAnswer {
        await card.leave(attempt: attempt) { state in
            switch state {
            case .step(.fingerprinting), .step(.challenging): true
            default: false
            }
        }
    }

    /// The state of the card.
    public var cardState: DropInState<CardSteps> { get async { await card.flow.state } }
    /// The card's attempt that is open, or was the last one.
    public var cardAttempt: AttemptID? { get async { await card.attemptId } }
}
