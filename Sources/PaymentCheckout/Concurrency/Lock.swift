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
            let (mutex, state) = (cell.mutex, cell.state)
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            return try body(&state.pointee)
        }
    }

    /// Owns both on the heap: as a stored property the state would seem to be changed together with its neighbour.
    /// Unchecked, because the compiler cannot see that `state` is only touched while `mutex` is locked.
    private final class LockCell<State>: @unchecked Sendable {
        let mutex: UnsafeMutablePointer<pthread_mutex_t>
        let state: UnsafeMutablePointer<State>

        init(_ state: sending State) {
            self.state = .allocate(capacity: 1)
            self.state.initialize(to: state)
            mutex = .allocate(capacity: 1)
            mutex.initialize(to: pthread_mutex_t())
            pthread_mutex_init(mutex, nil)
        }
        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
            state.deinitialize(count: 1)
            state.deallocate()
        }
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
