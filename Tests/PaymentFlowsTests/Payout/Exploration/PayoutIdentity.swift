import PaymentFlows

/// What tells two values of the flow apart as far as any transition looks: numbers of attempts and words of failures do not.
struct PayoutIdentity: Hashable {
    private var tag: UInt8
    private var asksFirst = false
    private var circumstances: PayoutSending.Circumstances = []
    private var queries: UInt8?
    private var isExpired = false
    private var resumes: UInt8 = 0
    private var ending: Ending?
    private var earlier: Ending?
    private var older: Settlement?
    private var outside: Settlement
    /// Another amount was taken, and is to be reconciled.
    private var isMismatch: Bool

    private struct Ending: Hashable {
        var refusal: Refusal?
        var settlement: Settlement
        var wasSent: Bool
        var isReleased: Bool
        var isTold: Bool

        init(_ ending: PayoutEnding) {
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

    init(_ flow: PayoutFlow) {
        tag = flow.tag
        isMismatch = flow.mismatch != nil
        outside = flow.past.outside.isSettled ? .succeeded : .open
        earlier = flow.past.earlier.map { Ending($0.payload) }
        older = flow.past.older.map { $0.payload.settlement.isSettled ? .succeeded : .open }
        if flow.phase != .none {
            // What lies behind an attempt counts by its settlement alone.
            earlier?.forgetsOutcome()
        }
        if flow.phase.isProcessing { asksFirst = flow.attempt?.payload.asksFirst ?? false }
        circumstances = flow.sending?.payload.circumstances.subtracting(.malformedReply) ?? []
        switch flow.state {
        case .verifying(let verifying), .querying(let verifying):
            queries = verifying.payload.queries
        case .announcing(let known), .ended(let known), .announcingElsewhere(let known): ending = Ending(known.payload)
        case .recheckingOutcome(let recheck), .renewingAttempt(let recheck):
            ending = Ending(recheck.payload.ending.payload)
            isExpired = recheck.payload.isExpired
            resumes =
                switch recheck.payload.resumes {
                case nil: 0
                case .ended: 1
                case .gone: 2
                default: 3
                }
        default: break
        }
    }
}
