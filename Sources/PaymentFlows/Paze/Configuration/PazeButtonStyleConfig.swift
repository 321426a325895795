/// How whoever draws the Paze button is to draw it (TY-20). Nothing is drawn here.
public struct PazeButtonStyleConfig: Hashable, Sendable {
    /// How high a button may be when its height is capped, in points. 48.
    public static let maximumHeight = 48

    /// The colour. `.auto` by default.
    public var color: PazeButtonColor
    /// The shape. `.rounded` by default.
    public var shape: PazeButtonShape
    /// The label. `.checkoutWith` by default.
    public var label: PazeButtonLabel
    /// Whether the cap on the height is lifted. Nil, the default: it is not.
    public var disableMaxHeight: Bool?

    /// Describes a style; the defaults are Paze's.
    public init(
        color: PazeButtonColor = .auto, shape: PazeButtonShape = .rounded, label: PazeButtonLabel = .checkoutWith,
        disableMaxHeight: Bool? = nil
    ) {
        self.color = color
        self.shape = shape
        self.label = label
        self.disableMaxHeight = disableMaxHeight
    }

    /// How high the button may be, in points; nil: as high as it likes.
    public var heightCap: Int? { disableMaxHeight == true ? nil : Self.maximumHeight }
}
