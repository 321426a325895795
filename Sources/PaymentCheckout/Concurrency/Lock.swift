#if SANITIZE_THREAD

    #if canImport(Glibc)
        internal import Glibc
    #else
        internal import Darwin
    #endif

    /// State that one thread at a time may see; held for a few instructions, never across a suspension.
    ///
    /// This form exists for Thread Sanitizer, which knows pthread locks: the slow path of `Mutex` is not instrumented, so
    /// a contended one is reported as a race. The compiler sets no condition for sanitizers: build such runs with
    /// `-Xswiftc -DSANITIZE_THREAD`.
    package struct Lock<State>: ~Copyable, Sendable {
        private let cell: LockCell<State>

        package init(_ state: sending State) { cell = LockCell(state) }

        @inline(__always)
        package borrowing func withLock<Result: ~Copyable, Failure: Error>(
            _ body: (inout sending State) throws(Failure) -> sending Result
        ) throws(Failure) -> sending Result {
            cell.acquire()
            defer { cell.release() }
            return try body(&cell.state)
        }
    }

    /// Unchecked, because the compiler cannot see that `state` is only touched between `acquire` and `release`.
    private final class LockCell<State>: @unchecked Sendable {
        private let mutex: UnsafeMutablePointer<pthread_mutex_t>
        var state: State

        init(_ state: sending State) {
            self.state = state
            mutex = .allocate(capacity: 1)
            mutex.initialize(to: pthread_mutex_t())
            pthread_mutex_init(mutex, nil)
        }
        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }
        func acquire() { pthread_mutex_lock(mutex) }
        func release() { pthread_mutex_unlock(mutex) }
    }

#else

    internal import Synchronization

    /// State that one thread at a time may see; held for a few instructions, never across a suspension.
    ///
    /// Sanitizer builds have a form of their own: see the other half of this file.
    package struct Lock<State>: ~Copyable, Sendable {
        private let mutex: Mutex<State>

        package init(_ state: sending State) { mutex = Mutex(state) }

        @inline(__always)
        package borrowing func withLock<Result: ~Copyable, Failure: Error>(
            _ body: (inout sending State) throws(Failure) -> sending Result
        ) throws(Failure) -> sending Result {
            try mutex.withLock(body)
        }
    }

#endif
