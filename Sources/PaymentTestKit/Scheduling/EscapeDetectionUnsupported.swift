/// This toolchain's runtime does not show which jobs are sent to the global pool, or which task a job belongs to.
public struct EscapeDetectionUnsupported: Error, Hashable, Sendable, CustomStringConvertible {
    /// In words.
    public var description: String {
        "this toolchain does not show which jobs leave a scheduler: schedules cannot be explored with it"
    }
}
