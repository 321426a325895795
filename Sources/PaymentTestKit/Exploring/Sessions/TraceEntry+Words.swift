internal import PaymentCheckout
internal import PaymentFlows

extension TraceEntry {
    /// In words.
    ///
    /// - Parameter entries: the trace that it stands in.
    func words(in entries: [TraceEntry]) -> String {
        switch self {
        case .notOpened(let error): "the session is not opened: \(error)"
        case .appears(let component): "component \(component + 1) is shown"
        case .reappears: "component 1 is shown again"
        case .began(let callback, let component, nil):
            "callback \(callback.rawValue) of component \(component + 1) begins"
        case .began(let callback, let component, let verdict?):
            "gate \(callback.rawValue) of component \(component + 1) begins, and will say \(verdict ? "yes" : "no")"
        case .returned(let place): "\(Self.name(at: place, in: entries)) returns"
        case .abandoned(let place): "\(Self.name(at: place, in: entries)) is left behind: its task is cancelled"
        case .ends: "somebody is about to cancel, to tear down or to close"
        case .tornDown(let component): "component \(component + 1) is gone"
        case .tapped(let progress): "the tap returns: \(progress)"
        case .cancelled(let answer): "the cancel returns: \(answer)"
        case .resets: "somebody is about to reset the session"
        case .reset(let refusal): "the reset returns: \(refusal.map { "refused \($0)" } ?? "done")"
        case .queued(let attempt): "a tap is queued as attempt \(attempt.number)"
        case .learnt(let attempt, let ending):
            "attempt \(attempt.number) is told: \(ending.map { "\($0)" } ?? "nothing")"
        case .step(let component, let state, let attempt, let ending):
            "component \(component) is \(state), attempt \(attempt.number)\(ending.map { ", \($0)" } ?? "")"
        case .called(let call, let key): "call \(call.rawValue) is started\(key.map { " under key \($0)" } ?? "")"
        case .answered(let call, let reply): "call \(call.rawValue) is answered: \(reply)"
        case .heard(let word, let answer): "the provider says \(word.rawValue): \(answer)"
        case .clientsWent: "the tasks that drive are cancelled"
        case .rescued: "nothing went on: the rescue cancels"
        case .broke(let violation): "\(violation)"
        }
    }

    private static func name(at place: Int, in entries: [TraceEntry]) -> String {
        guard entries.indices.contains(place), case .began(let callback, let component, _) = entries[place] else {
            return "a callback"
        }
        return "\(callback.rawValue) of component \(component + 1)"
    }
}
