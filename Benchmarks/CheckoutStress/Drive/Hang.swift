internal import PaymentCheckout
internal import PaymentTestKit

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A session that does not end.
enum Hang {
    /// Says where the oldest sessions stand, and ends the process.
    static func report(_ sessions: [StressSession], ended: Int) async -> Never {
        print("EN-14: no session has ended for 30 s; \(ended) had. The oldest that are open:")
        for session in sessions {
            let snapshot = await session.checkout?.snapshot()
            let callbacks = session.log.seen.records.map { "\($0.callback)(\($0.begin)-\($0.end))" }
            print(
                """
                session \(session.name), seed \(session.rig.options.seed), faults \(session.rig.options.faults)
                  plan: \(session.plan)
                  flag \(snapshot?.isProcessing ?? false), claim \(snapshot?.isClaimed ?? false), \
                outcome \(snapshot?.lastOutcome.map { "\(AttemptEnding($0))" } ?? "none")
                  states: \(snapshot?.components.map { $0.trace.joined(separator: " ") }.joined(separator: " | ") ?? "")
                  callbacks: \(callbacks.joined(separator: " "))
                """)
        }
        exit(1)
    }
}
