internal import PaymentFlows
internal import Synchronization

/// What changes nothing and must not vanish (EN-81).
extension Component {
    /// Counts it, and shows it with the present state to whoever observes the session; nobody does: nothing is made.
    func note(_ kind: CounterKind) {
        context.count(kind)
        publish(kind)
    }

    private func publish(_ kind: CounterKind) {
        guard supervisor.isObserved.load(ordering: .relaxed) else { return }
        let diagnostic = Diagnostic(kind: kind, state: Flow.stateNames[Int(seat.course.flow.tag)])
        supervisor.assumeIsolated { $0.publish(diagnostic) }
    }
}

extension Component: CallOwner {
    nonisolated var inbox: Inbox { supervisor.shard.inbox }
    package nonisolated var isObserved: Bool { supervisor.isObserved.load(ordering: .relaxed) }
    package func show(_ kind: CounterKind) { publish(kind) }
}

/// Where what was counted outside a session's executor is shown.
package protocol DiagnosticSink: AnyObject, Sendable {
    var isObserved: Bool { get }
    func show(_ kind: CounterKind) async
}

/// A diagnostic on its way to its session.
final class PendingDiagnostic: Pending {
    private let sink: any DiagnosticSink
    private let kind: CounterKind

    init(_ sink: any DiagnosticSink, _ kind: CounterKind) {
        self.sink = sink
        self.kind = kind
    }

    func handOver() async { await sink.show(kind) }
}
