/// What the provider says from outside: before, after, or in place of an answer, once or twice (EN-50, EN-51).
extension CheckoutComponentFlow {
    mutating func learn(_ evidence: Evidence<TransactionVerdict>) -> Reaction<Effect> {
        let verdict = evidence.payload
        let id = verdict.identity?.systemTransactionId
        // A success has to say of which payment (TY-06).
        guard verdict.settlement != .open, id != nil || !verdict.settlement.isSettled else { return .ignore(.late) }
        if let past = pastPayment(id) { return raise(past, to: verdict.settlement, by: verdict) }
        if let sending { return learn(verdict, id, sending, evidence) }
        guard verdict.settlement.isSettled else { return raiseLast(verdict) }
        if let attempt = unsentPayment, let told = paid(verdict, attempt, nil) { return told }
        return raiseUnnamed(evidence)
    }

    /// A payment is on its way.
    private mutating func learn(
        _ verdict: TransactionVerdict, _ id: CheckoutComponents.PaymentID?, _ sending: Evidence<Sending>,
        _ evidence: Evidence<TransactionVerdict>
    ) -> Reaction<Effect> {
        if let id, let known = sending.payload.paymentID, id != known { return raiseUnnamed(evidence) }
        // One that is no longer remembered otherwise: it is an earlier payment all the same (EN-47).
        if sending.payload.attempt.payload.isAfter(id) { return raiseUnnamed(evidence) }
        guard !verdict.settlement.isSettled else { return conclude(verdict, sending.payload) ?? .ignore(.late) }
        // A no from outside ends nothing: it only brings the next status query forward.
        switch state {
        case .submittingSession:
            return query(Verifying(sending: sending, queries: 1, actionEnd: nil, beganByQuery: true))
        case .verifying(let verifying): return query(verifying.payload.next)
        case .querying, .checkingAction: return .ignore(.already)
        // The merchant's answer decides, and the shopper's is asked about when it comes.
        case .handlingSubmit, .acting: return .ignore(.tooLate)
        case .created, .checkingAvailability, .available, .unavailable, .announcingReady, .ready, .announcingChange,
            .lookingUp, .askingCardBin, .editing, .announcingMisuse, .tapped, .submitting, .awaitingSheet, .tokenising,
            .askingTokenised, .askingStatus, .renewing, .awaitingHandler, .reserving, .announcing, .ended,
            .recheckingOutcome, .renewingAttempt:
            return .ignore(.nothingOpen)
        }
    }

    /// The attempt that is open, is to pay, and has sent nothing.
    var unsentPayment: Evidence<Attempt>? {
        switch state {
        case .tapped(let start): start.payload.attempt
        case .submitting(let submission), .awaitingSheet(let submission): submission.payload.attempt
        case .tokenising(let submission): submission.payload.endsWithToken ? nil : submission.payload.attempt
        case .askingTokenised(let tokenised):
            tokenised.payload.submission.payload.endsWithToken ? nil : tokenised.payload.submission.payload.attempt
        case .askingStatus(let sending), .renewing(let sending), .awaitingHandler(let sending), .reserving(let sending):
            sending.payload.attempt
        case .created, .checkingAvailability, .available, .unavailable, .announcingReady, .ready, .announcingChange,
            .lookingUp, .askingCardBin, .editing, .announcingMisuse, .submittingSession, .handlingSubmit, .acting,
            .checkingAction, .verifying, .querying, .announcing, .ended, .recheckingOutcome, .renewingAttempt:
            nil
        }
    }
}
