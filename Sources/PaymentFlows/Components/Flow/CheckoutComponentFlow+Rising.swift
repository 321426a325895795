/// What is learnt of a payment after its outcome (EN-38).
extension CheckoutComponentFlow {
    /// Where an ending is kept.
    enum Place { case present, earlier, older }

    /// A tap after an unknown outcome has asked: a success settles the session, a definite no lets the tap go on (EN-22).
    mutating func recheckOutcome(_ answer: Answer, _ recheck: Recheck) -> Reaction<Effect> {
        guard answer.isOwn, let settlement = answer.settlement else {
            return resume(recheck, knowing: recheck.ending)
        }
        let known = recheck.with(Evidence(recheck.ending.payload.raised(to: settlement, by: answer.verdict)))
        guard settlement == .notCharged else { return resume(known, knowing: known.ending) }
        leave(known.ending)
        let attempt = recheck.attempt.payload.following(answer.providerId)
        return go(.renewingAttempt(Evidence(known)), .renew(Evidence(attempt)))
    }

    /// A late answer raises the settlement of its own attempt and makes no callback.
    mutating func raise(_ answer: Answer) -> Reaction<Effect> {
        guard let settlement = answer.settlement, answer.isOwn else { return .ignore(.late) }
        let place = places.first { ending($0).map { $0.wasSent && $0.attempt == answer.attempt } ?? false }
        guard let place else { return .ignore(.late) }
        return raise(place, to: settlement, by: answer.verdict)
    }

    /// The ending that is about a payment of this id; nil: none is known to be.
    func pastPayment(_ id: CheckoutComponents.PaymentID?) -> Place? {
        guard let id else { return nil }
        return places.first { ending($0).map { $0.wasSent && $0.paymentID == id } ?? false }
    }

    /// The attempt whose payment an outside reply names; nil: it names none that this component remembers (EN-50).
    ///
    /// The payments of one payment session are told apart by payment id alone (EN-47).
    package func attempt(meantBy reply: TransactionReply) -> Evidence<Attempt>? {
        guard let id = TransactionReply.present(reply.systemTransactionId) else { return nil }
        if let sending, sending.payload.paymentID == id { return attempt }
        return pastPayment(id).flatMap { place in ending(place)?.attempt }
    }

    /// What an outside reply's amount is compared with (EN-36): that of the payment it names, else of the one it would be taken for.
    /// Nil: the payment session's own.
    package func amount(meantBy reply: TransactionReply) -> Amount? {
        let meant =
            attempt(meantBy: reply) ?? (sending?.payload.paymentID == nil ? sending?.payload.attempt : nil)
            ?? unsentPayment ?? unnamed?.attempt
        return meant?.payload.amount
    }

    /// What is paid by a success that carries no amount, where it would be taken for an open attempt's that has sent nothing: an earlier
    /// payment may have been over another amount (EN-36). Nil: nothing else than what the attempt asks for.
    package func otherAmount(meantBy reply: TransactionReply) -> Amount? {
        guard attempt(meantBy: reply) == nil, let open = unsentPayment?.payload else { return nil }
        return open.otherUnknownAmount
            ?? unnamed.flatMap { $0.attempt.payload.amount == open.amount ? nil : $0.attempt.payload.amount }
    }

    /// The last payment that was sent and whose id was never told.
    private var unnamed: Ending? {
        places.lazy.compactMap { ending($0) }.first { $0.wasSent && $0.paymentID == nil }
    }

    /// A payment that was sent and whose id was never told; else it is kept by itself.
    mutating func raiseUnnamed(_ evidence: Evidence<TransactionVerdict>) -> Reaction<Effect> {
        let verdict = evidence.payload
        let id = verdict.identity?.systemTransactionId
        let place = places.first { place in
            ending(place).map { $0.wasSent && $0.paymentID == nil && !$0.attempt.payload.isAfter(id) } ?? false
        }
        if let place { return raise(place, to: verdict.settlement, by: verdict) }
        guard verdict.settlement > (outside?.payload.settlement ?? .notCharged) else { return .ignore(.duplicate) }
        outside = evidence
        return afterRaising()
    }

    /// A no that names no payment is about the last one, as far as its fate is not known.
    mutating func raiseLast(_ verdict: TransactionVerdict) -> Reaction<Effect> {
        guard let place = places.first(where: { ending($0).map { $0.wasSent && $0.paymentID == nil } ?? false }) else {
            return .ignore(.nothingOpen)
        }
        return raise(place, to: verdict.settlement, by: verdict)
    }

    mutating func raise(_ place: Place, to settlement: Settlement, by proof: TransactionVerdict?) -> Reaction<Effect> {
        guard let known = ending(place), settlement > known.settlement else { return .ignore(.duplicate) }
        let raised = Evidence(known.raised(to: settlement, by: proof))
        switch place {
        case .earlier: earlier = raised
        case .older: older = raised
        case .present:
            switch state {
            case .ended: state = .ended(raised)
            case .announcing: state = .announcing(raised)
            case .announcingMisuse(let misuse):
                state = .announcingMisuse(Evidence(Misuse(failure: misuse.payload.failure, resumes: .ended(raised))))
            case .recheckingOutcome(let recheck):
                // What was going to be asked has been answered.
                if settlement.isSettled { return resume(recheck.payload, knowing: raised) }
                state = .recheckingOutcome(Evidence(recheck.payload.with(raised)))
            case .created, .checkingAvailability, .available, .unavailable, .announcingReady, .ready,
                .announcingChange, .lookingUp, .askingCardBin, .editing, .tapped, .submitting, .awaitingSheet,
                .tokenising, .askingTokenised, .askingStatus, .renewing, .awaitingHandler, .reserving,
                .submittingSession, .handlingSubmit, .acting, .checkingAction, .verifying, .querying, .renewingAttempt:
                return .ignore(.late)
            }
        }
        return afterRaising()
    }

    /// An open attempt that has sent nothing takes the success of an earlier payment of its session for its own (EN-28, EN-51).
    private mutating func afterRaising() -> Reaction<Effect> {
        guard let attempt = unsentPayment else { return .note }
        for known in [earlier, older] {
            guard let known = known?.payload, let proof = known.proof?.payload,
                known.attempt.payload.merchantTransactionId == attempt.payload.merchantTransactionId,
                let told = paid(proof.counted(for: attempt, paidBy: known.attempt), attempt, nil)
            else { continue }
            return told
        }
        return .note
    }

    private var places: [Place] { [.present, .earlier, .older] }

    private func ending(_ place: Place) -> Ending? {
        switch place {
        case .earlier: earlier?.payload
        case .older: older?.payload
        case .present:
            switch state {
            case .ended(let ending), .announcing(let ending): ending.payload
            case .recheckingOutcome(let recheck): recheck.payload.ending.payload
            case .announcingMisuse(let misuse):
                if case .ended(let ending) = misuse.payload.resumes { ending.payload } else { nil }
            case .created, .checkingAvailability, .available, .unavailable, .announcingReady, .ready,
                .announcingChange, .lookingUp, .askingCardBin, .editing, .tapped, .submitting, .awaitingSheet,
                .tokenising, .askingTokenised, .askingStatus, .renewing, .awaitingHandler, .reserving,
                .submittingSession, .handlingSubmit, .acting, .checkingAction, .verifying, .querying, .renewingAttempt:
                nil
            }
        }
    }
}

extension CheckoutComponentFlow.Answer {
    /// What the answer says of the payment; nil: nothing.
    fileprivate var verdict: TransactionVerdict? { if case .verdict(let verdict) = said { verdict } else { nil } }
}
