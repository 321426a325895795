/// Something concurrent that can be played again and again, each time in another order: what is explored.
///
/// It makes its tasks with the crew's scheduler, waits on the crew's clock, and uses nothing else that differs between two runs: no other
/// clock, no random numbers of its own, no order of a `Set` or `Dictionary`.
public protocol ExploredScenario: Sendable {
    associatedtype Play: ExploredPlay

    /// The name by which it is chosen, such as "paze".
    static var flow: String { get }

    /// Two contenders and a canceller, where nothing goes wrong: the scenario of an exhaustive search.
    static var contended: Self { get }

    /// The scenario of a seed: equal seeds give equal ones.
    ///
    /// - Parameter timeIsAChoice: whether timers may fire early in it, which some scenarios cannot stand.
    init(seed: UInt64, timeIsAChoice: Bool)

    /// Sets one play up; nothing of it has run yet.
    func begin(seed: UInt64, with crew: ExploredCrew) -> Play

    /// The rules that a play did not keep, from its trace alone: a trace that was clean once is not looked at again.
    ///
    /// - Parameter timeIsAChoice: whether timers may have fired early.
    func violations(in trace: Play.Trace, timeIsAChoice: Bool) -> [Violation]
}
