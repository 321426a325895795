internal import PaymentCheckout

/// A point of virtual time.
public struct VirtualInstant: InstantProtocol, Hashable, Sendable {
    /// Nanoseconds since the clock was made.
    public var nanoseconds: Int64

    /// Makes the instant so many nanoseconds after the clock was made.
    public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    /// A later or earlier instant; one that time cannot hold becomes the last or first.
    public func advanced(by duration: Duration) -> VirtualInstant {
        let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.wholeNanoseconds)
        return VirtualInstant(nanoseconds: overflow ? (duration < .zero ? .min : .max) : sum)
    }

    /// How long it is from here to the other.
    public func duration(to other: VirtualInstant) -> Duration {
        .nanoseconds(other.nanoseconds) - .nanoseconds(nanoseconds)
    }

    /// Whether one comes before the other.
    public static func < (one: VirtualInstant, other: VirtualInstant) -> Bool { one.nanoseconds < other.nanoseconds }
}
