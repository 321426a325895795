import PaymentFlows
import PaymentTestKit

extension ExploredStep where Flow: DropInFlow {
    var notification: TransactionNotification? {
        if case .notified(let notification) = event { notification.payload } else { nil }
    }
}

extension DropInFlow {
    /// An attempt is open, whether or not its call was sent.
    var isUnderWay: Bool { phase == .open || phase == .committed }

    /// The attempts whose outcome the flow knows.
    var endings: [AttemptID: Outcome] {
        var endings: [AttemptID: Outcome] = [:]
        for ending in [course.past.older, course.past.earlier, ending] {
            guard let known = ending?.payload, !known.isFollowed else { continue }
            endings[known.attempt.payload.id] = known.outcome
        }
        return endings
    }
}

extension Reaction {
    /// The money-moving call that is to be sent.
    func sending<Method>() -> Evidence<DropInSending<Method.Purchase>>? where Effect == DropInEffect<Method> {
        switch self {
        case .perform(.authorise(let sending)), .perform(.capture(let sending)): sending
        default: nil
        }
    }
}
