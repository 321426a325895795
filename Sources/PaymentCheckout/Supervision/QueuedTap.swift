internal import PaymentFlows

/// A tap that begins when the claim is free: the last callback has returned (EN-14), or another component has asked (EN-22).
struct QueuedTap {
    let member: any SessionMember
    let attempt: AttemptID
    /// The component that asks the provider for it; nil: nobody has.
    var asked: (any SessionMember)?
}
