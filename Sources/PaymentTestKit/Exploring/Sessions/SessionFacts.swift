internal import PaymentCheckout
internal import PaymentFlows

/// What the entries of a trace say, put together. Times are places in the trace.
struct SessionFacts<Method: ExploredMethod> {
    /// By component.
    var callbacks: [[CallbackRecord]] = [[], []]
    var reappearedAt: UInt64?
    /// When resets began that were done.
    var resets: [UInt64] = []
    private var resettingAt: UInt64?
    var tornDown: [[UInt64]] = [[], []]
    /// The attempts that began, with the number of their component.
    var attempts: [AttemptID: Int] = [:]
    var committed: Set<AttemptID> = []
    var outcomes: [(attempt: AttemptID, component: Int, ending: AttemptEnding)] = []
    var queued: Set<AttemptID> = []
    var cancelledAt: UInt64?
    /// When each money-moving call was started, and under which key.
    var sent: [(at: UInt64, key: String)] = []
    /// How often a money-moving call, and a status query, said that money has moved.
    var successes = 0
    var finds = 0
    /// When the session had taken the word that money moved.
    var paidAt: UInt64?
    /// How often each word took effect.
    var taken: [(word: ScenarioWebhook.Word, count: Int)] = ScenarioWebhook.Word.allCases.map { ($0, 0) }
    var wasRescued = false
    var broken: [Violation] = []
    /// Why the session was not opened; nil: it was.
    var refusal: String?
    /// Where in `callbacks` the callback is that began there.
    private var places: [Int: (component: Int, index: Int)] = [:]
    /// Calls that were started and not answered.
    private(set) var openCalls: [Method.Call] = []

    init(_ entries: [TraceEntry<Method>]) {
        for (place, entry) in entries.enumerated() { take(entry, at: UInt64(place + 1)) }
    }

    private mutating func take(_ entry: TraceEntry<Method>, at now: UInt64) {
        switch entry {
        case .reappears: reappearedAt = now
        case .began(let callback, let component, let verdict):
            places[Int(now) - 1] = (component, callbacks[component].count)
            callbacks[component].append(CallbackRecord(callback.rawValue, begin: now, verdict: verdict))
        case .returned(let place): change(place) { $0.end = now }
        case .abandoned(let place): change(place) { if $0.holdsUntil == .max { $0.abandonedAt = now } }
        case .ends: leaveLastBehind(now)
        case .tornDown(let component): tornDown[component].append(now)
        case .cancelled(let answer): if answer == .cancelled { cancelledAt = cancelledAt ?? now }
        case .resets: resettingAt = now
        case .reset(nil): if let resettingAt { resets.append(resettingAt) }
        case .queued(let attempt): queued.insert(attempt)
        case .step(let component, let state, let attempt, let ending): take(component, state, attempt, ending)
        case .called(let call, let key):
            if let key { sent.append((now, key)) }
            openCalls.append(call)
        case .answered(let call, let reply):
            if let index = openCalls.firstIndex(of: call) { openCalls.remove(at: index) }
            if reply == .paid { if Method.movesMoney(call) { successes += 1 } else { finds += 1 } }
        case .heard(let word, .accepted):
            for index in taken.indices where taken[index].word == word { taken[index].count += 1 }
            if Method.isPaid(word) { paidAt = paidAt ?? now }
        case .rescued: wasRescued = true
        case .notOpened(let error): refusal = error
        case .broke(let violation): broken.append(violation)
        case .reset, .appears, .tapped, .learnt, .heard, .clientsWent: break
        }
    }

    private mutating func take(_ component: Int, _ state: String, _ attempt: AttemptID, _ ending: AttemptEnding?) {
        if Method.tappedStates.contains(state) || ending != nil { attempts[attempt] = component }
        if Method.sendingStates.contains(state) { committed.insert(attempt) }
        guard let ending, outcomes.last(where: { $0.attempt == attempt })?.ending != ending else { return }
        outcomes.append((attempt, component, ending))
    }

    private mutating func change(_ place: Int, _ body: (inout CallbackRecord) -> Void) {
        guard let (component, index) = places[place] else { return }
        body(&callbacks[component][index])
    }

    /// A cancel or teardown may leave a last callback behind whose task it must not cancel (EN-17, EN-27).
    private mutating func leaveLastBehind(_ now: UInt64) {
        for component in callbacks.indices {
            for index in callbacks[component].indices where callbacks[component][index].holdsUntil == .max {
                let name = callbacks[component][index].name
                if Method.last.contains(where: { $0.rawValue == name }) {
                    callbacks[component][index].abandonedAt = now
                }
            }
        }
    }

    /// Whether the callback that began there was left behind.
    func isAbandoned(_ place: Int) -> Bool {
        places[place].map { callbacks[$0.component][$0.index].isAbandoned } ?? false
    }

    /// What has begun and not ended.
    var openWork: [OpenWork] {
        let running = callbacks.indices.flatMap { component in
            callbacks[component].filter { $0.holdsUntil == .max }.map { record in
                let isGate = Method.Callback(rawValue: record.name)?.isGate ?? false
                return OpenWork(isGate ? .gate : .callback, record.name, of: "component \(component + 1)")
            }
        }
        return running + openCalls.map { OpenWork(.call, $0.rawValue) }
    }
}
