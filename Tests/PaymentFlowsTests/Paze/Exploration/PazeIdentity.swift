import PaymentFlows

/// What tells two values of the flow apart as far as any transition looks: numbers of attempts and words of failures do not.
struct PazeIdentity: Hashable {
    private var tag: UInt8
    private var attempt: Mark?
    private var circumstances: PazeSending.Circumstances = []
    private var queries: UInt8?
    private var isExpired = false
    private var resumes: UInt8 = 0
    private var ending: Ending?
    private var earlier: Ending?
    private var older: Settlement?
    private var outside: Settlement
    /// Another amount was taken, and is to be reconciled.
    private var isMismatch: Bool

    private struct Mark: Hashable {
        var asksFirst: Bool
        var goesUnderEarlierId: Bool
    }

    private struct Ending: Hashable {
        var refusal: Refusal?
        var settlement: Settlement
        var wasSent: Bool
        var isReleased: Bool
        var isTold: Bool

        init(_ ending: PazeEnding) {
            refusal = ending.outcome.refusal
            settlement = ending.settlement
            wasSent = ending.wasSent
            isReleased = ending.isReleased
            isTold = ending.notice != nil
        }

        mutating func forgetsOutcome() {
            refusal = nil
            isReleased = false
            isTold = false
            if settlement.isSettled { settlement = .succeeded }
            if !wasSent, !settlement.isSettled { settlement = .open }
        }
    }

    init(_ flow: PazeFlow) {
        tag = flow.tag
        isMismatch = flow.mismatch != nil
        outside = flow.past.outside.isSettled ? .succeeded : .open
        earlier = flow.past.earlier.map { Ending($0.payload) }
        older = flow.past.older.map { $0.payload.settlement.isSettled ? .succeeded : .open }
        if flow.phase.isProcessing, let present = flow.attempt?.payload {
            // Before the attempt has ended, what lies behind it counts by its settlement alone.
            earlier?.forgetsOutcome()
            let ids = [flow.past.earlier, flow.past.older].compactMap {
                $0?.payload.attempt.payload.merchantTransactionId
            }
            attempt = Mark(
                asksFirst: present.asksFirst, goesUnderEarlierId: ids.contains(present.merchantTransactionId))
        }
        if outside.isSettled, !isMismatch {
            // Nothing begins any more, whatever else lies behind.
            older = nil
            earlier = nil
        }
        circumstances = flow.sending?.payload.circumstances.subtracting(.malformedReply) ?? []
        switch flow.state {
        case .verifying(let verifying), .querying(let verifying): queries = verifying.payload.queries
        case .announcing(let known), .ended(let known): ending = Ending(known.payload)
        case .recheckingOutcome(let recheck), .renewingAttempt(let recheck):
            ending = Ending(recheck.payload.ending.payload)
            isExpired = recheck.payload.isExpired
            resumes =
                switch recheck.payload.resumes {
                case nil: 0
                case .ended: 1
                case .idle: 2
                case .ready: 3
                default: 4
                }
        default: break
        }
    }
}
