internal import CEnqueueHook

/// The jobs that may run, in order of arrival, each with the number of its task.
struct ReadyQueue: Sendable {
    private(set) var jobs: [UnownedJob] = []
    private(set) var numbers: [Int] = []
    private var numberOfTask: [UInt64: Int] = [:]
    private var given = 0

    /// The number of the job that runs now, or ran last; zero: a timer.
    private var running = 0

    /// Numbered by first arrival: an address or the runtime's own id would differ between two runs of one seed.
    mutating func append(_ job: UnownedJob) {
        let task = enqueue_hook_task_id(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
        jobs.append(job)
        numbers.append(number(of: task))
    }

    /// A timer fires: what it wakes is nobody's doing.
    mutating func noteTimer() { running = 0 }

    /// The numbers with that of the timer, zero, behind them.
    mutating func offeringTimer<Result>(_ body: ([Int]) -> Result) -> Result {
        numbers.append(0)
        defer { numbers.removeLast() }
        return body(numbers)
    }

    mutating func remove(at index: Int) -> (job: UnownedJob, number: Int) {
        running = numbers[index]
        numbers.remove(at: index)
        return (jobs.remove(at: index), running)
    }

    /// An actor's own job belongs to no task: it goes on with the work of the one that called the actor.
    private mutating func number(of task: UInt64) -> Int {
        if task == 0, running != 0 { return running }
        if task != 0, let known = numberOfTask[task] { return known }
        given += 1
        if task != 0 { numberOfTask[task] = given }
        return given
    }
}
