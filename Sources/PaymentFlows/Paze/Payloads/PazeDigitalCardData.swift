/// How a card is drawn (TY-21).
public struct PazeDigitalCardData: Hashable, Sendable {
    /// Where the picture of the card is.
    public var artUri: String?
    /// The height of the picture in pixels.
    public var artHeight: Int?
    /// The width of the picture in pixels.
    public var artWidth: Int?

    /// Describes a card's picture.
    public init(artUri: String? = nil, artHeight: Int? = nil, artWidth: Int? = nil) {
        self.artUri = artUri
        self.artHeight = artHeight
        self.artWidth = artWidth
    }
}

extension PazeDigitalCardData: Redacting {
    package var redacted: [RedactedField] {
        [
            .plain("artUri", artUri),
            .plain("artHeight", artHeight.map(String.init)),
            .plain("artWidth", artWidth.map(String.init)),
        ]
    }
}
