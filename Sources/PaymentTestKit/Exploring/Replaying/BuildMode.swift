/// How the code that is explored was built: the optimiser removes hops between actors, so schedules differ.
public enum BuildMode: String, Hashable, Sendable, Codable {
    /// Not optimised.
    case debug
    /// Optimised.
    case release

    /// That of this process.
    public static var current: BuildMode {
        #if DEBUG
            .debug
        #else
            .release
        #endif
    }

    /// How `checkout-explore` is run in it.
    public var command: String {
        switch self {
        case .debug: "swift run checkout-explore"
        case .release: "swift run -c release checkout-explore"
        }
    }
}
