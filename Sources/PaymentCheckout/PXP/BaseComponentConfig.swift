/// What the configurations of all components have in common.
open class BaseComponentConfig: @unchecked Sendable {
    // Unchecked because the vendor's class is open; what a subclass of ours holds is constant or behind a lock.

    /// Makes a configuration with nothing set.
    public init() {}
}
