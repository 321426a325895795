/// How far the creation of a Drop-in has come (DI-01).
public enum DropInCreationState: Hashable, Sendable {
    /// `create()` has not been called. Leads to: askingShopper, gone.
    case initial
    /// The query `onGetShopper` (DI-02). Leads to: deciding, gone.
    case askingShopper
    /// The engine looks at what the session allows. Leads to: reporting, created, gone.
    case deciding
    /// `onError` tells of what cannot be offered, one after another. Leads to: created, gone.
    case reporting(Evidence<DropInReporting>)
    /// The methods are offered. Leads to: gone.
    case created(Evidence<DropInOffers>)
    /// `destroy()` was called. Leads to: nothing.
    case gone
}

/// What is reported, and how far that has come.
public struct DropInReporting: Hashable, Sendable {
    /// What `create()` found.
    public let offers: DropInOffers
    /// The place of the problem that is being told.
    public let place: Int
}
