package import PaymentFlows

/// The course of one component: its flow, and who may answer it.
///
/// A value too: synchronous, without tasks or clock, so that overtaking, postponing and lateness can be tested without
/// concurrency. A *drive* is one stretch of work from an event to the next rest; the epoch names it, and whoever overtakes
/// bumps the epoch. A *step* names the state that a call was started in; only its own reply may answer it.
package struct Course<Flow: PaymentFlow>: Sendable {
    package private(set) var flow: Flow
    private var overtaking = Overtaking.none
    package private(set) var mode = Mode.resting
    /// Names the drive in progress, or the last one.
    package private(set) var epoch: UInt32 = 0
    /// Names the present state's entry.
    package private(set) var step: UInt32 = 0
    package private(set) var trace = TraceRing()

    package enum Mode: UInt8, Sendable {
        /// Nothing is under way.
        case resting
        /// A drive is in progress: it performs an effect.
        case driving
        /// An effect has been started and will be answered by an event.
        case parked
    }

    /// What follows from an event that came from inside the running callback, once that has returned.
    private enum Overtaking: Sendable {
        case none
        case rest
        case perform(Flow.Effect)
    }

    package enum Verdict: Sendable {
        /// Begin a new drive with this effect; whatever ran before is superseded.
        case drive(Flow.Effect)
        /// The flow rests; whatever ran before is superseded.
        case settled
        /// The flow has moved; what follows waits for the running callback.
        case accepted
        /// The flow has learnt something; whatever runs goes on.
        case noted
        /// The event is to be offered again when the flow rests in another state.
        case queued
        case ignored(IgnoreReason)
        case refused(Refusal)
    }

    package init(_ flow: Flow) { self.flow = flow }

    /// An event from outside a drive.
    ///
    /// - Parameter inside: it comes from the task that runs the present drive's callback.
    /// - Parameter takesOver: a cancel, teardown or expiry: where an accepted one waits behind a running callback, this one goes
    ///   on with it at once (EN-14).
    package mutating func take(_ event: Flow.Event, inside: Bool, takesOver: Bool) -> Verdict {
        // An appearance, say, that follows an accepted teardown leaves nothing behind: only what ends an attempt does (EN-17).
        let waits = inside || isOvertaken && !takesOver
        switch advance(event) {
        case .perform(let effect):
            guard waits else { return .drive(effect) }
            overtaking = .perform(effect)
            return .accepted
        case .rest:
            guard waits else { return .settled }
            overtaking = .rest
            return .accepted
        case .note: return .noted
        case .ignore(let reason):
            guard takesOver, !inside, mode == .driving else { return .ignored(reason) }
            return takeOver() ?? .ignored(reason)
        case .postpone: return .queued
        case .refuse(let refusal): return .refused(refusal)
        }
    }

    /// An event from inside the running callback was accepted; what follows from it waits for the callback's return.
    package var isOvertaken: Bool { if case .none = overtaking { false } else { true } }

    /// Goes on with what an accepted event left waiting, and leaves the running callback behind; nil: nothing waits.
    package func takeOver() -> Verdict? {
        switch overtaking {
        case .none: nil
        case .rest: .settled
        case .perform(let effect): .drive(effect)
        }
    }

    /// The answer to a drive's effect comes in; the next effect goes out, or nil: this drive is over.
    package mutating func next(_ answer: Flow.Event, _ drive: UInt32) -> Flow.Effect? {
        guard epoch == drive else { return nil }
        switch overtaking {
        case .perform(let effect):
            overtaking = .none
            return effect
        case .rest: overtaking = .none
        case .none: if case .perform(let effect) = advance(answer) { return effect }
        }
        mode = .resting
        return nil
    }

    /// The drive's effect has been started, and an event will answer it.
    package mutating func park(_ drive: UInt32) {
        guard epoch == drive else { return }
        mode = .parked
    }

    package mutating func begin() -> UInt32 {
        supersede()
        mode = .driving
        return epoch
    }

    package mutating func supersede() {
        epoch &+= 1
        mode = .resting
        overtaking = .none
    }

    private mutating func advance(_ event: Flow.Event) -> Reaction<Flow.Effect> {
        let reaction = flow.handle(event)
        switch reaction {
        case .perform, .rest:
            step &+= 1
            trace.note(flow.tag)
        case .note: trace.note(flow.tag)
        case .ignore, .refuse, .postpone: break
        }
        return reaction
    }
}
