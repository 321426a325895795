/// From `onSubmit` to the point of no return: the sheet, the token, and what is submitted of them.
extension CheckoutComponentFlow {
    /// `onSubmit` has returned: a wallet shows its sheet, a card is tokenised.
    mutating func capture(_ submission: Evidence<Submission>) -> Reaction<Effect> {
        submission.payload.method == .applePay
            ? rest(.awaitingSheet(submission)) : go(.tokenising(submission), .tokenise(submission))
    }

    /// Only the first answer of a sheet counts (EN-26); the machinery tells a repeated one apart.
    mutating func leaveSheet(_ answer: SheetAnswer) -> Reaction<Effect> {
        guard case .awaitingSheet(let submission) = state else { return .refuse(.wrongStep) }
        let attempt = submission.payload.attempt
        switch answer {
        case .authorised(let token): return prepare(submission.payload, token: token.reveal())
        case .dismissed:
            return end(attempt, .cancelled(by: .shopper, at: "awaitingSheet"), telling: nil, handoffs: .sheet)
        case .failed:
            let failure = PaymentFailure.component(.paymentMethodFailed, "The wallet's sheet could not be shown.")
            return end(attempt, .failed(Evidence(failure)), telling: .error(failure), handoffs: .sheet)
        }
    }

    mutating func tokenised(
        _ submission: Evidence<Submission>, _ answer: CallAnswer<CheckoutComponents.TokenDetails>
    ) -> Reaction<Effect> {
        guard case .success(let token) = answer else {
            return fail(submission.payload.attempt, .tokenisation(answer.failure))
        }
        let tokenised = Evidence(Tokenised(submission: submission, token: token, metadata: form.payload.metadata))
        return go(.askingTokenised(tokenised), .askTokenised(tokenised))
    }

    /// `onTokenized` was answered (CC-09, CC-11).
    mutating func judge(
        token answer: CheckoutComponents.CallbackResult, _ tokenised: Tokenised
    ) -> Reaction<Effect> {
        let submission = tokenised.submission.payload
        switch answer {
        case .rejected(let message):
            let words = message.isEmpty ? "onTokenized rejected the card." : message
            return end(
                submission.attempt, .cancelled(by: .merchant, at: "askingTokenised"),
                telling: .error(.component(.tokenRejected, words)))
        case .accepted where submission.endsWithToken:
            // The backend may charge by it: nothing is known of the money.
            return end(submission.attempt, .handedOver, settlement: .open, telling: nil)
        case .accepted: return prepare(submission, token: tokenised.token.payload.token)
        }
    }

    /// Packs what is submitted; a payment that is known by now is taken for this attempt's, and nothing is sent (EN-28).
    private mutating func prepare(_ submission: Submission, token: String) -> Reaction<Effect> {
        let attempt = submission.attempt
        let data = CheckoutComponents.SessionData.make(
            method: submission.method, token: token, preferredScheme: submission.input.payload.preferredScheme,
            storeForFutureUse: submission.storeForFutureUse)
        let sending = Evidence(
            Sending(
                attempt: attempt, sessionData: data, isHostSubmitting: submission.start.payload.hasHandleSubmit,
                isWallet: submission.method == .applePay, isTap: submission.start.payload.isTap, sentAt: nil,
                paymentID: nil, circumstances: []))
        guard attempt.payload.asksFirst else { return send(sending) }
        return go(.askingStatus(sending), .findPayment(Evidence(sending.payload.query)))
    }

    /// Goes to the door of the point of no return: the host's `handleSubmit` or the engine's own submit, never both (CC-12).
    mutating func send(_ sending: Evidence<Sending>) -> Reaction<Effect> {
        sending.payload.isHostSubmitting
            ? go(.awaitingHandler(sending), .awaitHandler) : go(.reserving(sending), .reserveSlot)
    }
}

extension PaymentFailure {
    /// No token was made (EN-48).
    fileprivate static func tokenisation(_ failure: CallFailure?) -> PaymentFailure {
        switch failure {
        case .notSent: .component(.paymentRequestFailed, "The card could not be tokenised: the call was not sent.")
        case .refused(let refusal):
            .component(
                .paymentMethodFailed, "The card could not be tokenised: the provider refused.", refusal: refusal)
        case .malformed:
            .component(.paymentMethodFailed, "The card could not be tokenised: the answer cannot be read.")
        case .silent, nil:
            .component(.paymentMethodFailed, "The card could not be tokenised: the provider did not answer.")
        }
    }
}
