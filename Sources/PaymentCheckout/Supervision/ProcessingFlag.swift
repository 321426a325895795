internal import Synchronization

/// A session's processing flag: up while any of its components is processing an attempt (EN-23).
struct ProcessingFlag: ~Copyable, Sendable {
    /// One bit a component.
    private let processing = Atomic<UInt32>(0)

    var isUp: Bool { processing.load(ordering: .acquiring) != 0 }

    @inline(__always)
    func set(_ isUp: Bool, component: UInt16) {
        let bit = Self.bit(component)
        if isUp {
            processing.bitwiseOr(bit, ordering: .acquiringAndReleasing)
        } else {
            processing.bitwiseAnd(~bit, ordering: .acquiringAndReleasing)
        }
    }

    /// Lowers it for every component but one: an attempt that has ended may have left it up (DI-15).
    func lower(but component: UInt16) {
        processing.bitwiseAnd(Self.bit(component), ordering: .acquiringAndReleasing)
    }

    private static func bit(_ component: UInt16) -> UInt32 { UInt32(1) << UInt32((component - 1) & 31) }
}
