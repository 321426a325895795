public import PaymentFlows

extension CheckoutComponents {
    /// Which component to create, and how.
    public struct ComponentOptions: Hashable, Sendable {
        /// Which component it is.
        public let kind: ComponentKind
        /// The component has a pay button of its own.
        public let showsPayButton: Bool
        /// The merchant's id at Apple, for the client that shows the sheet. Nil: there is no sheet, or the client knows it.
        public let merchantIdentifier: String?

        /// Card fields.
        ///
        /// - Parameter showPayButton: the component has a pay button of its own. True by default.
        public static func card(showPayButton: Bool = true) -> ComponentOptions {
            ComponentOptions(kind: .card, showsPayButton: showPayButton, merchantIdentifier: nil)
        }

        /// An Apple Pay button.
        public static func applePay(merchantIdentifier: String? = nil) -> ComponentOptions {
            ComponentOptions(kind: .applePay, showsPayButton: true, merchantIdentifier: merchantIdentifier)
        }

        /// The top-level component, in which the shopper selects a method.
        public static func flow(showPayButton: Bool = true, merchantIdentifier: String? = nil) -> ComponentOptions {
            ComponentOptions(kind: .flow, showsPayButton: showPayButton, merchantIdentifier: merchantIdentifier)
        }
    }
}
