/// A call that waits for its answer, and then the answer on its way to its component. Not generic, so that it costs the same for
/// every call.
final class PendingReply: Pending {
    private enum State: Sendable {
        case open
        case answered(any AnyObject & Sendable)
        case handedOver
    }
    let target: CallTarget
    private let state = Lock(State.open)

    init(_ target: CallTarget) { self.target = target }

    /// The first answer counts (PZ-14, EN-26). False: it was not the first.
    func answer(_ answer: any AnyObject & Sendable) -> Bool {
        let isFirst = state.withLock { state in
            guard case .open = state else { return false }
            state = .answered(answer)
            return true
        }
        if isFirst { target.owner.inbox.push(self) } else { noteDuplicate() }
        return isFirst
    }

    func handOver() async {
        let answer = state.withLock { state -> (any AnyObject & Sendable)? in
            guard case .answered(let answer) = state else { return nil }
            state = .handedOver
            return answer
        }
        if let answer { await target.deliver(target, answer) }
    }

    /// A second answer is counted here, on whatever thread it came, and shown in its session's turn.
    private func noteDuplicate() {
        target.owner.context.count(.duplicateAnswers)
        guard target.owner.isObserved else { return }
        target.owner.inbox.push(PendingDiagnostic(target.owner, .duplicateAnswers))
    }

    deinit {
        let isOpen = state.withLock { if case .open = $0 { true } else { false } }
        if isOpen { target.owner.inbox.push(LostReply(target)) }
    }
}

/// Nobody will answer any more.
final class LostReply: Pending {
    private let target: CallTarget
    init(_ target: CallTarget) { self.target = target }
    func handOver() async { await target.deliver(target, nil) }
}
