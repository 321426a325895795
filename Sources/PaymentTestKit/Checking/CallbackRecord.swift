public import PaymentFlows

/// What was seen of one callback, in numbers of one counter that everything observed shares.
public struct CallbackRecord: Hashable, Sendable {
    /// The vendor's name of the callback, for example "onComplete".
    public var name: String
    /// The session it belongs to.
    public var session: String
    /// The attempt it belongs to; nil for presentment, or where it is not known.
    public var attempt: AttemptID?
    /// When it began.
    public var begin: UInt64
    /// When it returned; nil: it has not.
    public var end: UInt64?
    /// When the engine stopped waiting for it, which cancels its task (EN-17); nil: it did not.
    public var abandonedAt: UInt64?
    /// A gate's answer (for `onPreAuthorisation` whether it went on), or the argument of `onPresentmentResolved`.
    ///
    /// Nil for all others, and where it was not noted.
    public var verdict: Bool?

    /// Notes one callback.
    public init(
        _ name: String,
        session: String = "",
        attempt: AttemptID? = nil,
        begin: UInt64,
        end: UInt64? = nil,
        abandonedAt: UInt64? = nil,
        verdict: Bool? = nil
    ) {
        self.name = name
        self.session = session
        self.attempt = attempt
        self.begin = begin
        self.end = end
        self.abandonedAt = abandonedAt
        self.verdict = verdict
    }

    /// Whether the engine went on without it (EN-17).
    public var isAbandoned: Bool { abandonedAt != nil }

    /// Until when it kept its session's other callbacks from running (EN-10); `UInt64.max`: it still does.
    public var holdsUntil: UInt64 { min(end ?? .max, abandonedAt ?? .max) }
}
