internal import PaymentFlows

/// One check under way: every place at which the callbacks seen so far may stand.
///
/// There is more than one only where an attempt may have ended without a callback.
struct OrderRun<Step: OrderStep> {
    typealias Callback = Step.Callback

    struct Place: Hashable {
        var step: Step
        /// How many endings are used up: the index of that of the open attempt.
        var ended: Int
        var attempt: AttemptID?
    }

    let installed: Set<Callback>
    let endings: [AttemptEnding]?
    let notified: Bool
    private let deferred: Set<Callback>
    private let unseen: [Callback]
    private var places: [Place]
    private var last: String?

    init(
        installed: Set<Callback>, deferred: Set<Callback>, endings: [AttemptEnding]?, notified: Bool,
        first: Step = .first
    ) {
        self.installed = installed.subtracting(deferred)
        self.deferred = deferred
        self.endings = endings
        self.notified = notified
        unseen = Callback.allCases.filter { !installed.contains($0) || deferred.contains($0) }
        places = [Place(step: first, ended: 0)]
        spread()
    }

    /// Checks one appearance, in the order in which its callbacks began.
    mutating func violation(in callbacks: [CallbackRecord], tornDownAt: UInt64?) -> Violation? {
        for (position, record) in callbacks.sorted(by: { $0.begin < $1.begin }).enumerated() {
            if let tornDownAt, record.begin > tornDownAt {
                let reason = "\(record.name) began after teardown had returned"
                return Violation("EN-18", session: record.session, position: position, reason)
            }
            if let violation = take(record, at: position) { return violation }
        }
        return finish(tornDown: tornDownAt != nil, session: callbacks.first?.session)
    }

    private mutating func take(_ record: CallbackRecord, at position: Int) -> Violation? {
        guard let callback = Callback(rawValue: record.name) else {
            return refuse(record, position, Step.listingRule, "\(record.name) is no callback of \(Step.method)")
        }
        if let ban = Step.ban(on: callback) { return refuse(record, position, ban.rule, ban.reason) }
        guard installed.contains(callback) else {
            return refuse(record, position, "EN-16", "\(record.name) was called and is not set as a closure")
        }
        // What an abandoned gate answers lets nothing through (EN-17).
        let verdict = callback.isGate && record.isAbandoned ? false : record.verdict
        let next = places.compactMap { move($0, callback, verdict, record.attempt) }
        guard !next.isEmpty else { return explain(record, callback, position) }
        places = next
        last = record.name
        spread()
        return nil
    }

    private func finish(tornDown: Bool, session: String?) -> Violation? {
        guard !places.contains(where: { mayStop($0, tornDown: tornDown) }) else { return nil }
        let seen = last.map { "the callbacks stop after \($0)" } ?? "there is no callback"
        let reason =
            endings.map { "\(seen), which does not fit the outcomes \($0)" } ?? "\(seen), in the middle of an order"
        return Violation(places.first?.step.rule(for: nil) ?? Step.listingRule, session: session, reason)
    }

    private func mayStop(_ place: Place, tornDown: Bool) -> Bool {
        let left = endings?.dropFirst(place.ended) ?? []
        // Teardown keeps back whatever callback the last attempt would have made, and drops a queued tap (EN-14).
        let onlyQueued = left.count <= 1 && left.allSatisfy(\.isCancelled)
        let lastAndQueued = left.count <= 2 && left.dropFirst().allSatisfy(\.isCancelled)
        return switch place.step.stage {
        case .unavailable: left.isEmpty
        case .appearing: tornDown && left.isEmpty
        case .settled: left.isEmpty || tornDown && onlyQueued
        case .ready: left.isEmpty || tornDown && lastAndQueued
        case .open:
            tornDown && lastAndQueued && (endings == nil || !left.isEmpty)
        }
    }

    private func move(
        _ place: Place,
        _ callback: Callback,
        _ verdict: Bool?,
        _ attempt: AttemptID?,
        ignoringEnding: Bool = false
    ) -> Place? {
        let ending = ignoringEnding ? nil : ending(at: place)
        guard let move = place.step.move(callback, verdict, ending: ending, notified: notified) else { return nil }
        var next = Place(step: move.step, ended: place.ended, attempt: place.attempt)
        if move.step.isOpen || move.ends {
            // An attempt needs an ending, and its callbacks are its own.
            if !ignoringEnding, endings != nil, ending == nil { return nil }
            if let attempt, let known = place.attempt {
                guard place.step.isOpen ? attempt == known : attempt > known else { return nil }
            }
            next.attempt = attempt ?? place.attempt
        }
        if move.ends, endings != nil { next.ended += 1 }
        return next
    }

    private func ending(at place: Place) -> AttemptEnding? {
        endings.flatMap { $0.indices.contains(place.ended) ? $0[place.ended] : nil }
    }

    /// Adds the places that are reached without a callback.
    private mutating func spread() {
        var index = 0
        while index < places.count {
            let place = places[index]
            for callback in unseen {
                // A gate that is not set lets through; what the host answered to a deferred one is not known.
                let verdict = callback.isGate && !deferred.contains(callback) ? true : nil
                if let next = move(place, callback, verdict, nil) { add(next) }
            }
            endSilently(place)
            index += 1
        }
    }

    private mutating func endSilently(_ place: Place) {
        let known =
            endings == nil ? (place.step.isOpen ? AttemptEnding.all : []) : [ending(at: place)].compactMap { $0 }
        for step in known.compactMap(place.step.silentEnd) {
            add(Place(step: step, ended: endings == nil ? 0 : place.ended + 1, attempt: place.attempt))
        }
    }

    private mutating func add(_ place: Place) {
        if !places.contains(place) { places.append(place) }
    }
}

extension OrderRun {
    private func refuse(_ record: CallbackRecord, _ position: Int, _ rule: String, _ reason: String) -> Violation {
        Violation(rule, session: record.session, position: position, reason)
    }

    private func explain(_ record: CallbackRecord, _ callback: Callback, _ position: Int) -> Violation {
        let after = last.map { "after \($0)" } ?? "as the first callback"
        let rule = places.first?.step.rule(for: callback) ?? Step.listingRule
        if places.contains(where: { move($0, callback, record.verdict, nil) != nil }) {
            return refuse(record, position, "EN-60", "\(record.name) \(after) names another attempt than the open one")
        }
        if let place = places.first(where: { move($0, callback, record.verdict, nil, ignoringEnding: true) != nil }) {
            let outcome = ending(at: place).map { "the outcome \($0)" } ?? "an attempt without an outcome"
            return refuse(record, position, rule, "\(record.name) \(after) does not fit \(outcome)")
        }
        if places.contains(where: { move($0, callback, nil, nil, ignoringEnding: true) != nil }) {
            return refuse(record, position, rule, "\(record.name) \(after) has the wrong argument")
        }
        let may = Callback.allCases.filter { callback in places.contains { move($0, callback, nil, nil) != nil } }
        let expected = may.isEmpty ? "nothing may follow" : "allowed: " + may.map(\.rawValue).joined(separator: ", ")
        return refuse(record, position, rule, "\(record.name) may not come \(after); \(expected)")
    }
}
