/// Some sessions that can be run again and again.
struct Workload: Sendable {
    let name: String
    let sessions: Int
    /// Runs all of them, and says how many ended as they should.
    let run: @Sendable () async -> Int
}
