/// One run of a scenario, while it goes on.
///
/// After its end nothing may hold it, or what it watches: what is left in memory is a violation (EN-62).
public protocol ExploredPlay: AnyObject, Sendable {
    associatedtype Trace: ExploredTrace

    /// From the beginning to the end, as one task of the scheduler; returns when all that waited for something has been answered.
    func play() async

    /// What has happened, with where everything stands now. Called when nothing can run any more.
    func trace() -> Trace

    /// What has begun and not ended: told when the play cannot go on (EN-14).
    var openWork: [OpenWork] { get }

    /// An object that must be gone once the play is; nil: there is none.
    var watched: (any AnyObject & Sendable)? { get }
}
