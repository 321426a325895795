public import PaymentFlows

extension CheckoutComponents {
    /// What the host is told and asked, in this order of a payment. Every callback is optional (EN-16).
    ///
    /// The callbacks of one session run one at a time; each in its declared isolation (EN-10, EN-15).
    public struct Callbacks: Sendable {
        /// Called once when a component can be used, and again after `reset()` (CC-03).
        public var onReady: (@Sendable (any Describable) -> Void)?
        /// Asked when the pay button is tapped; false: nothing is submitted (CC-06). Nil: true.
        public var handleTap: (@Sendable (any Describable) async -> Bool)?
        /// Called after each change of the input, with the component as it was then (CC-04).
        public var onChange: (@Sendable (any Describable & Tokenizable & Submittable) -> Void)?
        /// Asked what to do with a card, once its first eight digits are known (CC-05). Nil: accepted.
        public var onCardBinChanged: (@Sendable (CardMetadata) -> CallbackResult)?
        /// Called when a submission starts (CC-07).
        public var onSubmit: (@Sendable (any Describable) -> Void)?
        /// Asked what to do with a card's token (CC-09). Nil: accepted; `tokenize()` needs it (CC-11).
        public var onTokenized: (@Sendable (TokenizationResult) -> CallbackResult)?
        /// Submits the payment session in the engine's place (CC-12). Nil: the engine submits.
        ///
        /// Its start is the point of no return (CC-18): its task is never cancelled, and its answer counts whenever it comes.
        public var handleSubmit: (@Sendable (SessionData) async -> APICallResult)?
        /// Called when the payment has succeeded (CC-13).
        public var onSuccess: (@Sendable (any Describable, PaymentID) -> Void)?
        /// Called when something went wrong (CC-16, CC-19).
        public var onError: (@Sendable (CheckoutComponents.Error) -> Void)?
        /// Gates that are not called: the flow rests at them, and the host answers later, from anywhere (EN-19). None by default.
        public var deferredGates: Gates = []

        /// Names the callbacks; all are nil by default.
        public init(
            onReady: (@Sendable (any Describable) -> Void)? = nil,
            handleTap: (@Sendable (any Describable) async -> Bool)? = nil,
            onChange: (@Sendable (any Describable & Tokenizable & Submittable) -> Void)? = nil,
            onCardBinChanged: (@Sendable (CardMetadata) -> CallbackResult)? = nil,
            onSubmit: (@Sendable (any Describable) -> Void)? = nil,
            onTokenized: (@Sendable (TokenizationResult) -> CallbackResult)? = nil,
            handleSubmit: (@Sendable (SessionData) async -> APICallResult)? = nil,
            onSuccess: (@Sendable (any Describable, PaymentID) -> Void)? = nil,
            onError: (@Sendable (CheckoutComponents.Error) -> Void)? = nil
        ) {
            self.onReady = onReady
            self.handleTap = handleTap
            self.onChange = onChange
            self.onCardBinChanged = onCardBinChanged
            self.onSubmit = onSubmit
            self.onTokenized = onTokenized
            self.handleSubmit = handleSubmit
            self.onSuccess = onSuccess
            self.onError = onError
        }
    }
}
