/// The colour of the Paze button (TY-20).
public enum PazeButtonColor: String, Hashable, Sendable, CaseIterable {
    /// Follows light and dark. The default.
    case auto
    /// Paze's blue.
    case pazeBlue
    /// White.
    case white
    /// White with a line around it.
    case whiteWithOutline
    /// Black.
    case midnightBlack
}
