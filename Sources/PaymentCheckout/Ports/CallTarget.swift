/// Whom a call's answer goes to, whatever its type: by references, so that a call costs no allocation.
struct CallTarget: Sendable {
    /// The component that waits.
    let owner: any CallOwner
    /// What it was waiting with.
    let subject: (any AnyObject & Sendable)?
    /// The step that the call was started in.
    let step: UInt32
    /// An earlier try of the call may have reached the provider (EN-44).
    var isRepeat = false
    /// Hands the wrapped answer to the component; nil: nobody answered.
    let deliver: @Sendable (CallTarget, (any AnyObject & Sendable)?) async -> Void
}

/// What a call needs of the component that made it.
protocol CallOwner: DiagnosticSink {
    nonisolated var inbox: Inbox { get }
    nonisolated var context: EngineContext { get }
}
