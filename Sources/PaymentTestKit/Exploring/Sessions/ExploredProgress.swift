internal import PaymentCheckout
package import PaymentFlows

/// Where an attempt is when a call returns, of whichever method.
package enum ExploredProgress: Hashable, Sendable, CustomStringConvertible {
    /// It waits for a person or a gate of the host's.
    case waiting(AttemptID)
    case ended(AttemptEnding)
    case queued(AttemptID)
    case working
    case idle
    case alreadyAnswered
    case refused(Refusal)

    /// - Parameter attempt: whose wait it is.
    init<Waiting>(_ progress: Progress<Waiting>, _ attempt: (Waiting) -> AttemptID?) {
        self =
            switch progress {
            case .waiting(let wait): attempt(wait).map { .waiting($0) } ?? .working
            case .ended(let outcome): .ended(AttemptEnding(outcome))
            case .queued(let attempt): .queued(attempt)
            case .working: .working
            case .idle: .idle
            case .refused(let refusal): .refused(refusal)
            case .alreadyAnswered: .alreadyAnswered
            }
    }

    /// In words.
    package var description: String {
        switch self {
        case .waiting(let attempt): "attempt \(attempt.number) waits"
        case .ended(let ending): "ended \(ending)"
        case .queued(let attempt): "queued as attempt \(attempt.number)"
        case .working: "working"
        case .idle: "idle"
        case .alreadyAnswered: "already answered"
        case .refused(let refusal): "refused \(refusal)"
        }
    }
}
