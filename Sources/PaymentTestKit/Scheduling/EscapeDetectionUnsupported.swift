/// This toolchain's runtime has no hook by which jobs sent to the global pool can be seen.
public struct EscapeDetectionUnsupported: Error, Hashable, Sendable {}
