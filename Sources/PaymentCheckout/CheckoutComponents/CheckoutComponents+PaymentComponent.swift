public import PaymentFlows

extension CheckoutComponents {
    /// A live component, without a screen: a tap is a call (CC-01).
    ///
    /// Each call returns when the flow rests or ends (EN-25). While it waits for anything outside, nothing of it runs.
    public struct PaymentComponent: Describable, Submittable, Tokenizable {
        package let component: Component<ComponentsMethod>
        /// How it was created.
        public let options: ComponentOptions

        package init(component: Component<ComponentsMethod>, options: ComponentOptions) {
            self.component = component
            self.options = options
        }

        /// The provider's name, for example "card".
        public var name: String { options.kind.rawValue }

        /// The host has to show a pay button of its own.
        public var isPayButtonRequired: Bool { !options.showsPayButton }

        /// Asks whether the component can be offered.
        public var isAvailable: Bool { get async { await component.checkAvailability() } }

        /// The component is shown; `onReady` when it can be used, once until `reset()` (CC-03). Unchecked: `onError` componentIsAvailableNotChecked, except for `.flow`.
        ///
        /// - Returns: true when it can be used.
        @discardableResult
        public func render() async -> Bool { await component.render() }

        /// What is entered can be submitted as it stands.
        public var isValid: Bool { get async { await component.isValid } }

        /// What is wrong with the card's fields (CC-08).
        public var fieldErrors: [FieldError] { get async { await component.fieldErrors } }

        /// The shopper has entered or selected something; this is everything that is entered now (CC-04).
        ///
        /// - Returns: why it was not taken; nil: it was, and its `onChange` has returned or is in line.
        @discardableResult
        public func change(
            method: MethodName? = nil, card: CardInput? = nil, preferredScheme: String? = nil,
            isConsentChecked: Bool = false
        ) async -> Refusal? {
            await component.change(method, card, preferredScheme, isConsentChecked)
        }

        /// The shopper taps the pay button. The session's claim is taken before the first suspension (EN-20).
        @discardableResult
        public func tap() async -> Progress { await component.tap(claimed: claim(), by: ComponentsMethod.tap) }

        /// The same for a caller that does not wait: `.working` when the tap was taken and something is being waited for.
        @discardableResult
        public func postTap() async -> Progress { await component.postTap(claimed: claim(), by: ComponentsMethod.tap) }

        /// Submits the payment, without `handleTap` (CC-06).
        @discardableResult
        public func submit() async -> Progress { await component.tap(claimed: claim(), by: ComponentsMethod.submit) }

        /// The same for a caller that does not wait.
        @discardableResult
        public func postSubmit() async -> Progress {
            await component.postTap(claimed: claim(), by: ComponentsMethod.submit)
        }

        /// Makes the card's token and gives it to `onTokenized`; the outcome is `handedOver`, and taps go on (CC-11).
        ///
        /// - Returns: `.idle` where no attempt was started: `onError` has said why.
        @discardableResult
        public func tokenize() async -> Progress { await component.tokenize(claimed: claim()) }

        private func claim() -> Bool { component.supervisor.claim(component.number) }
    }
}
