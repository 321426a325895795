/// What merchant, provider and host will do in one attempt.
struct PayoutScript: Hashable, Sendable {
    enum Gate: String, CaseIterable, Sendable { case yes, no, overdue }
    enum Reply: String, CaseIterable, Sendable {
        case accepted, completed, undone, declined, error, mismatch
        case refused, notSent
        case open, malformed, silent, overdue

        /// Nothing is known after it: the provider is asked.
        var isOpen: Bool {
            switch self {
            case .open, .malformed, .silent, .overdue: true
            case .accepted, .completed, .undone, .declined, .error, .mismatch, .refused, .notSent: false
            }
        }
    }
    enum Answer: String, CaseIterable, Sendable { case accepted, completed, declined, mismatch }
    /// What becomes known while the provider is asked.
    enum Search: Hashable, Sendable {
        case nothing
        case failing
        case overdue
        /// The n-th query, from 1, finds it.
        case found(Answer, Int)
        /// The call's own reply comes before the n-th query.
        case reply(Answer, Int)
        /// An outside notification comes before the n-th query; a no brings that query forward, which then finds the same.
        case notified(Answer, Int)

        static var all: [Search] {
            let decisive = Answer.allCases.flatMap { answer in
                (1...6).flatMap { [Search.found(answer, $0), .reply(answer, $0), .notified(answer, $0)] }
            }
            return [.nothing, .failing, .overdue] + decisive
        }
    }
    /// What comes between, while the attempt waits somewhere.
    enum Interruption: String, CaseIterable, Sendable { case host, shutdown, expiry, teardown, paidElsewhere, journal }
    enum Place: String, CaseIterable, Sendable { case click, validation, gate, slot, payout, verification }

    struct Between: Hashable, Sendable {
        var place: Place
        var what: Interruption
    }

    var isSound = true
    var isMadeHere = true
    var approval = Gate.yes
    var reply = Reply.completed
    var search = Search.nothing
    var between: Between?
    /// What is heard of a payout that was handed over.
    var backend: Answer?
    /// What is heard once the attempt has ended.
    var after: LateWord?
}

extension PayoutScript {
    /// Every gate answer with every failure point.
    static var all: [PayoutScript] {
        var scripts: [PayoutScript] = []
        for isSound in [true, false] {
            for approval in Gate.allCases {
                for reply in Reply.allCases {
                    for search in reply.isOpen ? Search.all : [.nothing] {
                        scripts.append(
                            PayoutScript(isSound: isSound, approval: approval, reply: reply, search: search))
                    }
                }
            }
        }
        return scripts
    }

    /// Every late word after every end.
    static var afterTheEnd: [PayoutScript] {
        LateWord.allCases.flatMap { word in
            all.map { script in
                var script = script
                script.after = word
                return script
            }
        }
    }

    /// Every payout that is left to the backend.
    static var handedOver: [PayoutScript] {
        ([nil] + Answer.allCases).map { PayoutScript(isMadeHere: false, backend: $0) }
    }

    /// Every interruption at every place, with every reply, and with what a verification finds at first.
    static var interrupted: [PayoutScript] {
        Place.allCases.flatMap { place in
            Interruption.allCases.flatMap { what in
                Reply.allCases.flatMap { reply in
                    [Search.nothing, .found(.completed, 1), .found(.declined, 2)].map { search in
                        PayoutScript(
                            reply: reply, search: search, between: Between(place: place, what: what))
                    }
                }
            }
        }
    }
}
