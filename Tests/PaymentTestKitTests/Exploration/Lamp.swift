import PaymentFlows

/// The smallest flow with something to draw: a lamp that is switched, until it is dropped.
struct Lamp: PaymentFlow, Hashable {
    enum State: UInt8, Hashable { case dark, lit, broken }

    enum Event: Hashable, NamedStep {
        case pressed
        case dropped
        case cancelled

        static let all: [Event] = [.pressed, .dropped]
        static var names: [String] { ["pressed", "dropped"] }
        var name: String {
            switch self {
            case .pressed: "pressed"
            case .dropped, .cancelled: "dropped"
            }
        }
    }

    enum Effect: Hashable, NamedStep {
        case shine

        var name: String { "shine" }
        static var names: [String] { ["shine"] }
    }

    private(set) var state = State.dark

    mutating func handle(_ event: Event) -> Reaction<Effect> {
        switch (state, event) {
        case (.dark, .pressed):
            state = .lit
            return .perform(.shine)
        case (.lit, .pressed):
            state = .dark
            return .rest
        case (.dark, .dropped), (.lit, .dropped), (.dark, .cancelled), (.lit, .cancelled):
            state = .broken
            return .rest
        case (.broken, .pressed): return .refuse(.destroyed)
        case (.broken, .dropped), (.broken, .cancelled): return .ignore(.already)
        }
    }

    var standing: Standing<Never> { .idle }
    var phase: Phase { .none }
    var attempt: Evidence<Attempt>? { nil }
    var outcome: Outcome? { nil }
    var settlement: Settlement { .open }
    var call: Effect? { nil }
    var wasSent: Bool { false }
    var isSending: Bool { false }
    var isOrphaned: Bool { false }
    var isAskingFirst: Bool { false }
    func attempt(meantBy reply: TransactionReply) -> Evidence<Attempt>? { nil }
    func limit(_ deadlines: DeadlinePolicy) -> Limit? { nil }
    var tag: UInt8 { state.rawValue }
    static var stateNames: [String] { ["dark", "lit", "broken"] }
    func milestone(from tag: UInt8) -> AnalyticsFact? { nil }
    static var deadlinePassed: Event { .dropped }
    static func cancelled(_ cancel: Cancel) -> Event { .cancelled }
}
