/// The shape of the Paze button (TY-20).
public enum PazeButtonShape: String, Hashable, Sendable, CaseIterable {
    /// Rounded corners. The default.
    case rounded
    /// Square corners.
    case rectangle
    /// Half circles at both ends.
    case pill
}
