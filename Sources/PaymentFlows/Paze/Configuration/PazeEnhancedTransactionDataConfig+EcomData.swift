extension PazeEnhancedTransactionDataConfig {
    /// An order, as a shop on the web knows it (TY-20). Text is passed on unchanged.
    public struct EcomData: Hashable, Sendable {
        /// Whether there is a gift card in the cart.
        public var cartContainsGiftCard: Bool?
        /// Whether the order is picked up.
        public var orderForPickup: Bool?
        /// How many things are ordered.
        public var orderQuantity: String?
        /// What the dearest line costs.
        public var orderHighestCost: String?
        /// Where it is shipped to; checked at the tap (SDK1208).
        public var finalShippingAddress: PazeAddressConfig?

        /// Describes an order; everything is nil by default.
        public init(
            cartContainsGiftCard: Bool? = nil, orderForPickup: Bool? = nil, orderQuantity: String? = nil,
            orderHighestCost: String? = nil, finalShippingAddress: PazeAddressConfig? = nil
        ) {
            self.cartContainsGiftCard = cartContainsGiftCard
            self.orderForPickup = orderForPickup
            self.orderQuantity = orderQuantity
            self.orderHighestCost = orderHighestCost
            self.finalShippingAddress = finalShippingAddress
        }
    }
}
