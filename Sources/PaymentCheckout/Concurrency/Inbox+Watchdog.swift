/// A callback that blocks its thread blocks the pump that handed its reply over. After some 0.7 ms on one item the watchdog
/// starts another pump, so that the replies behind wait less than a millisecond (EN-13). It lives only while items are
/// queued behind a pump.
extension Inbox {
    /// Detached for the same reason as the pump.
    func startWatchdog(from taken: Int) {
        Task.detached { await self.watch(from: taken) }
    }

    private func watch(from taken: Int) async {
        var seen = taken
        var unmoved = 0
        while true {
            // Real time, not the injected clock: that a thread is blocked is a fact of real time, and no session's order
            // or outcome depends on when this wakes.
            try? await ContinuousClock().sleep(for: .microseconds(300))
            let pump: Int? = queue.withLock { queue in
                guard !queue.items.isEmpty else {
                    queue.isWatched = false
                    return nil
                }
                unmoved = queue.taken == seen ? unmoved + 1 : 0
                seen = queue.taken
                guard unmoved >= 2 else { return 0 }
                unmoved = 0
                return queue.newPump()
            }
            guard let pump else { return }
            if pump != 0 { start(pump: pump) }
        }
    }
}
