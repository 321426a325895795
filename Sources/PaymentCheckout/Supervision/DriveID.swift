/// Names a drive within its session: the component, and the component's epoch.
package struct DriveID: Hashable, Sendable {
    package let rawValue: UInt64

    /// Components are counted from 1, so that no drive is zero.
    @inline(__always)
    package init(component: UInt16, epoch: UInt32) { rawValue = UInt64(component) << 32 | UInt64(epoch) }
}
