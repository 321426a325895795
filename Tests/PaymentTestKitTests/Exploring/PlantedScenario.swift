import PaymentTestKit

/// Two tasks on one scheduler, with a bug.
struct PlantedScenario: ExploredScenario {
    enum Bug: Hashable, Sendable {
        /// A notice that comes before anybody waits is lost.
        case lostWakeUp
        /// One task polls for what never comes.
        case livelock
        /// A task that belongs to no scheduler.
        case escape
        /// Two callers check, wait and act.
        case doubleSubmit
    }
    static let flow = "planted"
    static var contended: Self { Self(.doubleSubmit) }
    let bug: Bug

    init(_ bug: Bug) { self.bug = bug }
    init(seed: UInt64, timeIsAChoice: Bool) { self.init(.doubleSubmit) }

    func begin(seed: UInt64, with crew: ExploredCrew) -> Play { Play(bug, crew) }

    func violations(in trace: Trace, timeIsAChoice: Bool) -> [Violation] {
        trace.charges > 1 ? [Violation("EN-45", "\(trace.charges) charges")] : []
    }

    final class Play: ExploredPlay {
        private let bug: Bug
        private let crew: ExploredCrew
        private let till = Till()
        private let charges = Charges()

        init(_ bug: Bug, _ crew: ExploredCrew) {
            self.bug = bug
            self.crew = crew
        }

        func play() async {
            switch bug {
            case .lostWakeUp:
                let latch = ForgetfulLatch()
                crew.spawn("waiter", isAwaited: true) { _ in await latch.wait() }
                crew.spawn("notifier", isAwaited: true) { _ in await latch.notify() }
            case .livelock:
                crew.spawn("poller", isAwaited: true) { _ in while !Task.isCancelled { await Task.yield() } }
            case .escape:
                // Planted: it inherits no preference.
                Task.detached {}
            case .doubleSubmit:
                let submitter = DoubleSubmitter(till)
                for number in 1...2 {
                    crew.spawn("caller", number: number, isAwaited: true) { _ in await submitter.submit() }
                }
            }
            await crew.awaited()
            charges.set(await till.charges)
        }

        func trace() -> Trace { Trace(charges: charges.count) }
        var openWork: [OpenWork] { crew.openWork }
        var watched: (any AnyObject & Sendable)? { till }
    }

    struct Trace: ExploredTrace {
        let charges: Int
        var digest: UInt64 { UInt64(charges) }
        var timeline: [String] { ["\(charges) charges"] }
    }
}
