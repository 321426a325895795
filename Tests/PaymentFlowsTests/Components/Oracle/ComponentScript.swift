import PaymentFlows

/// What merchant, shopper and provider will do in one attempt with a card.
struct ComponentScript: Hashable, Sendable {
    enum Trigger: String, CaseIterable, Sendable { case tap, submit, tokenize }
    enum LookUp: String, CaseIterable, Sendable { case accepted, rejected, failed, overdue, gateOverdue }
    enum Gate: String, CaseIterable, Sendable { case yes, no, overdue }
    enum Token: String, CaseIterable, Sendable { case success, refused, notSent, malformed, silent, overdue }
    enum Submit: String, CaseIterable, Sendable {
        case approved, declined, mismatch, error, refused, notSent, notSubmitted, action
        case open, malformed, silent, overdue

        /// Nothing is known after it: the provider is asked.
        var isOpen: Bool {
            switch self {
            case .open, .malformed, .silent, .overdue: true
            case .approved, .declined, .mismatch, .error, .refused, .notSent, .notSubmitted, .action: false
            }
        }
    }
    enum Act: String, CaseIterable, Sendable { case completed, dismissed, failed, overdue }
    enum Check: String, CaseIterable, Sendable { case approved, declined, mismatch, open, failing, overdue }
    enum Word: String, CaseIterable, Sendable { case approved, declined, mismatch }
    /// What becomes known while the provider is asked.
    enum Search: Hashable, Sendable {
        case nothing
        case failing
        case overdue
        /// The n-th query, from 1, finds it.
        case found(Word, Int)
        /// The submit's own answer comes before the n-th query.
        case answer(Word, Int)
        /// A notification comes before the n-th query.
        case notified(Word, Int)

        static var all: [Search] {
            let decisive = Word.allCases.flatMap { word in
                [1, 2, 6].flatMap { [Search.found(word, $0), .answer(word, $0), .notified(word, $0)] }
            }
            return [.nothing, .failing, .overdue] + decisive
        }
    }

    var isAvailable = true
    var lookUp = LookUp.accepted
    var isSound = true
    var trigger = Trigger.tap
    var isExpired = false
    var hasOnTokenized = true
    var tap = Gate.yes
    var token = Token.success
    var judgement = Gate.yes
    var isHosted = false
    var isHandlerThere = true
    var submit = Submit.approved
    var act = Act.completed
    var check = Check.approved
    var search = Search.nothing
}

extension ComponentScript {
    /// Every way to go wrong before the submit, alone and together with every other one.
    static var early: [ComponentScript] {
        let singles = deviations
        func script(_ changes: [(inout ComponentScript) -> Void]) -> ComponentScript {
            var script = ComponentScript()
            for change in changes { change(&script) }
            return script
        }
        let pairs = singles.indices.flatMap { first in
            singles[(first + 1)...].map { script([singles[first], $0]) }
        }
        return [ComponentScript()] + singles.map { script([$0]) } + pairs
    }

    /// Every combination from the submit on, by the host and by the engine.
    static var late: [ComponentScript] {
        var scripts: [ComponentScript] = []
        for isHosted in [false, true] {
            for submit in Submit.allCases where submit != .action {
                for search in submit.isOpen ? Search.all : [.nothing] {
                    var script = ComponentScript()
                    (script.isHosted, script.submit, script.search) = (isHosted, submit, search)
                    scripts.append(script)
                }
            }
            for act in Act.allCases {
                for check in Check.allCases {
                    for search in Search.all {
                        var script = ComponentScript()
                        (script.isHosted, script.submit, script.act) = (isHosted, .action, act)
                        (script.check, script.search) = (check, search)
                        scripts.append(script)
                    }
                }
            }
        }
        return scripts
    }

    private static var deviations: [(inout ComponentScript) -> Void] {
        var changes: [(inout ComponentScript) -> Void] = [
            { $0.isAvailable = false }, { $0.isSound = false }, { $0.isExpired = true }, { $0.hasOnTokenized = false },
            { $0.isHosted = true }, { $0.isHandlerThere = false },
        ]
        for lookUp in LookUp.allCases.dropFirst() { changes.append { $0.lookUp = lookUp } }
        for trigger in Trigger.allCases.dropFirst() { changes.append { $0.trigger = trigger } }
        for gate in Gate.allCases.dropFirst() { changes += [{ $0.tap = gate }, { $0.judgement = gate }] }
        for token in Token.allCases.dropFirst() { changes.append { $0.token = token } }
        for submit in Submit.allCases.dropFirst() { changes.append { $0.submit = submit } }
        for act in Act.allCases.dropFirst() { changes.append { ($0.submit, $0.act) = (.action, act) } }
        return changes
    }
}
