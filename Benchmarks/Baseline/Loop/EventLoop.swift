#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A stand-in for a network client's event loop: one thread of its own that answers later, in the order of asking.
///
/// Both the hand-written pair and the engine wait for this same loop, so that it costs them the same. What was asked
/// for while a batch runs is taken over as the next batch, under one lock. An idle loop sleeps.
///
/// Unchecked, because the queue is guarded by a mutex that a condition variable waits on, and the standard library's
/// `Mutex` has no condition variable. The two pointers never change, and the loop lives as long as the process.
package final class EventLoop: @unchecked Sendable {
    package typealias Work = @Sendable () -> Void

    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let arrived = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var queue: [Work] = []
    private var sleeps = false

    package init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(arrived, nil)
        startThread()
    }

    /// Runs the body on the loop's thread, after everything that was asked for before.
    package func later(_ body: @escaping Work) {
        pthread_mutex_lock(mutex)
        queue.append(body)
        let wakes = sleeps
        sleeps = false
        pthread_mutex_unlock(mutex)
        if wakes { pthread_cond_signal(arrived) }
    }

    /// Suspends until the loop has come round to answer.
    package func roundTrip() async {
        #if DEBUG
            // Thread Sanitizer reports a race between resuming an unsafe continuation at once and the code after it; a
            // checked one, and an unsafe one resumed after a delay, are clean. It looks like the runtime's own
            // synchronisation, which is not instrumented, but that is not proven: this keeps the report away, no more.
            await withCheckedContinuation { continuation in
                later { continuation.resume() }
            }
        #else
            // Unsafe, because the check of a checked one would be charged to the hand-written pair alone.
            await withUnsafeContinuation { continuation in
                later { continuation.resume() }
            }
        #endif
    }

    fileprivate func run() -> Never {
        var batch: [Work] = []
        while true {
            pthread_mutex_lock(mutex)
            while queue.isEmpty {
                sleeps = true
                pthread_cond_wait(arrived, mutex)
            }
            sleeps = false
            swap(&queue, &batch)
            pthread_mutex_unlock(mutex)
            for work in batch { work() }
            batch.removeAll(keepingCapacity: true)
        }
    }

    private func startThread() {
        let loop = Unmanaged.passRetained(self).toOpaque()
        #if canImport(Darwin)
            var thread: pthread_t?
            let failure = pthread_create(
                &thread, nil, { Unmanaged<EventLoop>.fromOpaque($0).takeUnretainedValue().run() }, loop)
            if failure == 0, let thread { pthread_detach(thread) }
        #else
            var thread = pthread_t()
            let failure = pthread_create(
                &thread,
                nil,
                { loop in loop.map { Unmanaged<EventLoop>.fromOpaque($0).takeUnretainedValue().run() } },
                loop
            )
            if failure == 0 { pthread_detach(thread) }
        #endif
        precondition(failure == 0, "the benchmark's event loop needs a thread, and the system gave none")
    }
}
