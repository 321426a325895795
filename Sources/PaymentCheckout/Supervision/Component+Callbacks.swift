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

    /// For `run`: one callback through the lane; nil: the drive was superseded before its turn came.
    @inline(__always)
    package func callback<Answer: Sendable>(
        _ drive: UInt32, keepsLane: Bool = false, _ body: () async -> Answer
    ) async -> Answer? {
        // Its task may have been superseded before it ran at all.
        guard seat.course.epoch == drive else { return nil }
        let id = DriveID(component: number, epoch: drive)
        if !supervisor.lane.enter(id) {
            seat.isInLine = true
            await supervisor.turn(id)
            guard supervisor.lane.holds(id), seat.course.epoch == drive else {
                // Superseded before it stood in line: what came to it all the same goes on to the next.
                leave(id)
                return nil
            }
            seat.isInLine = false
            began()
        }
        seat.callbacks &+= 1
        let answer = await body()
        if !keepsLane { leave(id) }
        return answer
    }

    /// The second callback of a pair has nothing to call: the lane goes on.
    package func leaveLane(_ drive: UInt32) { leave(DriveID(component: number, epoch: drive)) }

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
