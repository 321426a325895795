/// The creation of a Drop-in: the shopper is asked for, and what cannot be offered is reported (DI-01, DI-03).
///
/// A flow like a payment's, so that its callbacks go through the session's lane, have deadlines, and end with a teardown. It has no
/// attempt, claim or flag.
public struct DropInCreationFlow: Hashable, Sendable {
    /// How far it has come.
    public private(set) var state = DropInCreationState.initial

    package init() {}

    /// What may happen.
    package enum Event: Hashable, Sendable {
        /// `create()` was called.
        case createAsked
        /// The query `onGetShopper` was answered, by a shopper with an id or not.
        case shopperGiven(hasId: Bool)
        /// It is known what can be offered.
        case decided(Evidence<DropInOffers>)
        /// `onError` has returned.
        case acknowledged
        /// The callback has taken too long.
        case deadlinePassed
        /// Somebody wants the end.
        case cancelled(Cancel)
        /// The host wants the session taken up again: nothing of it is here.
        case reset
    }

    /// What is to be done.
    package enum Effect: Hashable, Sendable {
        case askShopper
        case decide(hasShopperId: Bool)
        case announce(Evidence<DropInOfferProblem>)
    }

    /// Takes an event: moves the state, and says what is to be done.
    package mutating func handle(_ event: Event) -> Reaction<Effect> {
        switch event {
        case .createAsked: return create()
        case .shopperGiven(let hasId):
            guard case .askingShopper = state else { return .ignore(.late) }
            state = .deciding
            return .perform(.decide(hasShopperId: hasId))
        case .decided(let offers):
            guard case .deciding = state else { return .ignore(.late) }
            return report(offers.payload, from: 0)
        case .acknowledged: return reported()
        case .deadlinePassed:
            guard case .askingShopper = state else { return reported() }
            state = .deciding
            return .perform(.decide(hasShopperId: false))
        case .cancelled(let cancel):
            guard cancel.by == .teardown else { return .ignore(.nothingOpen) }
            guard state != .gone else { return .ignore(.already) }
            state = .gone
            return .rest
        case .reset: return .ignore(.already)
        }
    }

    private mutating func create() -> Reaction<Effect> {
        switch state {
        case .initial:
            state = .askingShopper
            return .perform(.askShopper)
        // A second call joins the first.
        case .askingShopper, .deciding, .reporting: return .note
        case .created, .gone: return .ignore(.already)
        }
    }

    private mutating func reported() -> Reaction<Effect> {
        guard case .reporting(let reporting) = state else { return .ignore(.late) }
        return report(reporting.payload.offers, from: reporting.payload.place + 1)
    }

    private mutating func report(_ offers: DropInOffers, from place: Int) -> Reaction<Effect> {
        guard place < offers.problems.count else {
            state = .created(Evidence(offers))
            return .rest
        }
        state = .reporting(Evidence(DropInReporting(offers: offers, place: place)))
        return .perform(.announce(Evidence(offers.problems[place])))
    }
}

extension DropInCreationFlow: PaymentFlow {
    package typealias State = DropInCreationState
    /// Nobody is waited for.
    package typealias Waiting = Never

    package static var deadlinePassed: Event { .deadlinePassed }
    package static func cancelled(_ cancel: Cancel) -> Event { .cancelled(cancel) }
    package static let stateNames = ["initial", "askingShopper", "deciding", "reporting", "created", "gone"]

    package var tag: UInt8 {
        switch state {
        case .initial: 0
        case .askingShopper: 1
        case .deciding: 2
        case .reporting: 3
        case .created: 4
        case .gone: 5
        }
    }

    package var standing: Standing<Never> {
        switch state {
        case .initial, .created, .gone: .idle
        case .askingShopper, .deciding, .reporting: .busy
        }
    }

    package var phase: Phase { .none }
    package var attempt: Evidence<Attempt>? { nil }
    package var outcome: Outcome? { nil }
    package var settlement: Settlement { .open }
    package var call: Effect? { nil }
    package var wasSent: Bool { false }
    package var isSending: Bool { false }
    package var isOrphaned: Bool { false }
    package var isAskingFirst: Bool { false }
    package func attempt(meantBy reply: TransactionReply) -> Evidence<Attempt>? { nil }

    package func limit(_ deadlines: DeadlinePolicy) -> Limit? {
        switch state {
        case .askingShopper, .reporting: .after(deadlines.callback)
        case .initial, .deciding, .created, .gone: nil
        }
    }

    /// Each problem is told where it is announced: the state stays the same from one to the next.
    package func milestone(from tag: UInt8) -> AnalyticsFact? { nil }
}
