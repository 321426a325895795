extension PazeFlow {
    mutating func created(
        _ requested: PazeRequested, _ answer: CallAnswer<PazeCheckoutSession>
    ) -> Reaction<Effect> {
        guard case .success(let session) = answer else {
            return fail(requested.attempt, .call(answer, code: "SDK1200", "The web checkout could not be created."))
        }
        let handoff = PazeHandoff(
            attempt: requested.attempt, sentSessionId: requested.request.payload.sessionId, url: session.payload.url)
        return rest(.awaitingCheckout(Evidence(handoff)))
    }

    /// The shopper came back. Only the first answer of a web checkout counts (PZ-14); the machinery tells a repeated one apart.
    mutating func come(back answer: PazeArrival) -> Reaction<Effect> {
        guard case .awaitingCheckout(let evidence) = state else { return .refuse(.wrongStep) }
        let reaction = take(answer, evidence.payload)
        // It may have ended the attempt, which has been answered all the same.
        switch state {
        case .announcing(let ending): state = .announcing(Evidence(ending.payload.checkedOut()))
        case .ended(let ending): state = .ended(Evidence(ending.payload.checkedOut()))
        default: break
        }
        return reaction
    }

    private mutating func take(_ answer: PazeArrival, _ handoff: PazeHandoff) -> Reaction<Effect> {
        switch answer {
        case .complete(let result):
            guard result.payload.isComplete else {
                return fail(
                    handoff.attempt,
                    PaymentFailure(code: "SDK1200", message: "The checkout's return is complete but has no response."))
            }
            guard result.payload.sessionId == handoff.sentSessionId else {
                return fail(
                    handoff.attempt,
                    PaymentFailure(
                        code: "SDK1200", message: "The checkout response's session id is not the one that was sent."))
            }
            let checkedOut = Evidence(
                PazeCheckedOut(attempt: handoff.attempt, sentSessionId: handoff.sentSessionId, returned: result))
            return go(.approvingCheckout(checkedOut), .askCheckoutApproval(checkedOut))
        case .incomplete(let answer): return leave(handoff, answer.payload)
        }
    }

    /// The shopper came back without a completed checkout (PZ-13, PZ-15).
    private mutating func leave(_ handoff: PazeHandoff, _ answer: PazeReturn) -> Reaction<Effect> {
        switch answer {
        case .incomplete(let reason):
            return end(
                handoff.attempt, .cancelled(by: .shopper, at: "awaitingCheckout", reason: reason),
                telling: .incomplete(PazeCheckoutResult(result: .incomplete, reason: reason)))
        case .cancelled:
            return end(
                handoff.attempt, .cancelled(by: .shopper, at: "awaitingCheckout", reason: Self.userCancelled),
                telling: .incomplete(PazeCheckoutResult(result: .incomplete, reason: Self.userCancelled)))
        case .failed(let failure):
            return fail(handoff.attempt, failure)
        case .complete: return .ignore(.late)
        }
    }

    mutating func completed(
        _ checkedOut: PazeCheckedOut, _ answer: CallAnswer<PazeCompleteDecoded>
    ) -> Reaction<Effect> {
        guard case .success(let decoded) = answer else {
            return fail(checkedOut.attempt, .call(answer, code: "SDK1214", "The Paze checkout could not be completed."))
        }
        guard decoded.payload.sessionId == checkedOut.sentSessionId else {
            return fail(
                checkedOut.attempt,
                PaymentFailure(
                    code: "SDK1214", message: "The complete response's session id is not the one that was sent."))
        }
        let completed = Evidence(PazeCompleted(attempt: checkedOut.attempt, answered: decoded))
        return go(.reportingComplete(completed), .announceComplete(completed))
    }

    mutating func decrypted(
        _ completed: PazeCompleted, _ answer: CallAnswer<PazeDecryptTokenResponseSuccess>
    ) -> Reaction<Effect> {
        guard case .success(let payload) = answer else {
            return fail(completed.attempt, .call(answer, code: "SDK1214", "The Paze token could not be decrypted."))
        }
        let decrypted = Evidence(PazeDecrypted(attempt: completed.attempt, answered: payload))
        return go(.reportingDecryption(decrypted), .announceDecryption(decrypted))
    }

    /// Risk data and address are checked right after `onPreAuthorisation`; on failure `onGetShopper` is not asked (PZ-42).
    mutating func preAuthorised(
        _ decrypted: Evidence<PazeDecrypted>, _ answer: PazePreAuthorisation
    ) -> Reaction<Effect> {
        let attempt = decrypted.payload.attempt
        let risk: RiskScreeningData?
        switch answer.answer {
        case .cancel: return end(attempt, .cancelled(by: .merchant, at: "askingAuthorisation"), telling: nil)
        case .proceed: risk = nil
        case .transactionInitData(let data): risk = data.riskScreeningData
        }
        if let problem = risk?.validate() {
            return failSubmission(attempt, PaymentFailure(code: "SDK1215", message: problem.message))
        }
        if answer.performsAVS, !decrypted.payload.hasBillingAddress {
            return failSubmission(
                attempt,
                PaymentFailure(
                    code: "SDK1215", message: "billingAddress: required by performAVS, and the payload has none."))
        }
        let preAuthorised = PazePreAuthorised(
            decrypted: decrypted, riskScreeningData: risk, performsAVS: answer.performsAVS)
        return go(.askingShopper(Evidence(preAuthorised)), .askShopper)
    }

    mutating func prepare(
        _ preAuthorised: Evidence<PazePreAuthorised>, _ shopper: Evidence<TransactionShopper>?
    ) -> Reaction<Effect> {
        let attempt = preAuthorised.payload.decrypted.payload.attempt
        let sending = Evidence(
            PazeSending(
                attempt: attempt, preAuthorised: preAuthorised, shopper: shopper, sentAt: nil, circumstances: []))
        guard attempt.payload.asksFirst else { return reserve(sending) }
        return go(.askingStatus(sending), .findTransactions(attempt))
    }

    mutating func reserve(_ sending: Evidence<PazeSending>) -> Reaction<Effect> {
        go(.reserving(sending), .reserveSlot)
    }

    static var userCancelled: String { "User cancelled." }
}
