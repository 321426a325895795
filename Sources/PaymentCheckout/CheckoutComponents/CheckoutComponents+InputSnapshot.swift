public import PaymentFlows

extension CheckoutComponents {
    /// A component as it was when its input changed: what `onChange` is given (CC-04).
    ///
    /// It is not the live component: submitting or tokenising it is refused (`.wrongStep`) and calls nothing.
    public struct InputSnapshot: Describable, Submittable, Tokenizable, Hashable {
        /// The provider's name of the method: the selected one, or the component's own.
        public let name: String
        /// What was entered could be submitted as it stood.
        public let isValid: Bool
        /// The host has to show a pay button of its own.
        public let isPayButtonRequired: Bool
        /// What was wrong with the card's fields.
        public let fieldErrors: [FieldError]

        /// Refused: call it on the component itself.
        public func submit() async -> Progress { .refused(.wrongStep) }
        /// Refused: call it on the component itself.
        public func tokenize() async -> Progress { .refused(.wrongStep) }
    }
}

extension CheckoutComponents.InputSnapshot {
    init(_ form: CheckoutComponentFlow.Form, of options: CheckoutComponents.ComponentOptions) {
        name = form.method(of: options.kind)?.name ?? options.kind.rawValue
        isValid = form.isValid(for: options.kind)
        isPayButtonRequired = !options.showsPayButton
        fieldErrors = form.input == nil ? [] : form.fieldErrors
    }
}
