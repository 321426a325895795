import PaymentFlows

/// What tells two values of the flow apart as far as any transition looks: numbers of attempts and words of failures do not.
struct ComponentIdentity: Hashable {
    private var tag: UInt8
    private var resumes: UInt8 = 0
    private var isRendered = false
    /// `onReady` has been told, where what comes next looks at it.
    private var hasToldReady = false
    /// The session is settled for good: nothing begins any more, whatever lies behind.
    private var isSettled: Bool
    private var form: FormMark?
    private var awaitsMetadata = false
    private var asksFirst = false
    private var isHostSubmitting = false
    private var endsWithToken = false
    private var trigger: CheckoutComponentFlow.Trigger?
    private var isExpired = false
    private var isTornDown = false
    private var knowsPayment = false
    private var queries: UInt8 = 0
    private var action: UInt8 = 0
    private var ending: EndingMark?
    private var earlier: EndingMark?
    private var older = false
    /// Another amount was taken, and is to be reconciled.
    private var isMismatch: Bool
    private var outside: Bool?

    init(_ flow: CheckoutComponentFlow) {
        tag = flow.tag
        isMismatch = flow.needsReconciliation
        isSettled = flow.settlement.isSettled && !isMismatch
        let isOpen = flow.phase == .open || flow.phase == .committed
        let look = flow.form.payload.bin?.look
        if isOpen || isSettled { awaitsMetadata = look == .asked } else { form = FormMark(flow) }
        if !isSettled || isOpen {
            earlier = flow.earlier.flatMap { isOpen ? EndingMark(behind: $0.payload) : EndingMark($0.payload) }
            older = !isOpen && flow.older != nil
        }
        switch flow.state {
        case .created, .checkingAvailability, .available, .unavailable, .announcingMisuse:
            hasToldReady = flow.hasToldReady
        default: break
        }
        outside = flow.outside.map { if case .mismatch = $0.payload { true } else { false } }
        if flow.phase == .open { asksFirst = flow.attempt?.payload.asksFirst ?? false }
        if let sending = flow.sending?.payload {
            isTornDown = sending.circumstances.contains(.tornDown)
            knowsPayment = sending.paymentID != nil
        }
        read(flow.state)
    }

    private mutating func read(_ state: CheckoutComponentFlow.State) {
        switch state {
        case .checkingAvailability(let rendered): isRendered = rendered
        case .tapped(let start): isHostSubmitting = start.payload.hasHandleSubmit
        case .submitting(let submission), .tokenising(let submission), .awaitingSheet(let submission):
            read(submission.payload)
        case .askingTokenised(let tokenised): read(tokenised.payload.submission.payload)
        case .askingStatus(let sending), .renewing(let sending): isHostSubmitting = sending.payload.isHostSubmitting
        case .checkingAction(let acted): action = Self.mark(acted.payload.end)
        case .verifying(let verifying), .querying(let verifying):
            queries = verifying.payload.queries
            action = Self.mark(verifying.payload.actionEnd)
        case .announcing(let known), .ended(let known): ending = EndingMark(known.payload)
        case .announcingMisuse(let misuse): read(misuse.payload.resumes)
        case .recheckingOutcome(let recheck), .renewingAttempt(let recheck):
            ending = EndingMark(recheck.payload.ending.payload)
            switch recheck.payload.asker {
            case .own(let start, let trigger):
                self.trigger = trigger
                isExpired = start.payload.problem != nil
                isHostSubmitting = start.payload.hasHandleSubmit
            case .other(let state): read(state)
            }
        // Where a misuse goes back to is told by the first of its names that differs.
        case .created: resumes = 1
        case .ready: resumes = 2
        case .lookingUp: resumes = 3
        case .editing: resumes = 4
        case .available: resumes = 5
        case .unavailable: resumes = 6
        default: break
        }
    }

    private mutating func read(_ submission: CheckoutComponentFlow.Submission) {
        isHostSubmitting = submission.start.payload.hasHandleSubmit
        endsWithToken = submission.endsWithToken
    }

    /// The three bad ends of an action differ in words.
    private static func mark(_ end: CheckoutComponentFlow.ActionEnd?) -> UInt8 {
        switch end {
        case nil: 0
        case .completed: 1
        case .dismissed, .failed, .timedOut: 2
        }
    }
}

extension ComponentIdentity {
    private struct FormMark: Hashable {
        var isValid: Bool
        var method: CheckoutComponents.MethodName?
        var look: UInt8

        init(_ flow: CheckoutComponentFlow) {
            isValid = flow.form.payload.isValid(for: flow.kind)
            method = flow.form.payload.method(of: flow.kind)
            look =
                switch flow.form.payload.bin?.look {
                case nil: 0
                case .unasked: 1
                case .asked: 2
                case .found: 3
                // What has been judged, or cannot be, is not asked for again; a rejected card is not valid.
                case .failed, .accepted, .rejected: 4
                }
        }
    }

    private struct EndingMark: Hashable {
        var refusal: Refusal?
        var isReleased: Bool
        var settlement: Settlement?
        var knowsPayment: Bool

        init(_ ending: CheckoutComponentFlow.Ending) {
            refusal = ending.outcome.refusal
            isReleased = ending.isReleased && refusal != nil
            settlement = ending.wasSent ? min(ending.settlement, .succeeded) : nil
            knowsPayment = ending.wasSent && ending.paymentID != nil
        }

        /// Before the next attempt has ended, what lies behind it counts by its settlement alone; nil: nothing can come of it.
        init?(behind ending: CheckoutComponentFlow.Ending) {
            guard ending.wasSent else { return nil }
            self.init(ending)
            refusal = nil
            isReleased = false
        }
    }
}
