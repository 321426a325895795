/// What a step means for an order that stops there.
enum OrderStage: Hashable, Sendable {
    /// There is nothing to be tapped.
    case unavailable
    /// Presentment is under way.
    case appearing
    /// A tap may begin an attempt.
    case ready
    /// An attempt is under way.
    case open
    /// No tap is taken any more.
    case settled
}
