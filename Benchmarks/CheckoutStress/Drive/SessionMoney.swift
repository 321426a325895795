internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// What the engine says of a session's money, against the provider's books.
struct SessionMoney {
    let check: LedgerCheck
    let charges: Int

    init(_ session: StressSession, outcomes: [Outcome], settlement: Settlement, books: ProviderLedger) {
        let plan = session.plan
        charges = books.charges.count
        if let reported = plan.method.reported(outcomes, books, plan) {
            check = LedgerCheck(books, reported: reported)
            return
        }
        let isPaidByOther = outcomes.contains { outcome in
            switch outcome {
            case .succeeded: true
            case .failed(let failure): failure.payload.isMismatch
            case .refused, .cancelled, .handedOver, .unknown: false
            }
        }
        var standings: [String: (standing: ReportedPayment.Standing, isOtherAmount: Bool)] = [:]
        for outcome in outcomes {
            switch outcome {
            case .succeeded(let receipt): standings[receipt.payload.identity.merchantTransactionId] = (.paid, false)
            case .failed(let failure):
                guard failure.payload.isMismatch, let id = failure.payload.identity else { continue }
                standings[id.merchantTransactionId] = (.paid, true)
            case .unknown(let identity):
                let id = identity.payload.merchantTransactionId
                guard standings[id] == nil else { continue }
                // A settlement that rose after the outcome says that it is paid (EN-38), not how much of it was.
                standings[id] = (settlement.isSettled && !isPaidByOther ? .paid : .unknown, true)
            case .handedOver:
                guard type(of: plan.method).handsMoneyOver else { continue }
                // The backend may have paid: what the engine has heard of it is in the settlement (PO-05).
                standings[session.rig.transactionId(plan.number)] =
                    settlement.isSettled ? (.paid, plan.method.backendPaysOtherAmount) : (.unknown, true)
            case .refused, .cancelled: break
            }
        }
        check = LedgerCheck(
            books,
            reported: standings.map { id, known in
                // Of a mismatch the engine knows that money moved; how much, a host asks the provider (EN-36).
                let charge = books.charges(merchantTransactionId: id).first
                let amount =
                    known.isOtherAmount ? charge?.amount ?? plan.minorUnits : plan.method.asked(charge?.amount, plan)
                return ReportedPayment(
                    merchantTransactionId: id, amount: amount, currency: plan.currency, standing: known.standing)
            })
    }
}
