import PaymentFlows

/// What tells two values of a Drop-in flow apart as far as any transition looks: numbers of attempts and words of failures do not.
struct DropInIdentity<Flow: DropInFlow>: Hashable {
    private var tag: UInt8
    private var attempt: Mark?
    private var circumstances: DropInCircumstances = []
    private var queries: UInt8?
    private var isInVain = false
    private var isElsewhere = false
    private var ending: Ending?
    private var earlier: Ending?
    private var behind: Behind
    private var refusalBehind: Refusal?
    private var own: [Int]

    private struct Mark: Hashable {
        var asksFirst: Bool
        var goesUnderEarlierId: Bool
        var hasProof: Bool
    }

    private struct Ending: Hashable {
        var refusal: Refusal?
        var settlement: Settlement
        var wasSent: Bool
        var isReleased: Bool
        var isTold: Bool
        var leavesFlagUp: Bool
        var isMismatch: Bool

        init(_ ending: DropInEnding) {
            refusal = ending.outcome.refusal
            settlement = ending.settlement
            wasSent = ending.wasSent
            isReleased = ending.isReleased
            isTold = ending.notice != nil
            leavesFlagUp = ending.leavesFlagUp
            isMismatch = ending.isMismatch
        }

    }

    /// What lies behind counts by what may still become of its transactions.
    private struct Behind: Hashable {
        var earlierMayRise: Bool
        var olderMayRise: Bool
    }

    /// - Parameter own: what the method's own steps look at.
    init(_ flow: Flow, own: (Flow) -> [Int]) {
        let course = flow.course
        tag = flow.tag
        self.own = own(flow)
        refusalBehind = course.past.refusal(after: nil)
        behind = Behind(
            earlierMayRise: course.past.earlier.map { $0.payload.wasSent && !$0.payload.settlement.isSettled } ?? false,
            olderMayRise: course.past.older.map { !$0.payload.settlement.isSettled } ?? false)
        if flow.phase == .none {
            earlier = course.past.earlier.map { Ending($0.payload) }
            earlier?.isTold = false
        }
        if flow.isUnderWay, let present = flow.attempt?.payload {
            let endings = [course.past.earlier, course.past.older].compactMap { $0?.payload }
            let same = endings.filter {
                $0.attempt.payload.merchantTransactionId == present.merchantTransactionId
            }
            attempt = Mark(
                asksFirst: present.asksFirst, goesUnderEarlierId: !same.isEmpty,
                hasProof: same.contains { $0.settlement.isSettled })
        }
        circumstances = course.sending?.payload.circumstances.subtracting(.malformedReply) ?? []
        switch course.state {
        case .verifying(let verifying), .querying(let verifying): queries = verifying.payload.queries
        case .announcing(let known), .ended(let known): ending = Ending(known.payload)
        case .recheckingOutcome(let recheck), .renewingAttempt(let recheck):
            ending = Ending(recheck.payload.ending.payload)
            isInVain = recheck.payload.failure != nil
            isElsewhere = recheck.payload.tap == nil
        default: break
        }
    }
}
