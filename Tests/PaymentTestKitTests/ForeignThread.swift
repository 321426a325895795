#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A thread that no executor knows.
struct ForeignThread {
    private final class Body: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }
    #if canImport(Glibc)
        private var thread = pthread_t()
    #else
        private var thread: pthread_t!
    #endif

    init(_ run: @escaping @Sendable () -> Void) {
        let body = Unmanaged.passRetained(Body(run)).toOpaque()
        pthread_create(
            &thread, nil,
            { body in
                #if canImport(Glibc)
                    Unmanaged<Body>.fromOpaque(body!).takeRetainedValue().run()
                #else
                    Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
                #endif
                return nil
            }, body)
    }
    func join() { pthread_join(thread, nil) }
}
