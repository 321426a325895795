public import FoundationEssentials

/// Everything that an authorise call is made of.
public struct PazeSending: Hashable, Sendable {
    /// The attempt, whose ids and key go with the call.
    public let attempt: Evidence<Attempt>
    /// What the merchant let pass.
    public let preAuthorised: Evidence<PazePreAuthorised>
    /// The shopper, if the merchant named one.
    public let shopper: Evidence<TransactionShopper>?
    /// When the call was sent, to the whole second; nil: not yet. An older transaction is not its answer (EN-43).
    public let sentAt: Date?
    /// What has happened around the attempt since the call was sent.
    public let circumstances: Circumstances

    /// What has happened around an attempt after its point of no return.
    public struct Circumstances: OptionSet, Hashable, Sendable {
        /// One bit each.
        public let rawValue: UInt8
        /// The session expired (EN-46).
        public static let expired = Circumstances(rawValue: 1)
        /// The component went away: no callback is made for it (EN-34).
        public static let tornDown = Circumstances(rawValue: 2)
        /// A reply could not be read: FLOW0004 is its diagnostic (EN-91).
        public static let malformedReply = Circumstances(rawValue: 4)

        /// Takes the bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }
    }

    func with(_ circumstance: Circumstances) -> PazeSending {
        PazeSending(
            attempt: attempt, preAuthorised: preAuthorised, shopper: shopper, sentAt: sentAt,
            circumstances: circumstances.union(circumstance))
    }

    func with(attempt: Evidence<Attempt>) -> PazeSending {
        PazeSending(
            attempt: attempt, preAuthorised: preAuthorised, shopper: shopper, sentAt: sentAt,
            circumstances: circumstances)
    }

    /// Providers keep whole seconds: a finer date would make their own transaction look older than its sending.
    func sent(at date: Date) -> PazeSending {
        let second = Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.rounded(.down))
        return PazeSending(
            attempt: attempt, preAuthorised: preAuthorised, shopper: shopper, sentAt: second,
            circumstances: circumstances)
    }
}
