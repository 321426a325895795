internal import PaymentFlows

/// Callbacks through the lane: one at a time, by whoever holds it (EN-02, EN-10).
extension Component {
    /// A synchronous callback, in place where the lane is free; nil: it must wait its turn.
    @inline(__always)
    package func atOnce<Answer>(_ drive: UInt32, keepsLane: Bool = false, _ body: () -> Answer) -> Answer? {
        let id = DriveID(component: number, epoch: drive)
        guard supervisor.lane.enter(id) else { return nil }
        seat.callbacks &+= 1
        defer { if !keepsLane { leave(id) } }
        return body()
    }

    /// For `run`: takes the lane for one callback, which `leaves` gives back; false: the drive was superseded before its turn came.
    ///
    /// Not a function around the callback: the closure would be a task frame and two switches more, each time.
    @inline(__always)
    package func enters(_ drive: UInt32) async -> Bool {
        // Its task may have been superseded before it ran at all.
        guard seat.course.epoch == drive else { return false }
        if !supervisor.lane.enter(DriveID(component: number, epoch: drive)), await !waitsForTurn(drive) { return false }
        seat.callbacks &+= 1
        return true
    }

    @inline(never)
    private func waitsForTurn(_ drive: UInt32) async -> Bool {
        let id = DriveID(component: number, epoch: drive)
        seat.isInLine = true
        // False is for the superseded alone, whose answer nobody takes: no gate may be passed by not having been asked.
        repeat {
            await supervisor.turn(id)
            guard seat.course.epoch == drive else {
                // Superseded before it stood in line: what came to it all the same goes on to the next.
                leave(id)
                return false
            }
        } while !supervisor.lane.holds(id)
        seat.isInLine = false
        began()
        return true
    }

    /// The callback has returned, or the second of a pair has nothing to call: the lane goes on.
    @inline(__always)
    package func leaves(_ drive: UInt32) { leave(DriveID(component: number, epoch: drive)) }

    @inline(__always)
    func leave(_ drive: DriveID) {
        if supervisor.lane.hasQueue {
            supervisor.assumeIsolated { $0.pass(drive) }
        } else if supervisor.lane.holds(drive) {
            supervisor.lane.pass(to: nil)
        }
    }

    /// Called from the task that runs our callback. No task yet: the first stretch of an immediate task, nobody else can be here.
    var isInside: Bool {
        guard let task = seat.task else { return true }
        return task.isCurrent
    }
}
