/// When a sandbox provider answers, on the sandbox's clock.
public struct SandboxLatency: Hashable, Sendable {
    /// How long an answer takes; each one is drawn evenly from the range. Zero still answers later, from another task.
    public var usual: ClosedRange<Duration>
    /// How long one takes that comes after its call's deadline. 31 to 90 s: the documented deadline is 30 s.
    public var late: ClosedRange<Duration> = .seconds(31) ... .seconds(90)
    /// The share of calls that are answered by returning, at once. 0 by default.
    public var inlineShare = 0.0

    /// Answers take between the bounds.
    public init(_ usual: ClosedRange<Duration>) { self.usual = usual }

    /// Every answer is returned at once, but for the faults that are about being late.
    public static let inline: SandboxLatency = {
        var latency = SandboxLatency(.zero ... .zero)
        latency.inlineShare = 1
        return latency
    }()

    /// Answers come later, as soon as may be.
    public static let prompt = SandboxLatency(.zero ... .zero)

    /// Answers come after 20 to 400 ms, as from a provider on the internet.
    public static let internet = SandboxLatency(.milliseconds(20) ... .milliseconds(400))
}
