/// What Paze is told of the order, at checkout and at complete (TY-20, PZ-12, PZ-22).
public struct PazeEnhancedTransactionDataConfig: Hashable, Sendable {
    /// The order, as a shop on the web knows it.
    public var ecomData: EcomData?
    /// The networks preferred for processing. They compare as a set; an empty list is as nil.
    public var processingNetwork: [PazeAcceptedPaymentCardNetwork]?

    /// Describes an order; everything is nil by default.
    public init(ecomData: EcomData? = nil, processingNetwork: [PazeAcceptedPaymentCardNetwork]? = nil) {
        self.ecomData = ecomData
        self.processingNetwork = processingNetwork
    }

    /// The same with the networks in one order, and without what says nothing; nil when nothing is left.
    package var normalised: Self? {
        let said = Self(
            ecomData: ecomData == EcomData() ? nil : ecomData,
            processingNetwork: PazeAcceptedPaymentCardNetwork.unique(processingNetwork))
        return said.ecomData == nil && said.processingNetwork == nil ? nil : said
    }
}

extension PazeEnhancedTransactionDataConfig {
    /// Whether both say the same: networks compare as a set (TY-20).
    public static func == (left: Self, right: Self) -> Bool {
        left.ecomData == right.ecomData
            && PazeAcceptedPaymentCardNetwork.unique(left.processingNetwork)
                == PazeAcceptedPaymentCardNetwork.unique(right.processingNetwork)
    }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ecomData)
        hasher.combine(PazeAcceptedPaymentCardNetwork.unique(processingNetwork))
    }
}
