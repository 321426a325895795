internal import FoundationEssentials
internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Which shard of a count this thread uses, so that two cores do not fight over one line of memory. Any answer is right:
/// the shards are summed.
enum ThreadShard {
    /// How many cores there are. Asked once: the system reads several files for it.
    static let processors = ProcessInfo.processInfo.activeProcessorCount

    /// A power of two, some more than there are cores, and at most `limit`.
    static func count(atMost limit: Int) -> Int {
        var count = 1
        while count < min(limit, processors * 2) { count *= 2 }
        return count
    }

    @inline(__always)
    static func current(of count: Int) -> Int {
        // Stacks lie at round addresses: the upper half of the product has all the bits in it.
        Int(truncatingIfNeeded: (thread &* 0x9E37_79B9_7F4A_7C15) >> 40) & (count - 1)
    }

    #if canImport(Glibc)
        @inline(__always)
        private static var thread: UInt64 { UInt64(pthread_self()) }
    #else
        @inline(__always)
        private static var thread: UInt64 { UInt64(UInt(bitPattern: pthread_self())) }
    #endif
}
