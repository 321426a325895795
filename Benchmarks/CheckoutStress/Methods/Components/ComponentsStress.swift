internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// A session with a Checkout.com component: what is entered, who submits, and what shoppers do at sheets and challenges.
struct ComponentsStress: StressMethod {
    static let publicKey = "pk-stress"

    /// What the host calls, attempt by attempt.
    enum Start: Sendable {
        case taps
        case submits
        case tokenises
    }
    /// How the host submits in the engine's place (CC-12).
    enum Host: Sendable {
        /// It submits, and hands the provider's answer on.
        case submits(SandboxFault?)
        /// It says that nothing was submitted.
        case fails
        /// It submits, and its answer cannot be used (CC-18).
        case losesAnswer
        /// The same, and it did not submit either.
        case answersEmpty
        /// It answers after its deadline.
        case isLate
    }
    /// What the shopper does at a wallet's sheet.
    enum Sheet: Sendable, CaseIterable {
        case authorises
        case authorisesTwice
        case dismisses
        case breaks
        case staysAway
    }
    /// What the host answers to a gate that it keeps for itself (EN-19).
    enum Deferred: Sendable, CaseIterable {
        case goesOn
        case goesOnTwice
        case refuses
        case neverAnswers
    }

    var kind = CheckoutComponents.ComponentKind.card
    var starts: [Start] = [.taps]
    /// Nil: the engine submits.
    var hosts: [Host]?
    var sheets: [Sheet] = [.authorises]
    /// What the shopper has to do before money moves; nil: nothing.
    var action: CheckoutComponents.Action.Kind?
    var shoppers: [SandboxActionShopper] = [.completes]
    /// Nil: closures answer.
    var deferred: Deferred?
    /// Of the wallet's sheet, in minor units (CC-15); nil: the session's own.
    var sheetAmount: Int?
    /// The provider's notifications come after each end, too.
    var isTold = false

    init() {}

    init(_ draw: inout PlanDraw) {
        let kinds: [CheckoutComponents.ComponentKind] = [.card, .card, .card, .card, .applePay, .applePay, .flow]
        kind = draw.one(of: kinds) ?? .card
        starts = (0..<3).map { _ in
            draw.happens(0.3)
                ? draw.one(of: kind == .applePay ? [.submits] : [.submits, .submits, .tokenises]) ?? .taps : .taps
        }
        if draw.whole(in: 0..<3) == 0 {
            hosts = (0..<3).map { _ in
                guard draw.happens(0.15) else { return .submits(nil) }
                var answers: [Host] = [.submits(.decline), .submits(.refused), .fails]
                if draw.hasFaults {
                    answers += [
                        .submits(.pendingFirst), .submits(.otherAmount), .losesAnswer, .answersEmpty, .isLate,
                    ]
                }
                return draw.one(of: answers) ?? .submits(nil)
            }
        }
        sheets = (0..<3).map { _ in draw.happens(0.1) ? draw.one(of: Sheet.allCases) ?? .authorises : .authorises }
        if draw.whole(in: 0..<5) == 0 {
            action = draw.one(of: CheckoutComponents.Action.Kind.allCases)
            shoppers = (0..<3).map { _ in
                draw.happens(0.2) ? draw.one(of: SandboxActionShopper.allCases) ?? .completes : .completes
            }
        }
        if draw.happens(0.05) { deferred = draw.one(of: Deferred.allCases) }
        if kind == .applePay, hosts != nil, draw.happens(0.2) { sheetAmount = draw.whole(in: 100..<20_000) }
        isTold = draw.happens(0.1)
    }

    static func choice<Element>(_ elements: [Element], ofAttempt attempt: UInt32) -> Element? {
        elements.isEmpty ? nil : elements[Int(attempt &- 1) % elements.count]
    }

    // MARK: StressMethod

    static let callbacks: [StressCallback] = [
        .handleTap, .onSubmit, .onTokenized, .handleSubmit, .onSuccess, .onError, .onCardBinChanged,
    ].map { (name: ComponentsCallbackName) in StressCallback(name) }
    static let length = 5
    static let tappedStates: Set = ["tapped", "submitting", "tokenising"]
    static let sendingStates: Set = ["submittingSession", "handlingSubmit"]

    func violation(
        in callbacks: [CallbackRecord], after earlier: [CallbackRecord], endings: [AttemptEnding]?, tornDownAt: UInt64?,
        notified: Bool
    ) -> Violation? {
        var installed = Set(ComponentsCallbackName.allCases)
        if hosts == nil { installed.remove(.handleSubmit) }
        let grammar = ComponentsOrderGrammar(
            installed: installed, deferred: deferred == nil ? [] : [.handleTap, .onTokenized],
            method: kind == .applePay ? .applePay : .card)
        return grammar.violation(
            in: callbacks, endings: endings, tornDownAt: tornDownAt, notified: notified,
            isReady: earlier.contains { $0.name == ComponentsCallbackName.onReady.rawValue })
    }

    /// By payment id: one that nobody has reported belongs to an attempt whose end left it open.
    func reported(_ outcomes: [Outcome], _ books: ProviderLedger, _ plan: SessionPlan) -> [ReportedPayment]? {
        var reported: [String: ReportedPayment] = [:]
        var open = 0
        func add(_ id: String, _ amount: Int64, _ standing: ReportedPayment.Standing) {
            reported[id] = ReportedPayment(
                merchantTransactionId: id, amount: amount, currency: plan.currency, standing: standing)
        }
        for outcome in outcomes {
            switch outcome {
            case .succeeded(let receipt):
                let id = receipt.payload.identity.systemTransactionId ?? "unnamed"
                add(id, sheetAmount.map(Int64.init) ?? plan.minorUnits, .paid)
            case .failed(let failure) where failure.payload.isMismatch:
                let id = failure.payload.identity?.systemTransactionId ?? "unnamed"
                add(id, books.charges(merchantTransactionId: id).first?.amount ?? 0, .paid)
            case .failed(let failure):
                let code = CheckoutComponents.Error.ErrorCode.cardAuthenticationFailed.code
                if failure.payload.code == code { open += 1 }
            case .cancelled(let cancellation): if cancellation.payload.at == "acting" { open += 1 }
            case .unknown: open += 1
            case .refused, .handedOver: break
            }
        }
        for charge in books.charges where reported[charge.merchantTransactionId] == nil && open > 0 {
            open -= 1
            add(charge.merchantTransactionId, charge.amount, .unknown)
        }
        // What was submitted by the other party than the one that is to submit is nobody's (CC-12).
        return reported.values.filter { payment in
            books.charges(merchantTransactionId: payment.merchantTransactionId).allSatisfy { charge in
                charge.key.hasPrefix("merchant-") == (hosts != nil)
            }
        }
    }
}

extension StressCallback {
    init(_ callback: ComponentsCallbackName) {
        self.init(
            name: callback.rawValue, isGate: callback.isGate, isLast: callback == .onSuccess || callback == .onError)
    }
}
