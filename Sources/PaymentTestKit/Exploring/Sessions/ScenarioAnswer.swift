/// How a gateway answers a call.
package enum ScenarioAnswer: Hashable, Sendable {
    /// By returning.
    case inline
    /// Through the reply, a turn later.
    case later
    /// Through the reply, twice.
    case twice
    /// Through the reply, after so many seconds.
    case seconds(Int)
    /// The reply is let go.
    case lost
    /// The reply is kept until the session is closed.
    case never
    /// A definite no.
    case refused
    /// It could not be sent.
    case notSent

    /// It is told by itself, without time having to pass.
    var isHeard: Bool {
        switch self {
        case .inline, .later, .twice, .refused: true
        case .seconds, .lost, .never, .notSent: false
        }
    }
}
