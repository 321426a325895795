/// What a client or host needs while an attempt of Drop-in rests.
public enum DropInWaiting<Handoff: Hashable & Sendable>: Hashable, Sendable {
    /// The gate `onBeforeSubmit` is open.
    case submitApproval
    /// A person outside is being waited for.
    case handoff(Handoff)
}
