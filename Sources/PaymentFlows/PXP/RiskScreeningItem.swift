public import FoundationEssentials

/// One line of the order (TY-05). Texts have at most 256 characters, the description 1024.
public struct RiskScreeningItem: Hashable, Sendable {
    /// The price of one, not negative, in the transaction's currency.
    public var price: Decimal?
    /// How many, not negative.
    public var quantity: Int?
    /// The kind of goods.
    public var category: String?
    /// Your number for the goods.
    public var sku: String?
    /// Your id of the line.
    public var id: String?
    /// The name of the goods.
    public var name: String?
    /// The goods in words.
    public var description: String?
    /// Whether the goods are delivered over the net.
    public var isDigital: Bool?

    /// Describes a line; everything is nil by default.
    public init(
        price: Decimal? = nil, quantity: Int? = nil, category: String? = nil, sku: String? = nil, id: String? = nil,
        name: String? = nil, description: String? = nil, isDigital: Bool? = nil
    ) {
        self.price = price
        self.quantity = quantity
        self.category = category
        self.sku = sku
        self.id = id
        self.name = name
        self.description = description
        self.isDigital = isDigital
    }
}
