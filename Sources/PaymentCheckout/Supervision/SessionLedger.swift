package import PaymentFlows

/// What a session knows about its money: attempts, definite answers, the settlement, and whether a tap may begin. A value.
package struct SessionLedger: Sendable {
    /// What few sessions know.
    var rare: Evidence<Rare>?
    package private(set) var lastOutcome: Outcome?
    package private(set) var settlement = Settlement.open
    /// Why taps are refused until `reset()` (EN-22).
    package internal(set) var refusal: Refusal?
    /// An attempt ended unknown and nothing definite has been learnt since.
    package private(set) var hasUnknown = false
    /// An attempt ended after a call was sent, and what became of the money was not known.
    package private(set) var hasOpenEnd = false
    /// The component that the refusal came from: it may ask the provider once more.
    package private(set) var refusing: UInt16 = 0
    /// The transaction of the last outcome has been counted as definitely answered.
    private var isCounted = false
    /// The host has reconciled what is known to have moved, the last outcome's transaction included (EN-28).
    private(set) var isReconciled = false
    /// How many attempts have been given an id.
    package private(set) var attempts: UInt32 = 0
    /// How many money-moving calls had a definite answer (EN-45, EN-47).
    package private(set) var definiteAnswers: UInt32 = 0

    struct Rare: Hashable, Sendable {
        var earlierTransactions: Set<String> = []
        /// Transactions that were charged, but for the last outcome's.
        var charged: Set<String> = []
        /// What the attempts asked for whose end is unknown; two amounts at most.
        var unknownAmounts: [Amount] = []
        /// The transactions that both ids are known of, by the provider's: a notification may name that alone (EN-50).
        var heard: [String: String] = [:]
        /// What was asked for in each transaction that was sent and did not succeed, by either id (EN-36).
        var asked: [String: Amount] = [:]
    }

    package init() {}

    /// The provider's ids of the transactions that were definitely answered: an answer under one of them is old (EN-47).
    package var earlierTransactions: Set<String> { rare?.payload.earlierTransactions ?? [] }

    /// What the attempts asked for that ended unknown, since the last definite answer: the first amount, and one that differs (EN-36).
    package var unknownAmounts: [Amount] { rare?.payload.unknownAmounts ?? [] }

    package mutating func nextAttempt() -> AttemptID {
        attempts += 1
        return AttemptID(attempts)
    }

    /// An id was given to an attempt that did not begin: it goes to the next one.
    package mutating func withdraw(_ attempt: AttemptID) { if attempt.number == attempts { attempts -= 1 } }

    /// Why a tap of a component is refused; nil: it may begin, or the component's own flow decides.
    ///
    /// - Parameter isAtEnd: its flow still stands where its last attempt ended, so that it can ask the provider itself (EN-22).
    package func refusal(for component: UInt16, isAtEnd: Bool) -> Refusal? {
        if refusal == .needsReconciliation { return refusal }
        if settlement.isSettled { return .alreadySettled }
        return refusal == .outcomeUnknown && component == refusing && isAtEnd ? nil : refusal
    }

    /// An attempt's outcome has been decided. True: its transaction was charged after another one (EN-43).
    ///
    /// - Parameters:
    ///   - attempt: the attempt, where what it asked for is to be remembered.
    ///   - goesOn: taps go on after a hand-over (CC-11).
    package mutating func decide(
        _ outcome: Outcome, _ settlement: Settlement, of attempt: Attempt?, sent: Bool, component: UInt16,
        goesOn: Bool = false
    ) -> Bool {
        if let charged = chargedLast { change { $0.charged.insert(charged) } }
        let (isPaid, isToReconcile) = (self.settlement.isSettled, refusal == .needsReconciliation)
        (lastOutcome, isReconciled, isCounted) = (outcome, false, false)
        if sent, settlement == .open { hasOpenEnd = true }
        refusal = goesOn && outcome == .handedOver ? nil : outcome.refusal
        // A mismatch behind is still to be looked at, unless what was asked is paid; so it is for good, by another transaction (EN-36).
        if isToReconcile, refusal != .alreadySettled { refusal = .needsReconciliation }
        if isPaid, !isToReconcile, !isOnlyCharge { refusal = .alreadySettled }
        refusing = component
        switch outcome {
        case .unknown:
            hasUnknown = true
            remember(unknown: attempt?.amount)
        case .succeeded, .refused, .failed:
            guard sent, settlement > .open, !isNotSent(outcome) else { break }
            countDefiniteAnswer()
            isCounted = true
            // After a success there is no next one to tell it from.
            if case .succeeded = outcome { break }
            if let id = outcome.identity?.systemTransactionId { change { $0.earlierTransactions.insert(id) } }
        case .cancelled:
            // Of an abandoned challenge whose payment was found declined (CC-14).
            guard sent, settlement > .open else { break }
            countDefiniteAnswer(of: Set(outcome.identity?.systemTransactionId.map { [$0] } ?? []))
            isCounted = true
        case .handedOver: break
        }
        if settlement > self.settlement { self.settlement = settlement }
        if sent, !isSuccess(outcome), let attempt { remember(attempt, outcome.identity?.systemTransactionId) }
        guard let charged = chargedLast, let others = rare?.payload.charged, !others.isEmpty else { return false }
        return !others.contains(charged)
    }

    /// What is known of the money has risen (EN-38). Whether it has.
    ///
    /// - Parameter isMismatch: another amount moved than was asked: the host has to look at it before anything else is paid (EN-36).
    @discardableResult
    package mutating func raise(_ known: Settlement, isMismatch: Bool = false) -> Bool {
        guard known > settlement else { return false }
        settlement = known
        guard isMismatch, refusal != .needsReconciliation else { return true }
        // The definite answer of a transaction that had none yet (EN-47).
        if !isCounted { countDefiniteAnswer() }
        refusal = .needsReconciliation
        return true
    }

    /// A transaction had a definite answer: the next one is another (EN-47).
    package mutating func countDefiniteAnswer(of ids: Set<String> = []) {
        definiteAnswers += 1
        if !ids.isEmpty { change { $0.earlierTransactions.formUnion(ids) } }
        if !unknownAmounts.isEmpty { change { $0.unknownAmounts = [] } }
        hasUnknown = false
        // What was not known is known, for every component (EN-22).
        if refusal == .outcomeUnknown { refusal = nil }
    }

    /// Any amount differs from one of two: more need not be kept.
    private mutating func remember(unknown amount: Amount?) {
        guard let amount, unknownAmounts.count < 2, !unknownAmounts.contains(amount) else { return }
        change { $0.unknownAmounts.append(amount) }
    }

    /// A transaction of this session is known by both ids.
    package mutating func hear(_ systemId: String, as merchantTransactionId: String) {
        // More transactions than that no session has; a provider that invents ids must not fill the memory.
        guard rare.map({ $0.payload.heard.count < 64 }) ?? true else { return }
        change { $0.heard[systemId] = merchantTransactionId }
    }

    /// The merchant's id of a transaction that was heard of under the provider's.
    package func merchantTransactionId(of systemId: String) -> String? { rare?.payload.heard[systemId] }

    /// A transaction of the session is known under the provider's id.
    func names(_ systemId: String) -> Bool {
        if lastOutcome?.identity?.systemTransactionId == systemId { return true }
        guard let rare = rare?.payload else { return false }
        return rare.earlierTransactions.contains(systemId) || rare.charged.contains(systemId)
            || rare.heard[systemId] != nil
    }

    /// The provider's ids of all its transactions but the last, which its outcome names.
    var transactionsBefore: Set<String> {
        guard let rare = rare?.payload else { return [] }
        return rare.earlierTransactions.union(rare.charged).union(rare.heard.keys)
    }

    /// Another session for the same transaction could pay twice (EN-65).
    package var isUnresolved: Bool { hasUnknown || refusal == .handedOver || refusal == .outcomeUnknown }

    /// The host takes the session up again (EN-28). False: it is settled.
    package mutating func reset() -> Bool {
        let reconciled = refusal == .needsReconciliation
        guard reconciled || !settlement.isSettled else { return false }
        // A mismatch was counted as its answer came, and must not be counted again: that would skip a transaction id.
        if refusal == .handedOver { countDefiniteAnswer() }
        refusal = nil
        guard reconciled else { return true }
        // A status query may find it again, and it is no later attempt's (EN-47).
        let moved = charged
        (settlement, isReconciled) = (.open, true)
        change {
            $0.earlierTransactions.formUnion(moved)
            $0.charged = []
        }
        return true
    }

    mutating func change(_ body: (inout Rare) -> Void) {
        var changed = rare?.payload ?? Rare()
        body(&changed)
        rare = Evidence(changed)
    }

    private func isSuccess(_ outcome: Outcome) -> Bool { if case .succeeded = outcome { true } else { false } }

    /// A call that could not be sent is no answer: the key stays (EN-48).
    private func isNotSent(_ outcome: Outcome) -> Bool {
        guard case .failed(let failure) = outcome else { return false }
        return failure.payload.code == "SDK0500"
            || failure.payload.code == "paymentRequestFailed" && failure.payload.identity == nil
    }
}
