public import PaymentCheckout
public import PaymentFlows

/// The cards of a sandbox provider: token vault, 3DS server, issuer and authorisations, on the same books, faults, latencies and seed.
///
/// Give it to an engine as its card gateway: `PaymentPorts(card: sandbox.cards)`. What the issuer thinks is said by `issues`.
public struct SandboxCards: CardGateway {
    /// The provider that it speaks for.
    public let sandbox: SandboxProvider

    /// The authorisation may be repeated where the provider honours keys.
    public var repeatsMoneyCalls: Bool { sandbox.repeatsMoneyCalls }

    /// Names who issued the cards of a session; a trusting issuer until then.
    public func issues(_ issuer: SandboxIssuer, sessionId: String) {
        sandbox.session(sessionId).state.withLock { $0.dropIn.issuer = issuer }
    }

    /// Tokenises: always the same card, which exists nowhere.
    public func tokenise(_ request: CardTokenisationRequest, _ call: GatewayCall<CardToken>) -> Started<CardToken> {
        sandbox.run(SandboxStep(CardCall.tokenise), request.sessionId, call) { _, _, _ in
            .success(DropInTestSamples.token)
        }
    }

    /// Says whether the card takes part in 3DS. An authentication is named after its transaction.
    public func preInitiate(
        _ request: CardAuthenticationRequest, _ call: GatewayCall<CardPreInitiation>
    ) -> Started<CardPreInitiation> {
        let id = "3ds-\(request.merchantTransactionId)"
        return sandbox.run(SandboxStep(.preInitiate), request.sessionId, call) { session, _, _ in
            let issuer = session.state.withLock { $0.dropIn.issuer }
            return .success(
                CardPreInitiation(
                    authenticationId: id, isSupported: issuer.takesPart,
                    fingerprintUrl: issuer.wantsFingerprint ? "https://issuer.test/fingerprint?id=\(id)" : nil))
        }
    }

    /// Asks the issuer.
    public func authenticate(
        _ request: CardAuthenticationRequest, _ call: GatewayCall<CardAuthenticationResult>
    ) -> Started<CardAuthenticationResult> {
        let id = request.preInitiation?.authenticationId ?? ""
        let wantsChallenge = request.wantsChallenge
        return sandbox.run(SandboxStep(.authenticate), request.sessionId, call) { session, _, _ in
            switch session.state.withLock({ $0.dropIn.issuer.verdict }) {
            case .frictionless where !wantsChallenge:
                .success(.authenticated(CardAuthenticationProof(authenticationId: id)))
            case .frictionless, .challenge:
                .success(
                    .challengeRequired(
                        CardChallenge(id: "challenge-\(id)", url: "https://issuer.test/challenge?id=\(id)")))
            case .rejected: .success(.rejected)
            case .failed: .success(.failed)
            case .error: .success(.error)
            }
        }
    }

    /// Charges, once for each key, unless the issuer wants to see its own word first.
    public func authorise(
        _ request: CardAuthorisationRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> {
        var demand = SandboxDemand(request)
        let issuer = sandbox.session(request.sessionId).state.withLock { $0.dropIn.issuer }
        if issuer.declinesSoftly, request.proof == nil { demand.declineCode = "65" }
        return sandbox.move(demand, SandboxStep(CardCall.authorise), call)
    }

    /// Answers from the books.
    public func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> { sandbox.find(query, SandboxStep(CardCall.findTransactions), call) }
}

extension SandboxDemand {
    init(_ request: CardAuthorisationRequest) {
        self.init(
            kind: .authorisation, key: request.idempotencyKey, merchantTransactionId: request.merchantTransactionId,
            sessionId: request.sessionId, amount: request.amount, ownerId: request.ownerId)
    }
}

extension SandboxProvider {
    /// The same provider as a gateway for cards.
    public var cards: SandboxCards { SandboxCards(sandbox: self) }

    /// Makes the next card call of a kind in a session go wrong, or go well for sure (nil), whatever the shares say; several wait in line.
    public func force(_ fault: SandboxFault?, onCard call: CardCall, sessionId: String) {
        session(sessionId).force(fault, on: SandboxStep(call))
    }
}
