internal import Synchronization

/// Who may call a merchant's callback now: one drive of the session at a time, first come first served (EN-10, EN-11).
///
/// Everything here happens on the session's executor. The atomics are relaxed: they do not order anything between threads, they
/// let a component, which is another actor on the same executor, take a free lane without a call.
package struct Lane: ~Copyable, Sendable {
    private let holder = Atomic<UInt64>(0)
    private let isQueued = Atomic<Bool>(false)

    package init() {}

    @inline(__always)
    package borrowing func enter(_ drive: DriveID) -> Bool {
        let (exchanged, original) = holder.compareExchange(expected: 0, desired: drive.rawValue, ordering: .relaxed)
        return exchanged || original == drive.rawValue
    }

    @inline(__always)
    package borrowing func holds(_ drive: DriveID) -> Bool { holder.load(ordering: .relaxed) == drive.rawValue }

    package borrowing func pass(to drive: DriveID?) { holder.store(drive?.rawValue ?? 0, ordering: .relaxed) }

    package var hasQueue: Bool {
        get { isQueued.load(ordering: .relaxed) }
        nonmutating set { isQueued.store(newValue, ordering: .relaxed) }
    }

    package var isFree: Bool { holder.load(ordering: .relaxed) == 0 }
}
