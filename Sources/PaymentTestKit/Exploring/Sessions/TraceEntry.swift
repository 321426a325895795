package import PaymentCheckout
package import PaymentFlows

/// One thing that happened in an explored session. Its time is its place in the trace.
package enum TraceEntry<Method: ExploredMethod>: Hashable, Sendable {
    /// The session could not be opened.
    case notOpened(String)
    /// A component was asked to appear.
    case appears(Int)
    /// The first component was asked to appear again.
    case reappears
    /// A callback of a component began; a gate with its answer.
    case began(Method.Callback, of: Int, verdict: Bool?)
    /// The callback that began there returned.
    case returned(from: Int)
    /// The task of the callback that began there was cancelled.
    case abandoned(at: Int)
    /// Somebody is about to cancel, to tear down or to close.
    case ends
    /// A component's teardown has returned.
    case tornDown(Int)
    /// A tap has returned.
    case tapped(ExploredProgress)
    /// A cancel has returned.
    case cancelled(CancelAnswer)
    /// Somebody is about to reset the session.
    case resets
    /// That reset has returned; nil: it was done.
    case reset(Refusal?)
    /// A tap was queued.
    case queued(AttemptID)
    /// Who waited for an attempt was told its outcome; nil: there is no such attempt.
    case learnt(AttemptID, AttemptEnding?)
    /// A component has moved, as an observer was told.
    case step(component: Int, state: String, attempt: AttemptID, AttemptEnding?)
    /// A gateway call was started; a money-moving one with its key.
    case called(Method.Call, key: String?)
    /// A gateway call was answered, or will never be.
    case answered(Method.Call, Reply)
    /// A word of the provider's was handed over.
    case heard(ScenarioWebhook.Word, NotificationAnswer)
    /// The tasks that drive were cancelled.
    case clientsWent
    /// Nothing but the rescue went on.
    case rescued
    /// A rule was broken, as the play saw itself.
    case broke(Violation)

    /// What became of a gateway call.
    package enum Reply: UInt8, Hashable, Sendable {
        /// It succeeded, and no money moved by it.
        case done
        /// It said that money has moved.
        case paid
        /// A definite no, or it was not sent.
        case notDone
        /// Nobody will answer it.
        case lost
    }
}

extension TraceEntry {
    /// Takes everything in it into a digest.
    func mix(into digest: inout Digest) {
        func mix(_ kind: Int, _ first: Int = 0, _ second: Int = 0, _ third: Int = 0) {
            digest.mix(UInt64(kind))
            digest.mix(UInt64(bitPattern: Int64(first)))
            digest.mix(UInt64(bitPattern: Int64(second)))
            digest.mix(UInt64(bitPattern: Int64(third)))
        }
        switch self {
        case .notOpened(let error):
            mix(19)
            digest.mix(error)
        case .appears(let component): mix(1, component)
        case .reappears: mix(2)
        case .began(let callback, let component, let verdict):
            mix(3, component, verdict.map { $0 ? 2 : 1 } ?? 0)
            digest.mix(callback.rawValue)
        case .returned(let place): mix(4, place)
        case .abandoned(let place): mix(5, place)
        case .ends: mix(6)
        case .tornDown(let component): mix(7, component)
        case .tapped(let progress):
            let (kind, number) = progress.code
            mix(8, kind, number)
        case .cancelled(let answer): mix(9, Int(answer.rawValue))
        case .queued(let attempt): mix(10, Int(attempt.number))
        case .learnt(let attempt, let ending): mix(11, Int(attempt.number), ending.code)
        case .step(let component, let state, let attempt, let ending):
            mix(12, component, Int(attempt.number), ending.code)
            digest.mix(state)
        case .called(let call, let key):
            mix(13)
            digest.mix(call.rawValue)
            digest.mix(key ?? "")
        case .answered(let call, let reply):
            mix(14, Int(reply.rawValue))
            digest.mix(call.rawValue)
        case .heard(let word, let answer):
            mix(15, Int(answer.rawValue))
            digest.mix(word.rawValue)
        case .resets: mix(20)
        case .reset(let refusal): mix(21, refusal.map { Int($0.rawValue) + 1 } ?? 0)
        case .clientsWent: mix(16)
        case .rescued: mix(17)
        case .broke(let violation):
            mix(18)
            digest.mix(violation.description)
        }
    }
}

extension ExploredProgress {
    /// Numbers of its own for each.
    fileprivate var code: (kind: Int, number: Int) {
        switch self {
        case .waiting(let attempt): (0, Int(attempt.number))
        case .ended(let ending): (1, AttemptEnding?.some(ending).code)
        case .queued(let attempt): (2, Int(attempt.number))
        case .working: (3, 0)
        case .idle: (4, 0)
        case .alreadyAnswered: (5, 0)
        case .refused(let refusal): (6, Int(refusal.rawValue))
        }
    }
}

extension AttemptEnding? {
    /// A number of its own for each.
    fileprivate var code: Int {
        switch self {
        case nil: 0
        case .succeeded: 1
        case .refused: 2
        case .failed: 3
        case .handedOver: 4
        case .unknown: 5
        case .cancelled(let canceller): 6 + (Canceller.allCases.firstIndex(of: canceller) ?? 0)
        }
    }
}
