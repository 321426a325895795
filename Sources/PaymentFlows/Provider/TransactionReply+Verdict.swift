extension TransactionReply {
    /// The approval code of a provider that approved a part of the amount.
    static let partialApproval = "CRD002"

    /// Says what the reply means for the transaction that was asked for (TY-08, EN-32, EN-36).
    ///
    /// A reply under another merchant id, and one that says success without the provider's id, are open. A partial approval is a
    /// mismatch whatever the state. An amount or currency that the reply does not carry is taken as the one asked.
    ///
    /// - Parameters:
    ///   - asked: the amount that was sent.
    ///   - intent: what the transaction was to do.
    ///   - funding: the means; an authorised PayPal purchase is still open.
    ///   - sentMerchantTransactionId: the id that was sent; every verdict reports it (EN-47).
    ///   - failureCode: the code of a failure. Nil: the provider's code for the state, else the state's name.
    public func verdict(
        asked: Amount, intent: PaymentIntentKind, funding: FundingKind, sentMerchantTransactionId: String,
        failureCode: String? = nil
    ) -> TransactionVerdict {
        guard belongs(to: sentMerchantTransactionId) else { return .open(.otherTransaction) }
        let identity = identity(sentAs: sentMerchantTransactionId)
        if stateCode == Self.partialApproval {
            return decided(identity) { .mismatch(mismatch("The provider approved a part of the amount.", identity)) }
        }
        switch meaning(intent: intent, funding: funding) {
        case .success:
            return decided(identity) { compared(with: asked, identity) }
        case .returned:
            return decided(identity) { .reversed(identity) }
        case .no:
            return .refused(refusal(identity))
        case .breakdown:
            let code = failureCode ?? Self.present(stateCode) ?? TransactionState.error.name
            let message = "The provider could not process the transaction."
            return .failed(
                PaymentFailure(code: code, message: message, refusal: refusal(identity), identity: identity))
        case .undecided(let reason):
            return .open(reason)
        }
    }

    /// What the settlement is after this reply: it only rises (EN-38).
    ///
    /// After a success a cancelled transaction counts as reversed, and a payout also when it is refused, rejected or returned
    /// (PO-04).
    public func settlement(
        of verdict: TransactionVerdict, intent: PaymentIntentKind, after previous: Settlement
    ) -> Settlement {
        guard previous >= .succeeded else { return max(previous, verdict.settlement) }
        return undoesSuccess(intent: intent) ? .reversed : max(previous, verdict.settlement)
    }

    /// Whether the reply, after a success of the same transaction, says that the money went back.
    func undoesSuccess(intent: PaymentIntentKind) -> Bool {
        switch state {
        case .cancelled, .refunded, .returned: true
        case .refused, .rejected: intent == .payout
        case .authorised, .captured, .error, .executed, .confirmed, .pending, .updated, .approved, .other, nil: false
        }
    }

    /// Whether the reply is about the transaction with this merchant id; a reply without one is.
    func belongs(to sentMerchantTransactionId: String) -> Bool {
        guard let id = Self.present(merchantTransactionId) else { return true }
        return id == sentMerchantTransactionId
    }

    func identity(sentAs merchantTransactionId: String) -> TransactionIdentity {
        TransactionIdentity(
            merchantTransactionId: merchantTransactionId, systemTransactionId: Self.present(systemTransactionId))
    }

    /// A blank word is none: neither an id nor a currency.
    package static func present(_ word: String?) -> String? {
        guard let word, !TextRule.isBlank(word) else { return nil }
        return word
    }
}

extension TransactionReply {
    private enum Meaning {
        case success
        case returned
        case no
        case breakdown
        case undecided(OpenReason)
    }

    private func meaning(intent: PaymentIntentKind, funding: FundingKind) -> Meaning {
        switch state {
        case .captured, .executed, .confirmed, .approved: .success
        case .authorised:
            Self.authorisedSuffices(intent: intent, funding: funding) ? .success : .undecided(.onlyAuthorised)
        case .pending: intent == .payout ? .success : .undecided(.pending)
        case .refunded: .returned
        case .returned: intent == .payout ? .returned : .undecided(.unknownState)
        case .refused, .rejected, .cancelled: .no
        case .error: .breakdown
        case .updated: .undecided(.updated)
        case .other: .undecided(.unknownState)
        case nil: .undecided(.noState)
        }
    }

    private static func authorisedSuffices(intent: PaymentIntentKind, funding: FundingKind) -> Bool {
        switch intent {
        case .authorisation, .estimatedAuthorisation, .verification: true
        case .purchase: funding != .paypal
        case .payout: false
        }
    }

    /// The verdict of a reply that says that money moved, once the provider's id proves it (TY-06).
    private func decided(
        _ identity: TransactionIdentity, _ verdict: () -> TransactionVerdict
    ) -> TransactionVerdict {
        identity.systemTransactionId == nil ? .open(.noSystemTransactionId) : verdict()
    }

    private func compared(with asked: Amount, _ identity: TransactionIdentity) -> TransactionVerdict {
        if let currencyCode = Self.present(currencyCode), currencyCode.uppercased() != asked.currency.code {
            return .mismatch(mismatch("The provider reported another currency than asked.", identity))
        }
        if let amount, amount != asked.value {
            return .mismatch(mismatch("The provider reported another amount than asked.", identity))
        }
        return .succeeded(identity)
    }

    private func mismatch(_ message: String, _ identity: TransactionIdentity) -> PaymentFailure {
        PaymentFailure(
            code: FlowErrorCode.mismatch.rawValue, message: message, refusal: refusal(identity), identity: identity)
    }

    private func refusal(_ identity: TransactionIdentity) -> ProviderRefusal {
        ProviderRefusal(
            code: stateCode, message: stateMessage, correlationId: correlationId, identity: identity)
    }
}
