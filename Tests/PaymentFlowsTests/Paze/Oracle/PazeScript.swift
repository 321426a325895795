/// What merchant, shopper and providers will do in one attempt.
struct PazeScript: Hashable, Sendable {
    enum Call: String, CaseIterable, Sendable { case success, refused, notSent, malformed, silent, overdue }
    enum Back: String, CaseIterable, Sendable { case complete, incomplete, cancelled, failed, wrongSession, overdue }
    enum Gate: String, CaseIterable, Sendable { case yes, no, overdue }
    enum Consent: String, CaseIterable, Sendable { case proceed, cancel, soundData, unsoundData, overdue }
    enum Authorisation: String, CaseIterable, Sendable {
        case approved, undone, declined, declinedWithoutIds, error, mismatch
        case refused, notSent
        case open, malformed, silent, overdue

        /// Nothing is known after it: the provider is asked.
        var isOpen: Bool {
            switch self {
            case .open, .malformed, .silent, .overdue: true
            case .approved, .undone, .declined, .declinedWithoutIds, .error, .mismatch, .refused, .notSent: false
            }
        }
    }
    enum Answer: String, CaseIterable, Sendable { case approved, declined, mismatch }
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

    /// While what, a success for the attempt's transaction is heard of from outside.
    enum Place: String, CaseIterable, Sendable {
        case click, creation, checkout, approval, completion, completed, decryptionGate, decryption, decrypted
        case preAuthorisation, shopper, authorisation, verification
    }

    var isPresentable = true
    var isTappable = true
    var creation = Call.success
    var back = Back.complete
    var approval = Gate.yes
    var completion = Call.success
    var completesAnotherSession = false
    var decrypts = Gate.yes
    var decryption = Call.success
    var consent = Consent.proceed
    var performsAVS = false
    var hasAddress = true
    var namesShopper = false
    var authorisation = Authorisation.approved
    var search = Search.nothing
    var paidAt: Place?
    /// What is heard once the attempt has ended.
    var after: LateWord?
}

extension PazeScript {
    /// Every way to go wrong before the authorisation, alone and together with every other one.
    static var early: [PazeScript] {
        let singles = deviations
        let pairs = singles.indices.flatMap { first in
            singles.indices.dropFirst(first + 1).map { second -> PazeScript in
                var script = PazeScript()
                singles[first](&script)
                singles[second](&script)
                return script
            }
        }
        let alone = singles.map { change -> PazeScript in
            var script = PazeScript()
            change(&script)
            return script
        }
        return [PazeScript()] + alone + pairs
    }

    /// Every combination from `onPreAuthorisation` on.
    static var late: [PazeScript] {
        var scripts: [PazeScript] = []
        for consent in Consent.allCases {
            for circumstances in 0..<8 {
                for authorisation in Authorisation.allCases {
                    for search in authorisation.isOpen ? Search.all : [.nothing] {
                        var script = PazeScript()
                        script.consent = consent
                        script.performsAVS = circumstances & 1 != 0
                        script.hasAddress = circumstances & 2 != 0
                        script.namesShopper = circumstances & 4 != 0
                        script.authorisation = authorisation
                        script.search = search
                        scripts.append(script)
                    }
                }
            }
        }
        return scripts
    }

    /// Paid at every place, on the happy path and on every one that differs from it in one thing.
    static var paidOutside: [PazeScript] {
        Place.allCases.flatMap { place in
            ([{ _ in }] + deviations.dropFirst()).map { change in
                var script = PazeScript()
                if place == .verification { script.authorisation = .silent }
                change(&script)
                script.paidAt = place
                return script
            }
        }
    }

    /// Every late word after every end: of the happy path, of every one that differs from it in one thing, and of every verification.
    static var afterTheEnd: [PazeScript] {
        LateWord.allCases.flatMap { word in
            let found = Search.all.map { search in
                { (script: inout PazeScript) in
                    (script.authorisation, script.search) = (.silent, search)
                }
            }
            return ([{ _ in }] + deviations.dropFirst() + found).map { change in
                var script = PazeScript()
                change(&script)
                script.after = word
                return script
            }
        }
    }

    private static var deviations: [(inout PazeScript) -> Void] {
        var changes: [(inout PazeScript) -> Void] = [
            { $0.isPresentable = false }, { $0.isTappable = false }, { $0.completesAnotherSession = true },
            { $0.hasAddress = false }, { $0.performsAVS = true },
        ]
        for call in Call.allCases.dropFirst() {
            changes += [{ $0.creation = call }, { $0.completion = call }, { $0.decryption = call }]
        }
        for back in Back.allCases.dropFirst() { changes.append { $0.back = back } }
        for gate in Gate.allCases.dropFirst() { changes += [{ $0.approval = gate }, { $0.decrypts = gate }] }
        for consent in Consent.allCases.dropFirst() { changes.append { $0.consent = consent } }
        for authorisation in Authorisation.allCases.dropFirst() { changes.append { $0.authorisation = authorisation } }
        return changes
    }
}
