extension CheckoutComponents {
    /// What the shopper has to do before a payment can go on (CC-13, TY-72).
    public struct Action: Hashable, Sendable {
        /// Which kind of action.
        public let kind: Kind
        /// Where the shopper goes. Redacted when printed: it may carry a token.
        public let url: String

        /// The actions that a gateway can run.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// A 3DS challenge.
            case threeDS = "3ds"
            /// A page of the method's own.
            case redirect
        }

        /// Describes an action.
        public init(kind: Kind, url: String) {
            self.kind = kind
            self.url = url
        }
    }
}

extension CheckoutComponents.Action: Redacting {
    package var redacted: [RedactedField] { [.plain("kind", kind.rawValue), .secret("url", url)] }
}
