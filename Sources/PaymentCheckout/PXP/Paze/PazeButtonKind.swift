/// Which component to create: a Paze button.
public struct PazeButtonKind: Hashable, Sendable {
    /// A Paze button.
    public static let pazeButton = PazeButtonKind()
}
