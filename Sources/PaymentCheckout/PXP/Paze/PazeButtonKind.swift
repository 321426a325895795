/// Creates a Paze button.
public struct PazeButtonKind: ComponentKind {
    /// The button's configuration.
    public typealias Config = PazeButtonComponentConfig
    /// The button.
    public typealias Component = PazeButtonComponent
}

extension ComponentKind where Self == PazeButtonKind {
    /// A Paze button.
    public static var pazeButton: PazeButtonKind { PazeButtonKind() }
}
