extension CheckoutComponentFlow {
    /// A payment that waits for the shopper: a 3DS challenge or a redirect (CC-13).
    public struct Acting: Hashable, Sendable {
        /// What was submitted.
        public let sending: Evidence<Sending>
        /// What the shopper has to do.
        public let action: CheckoutComponents.Action
    }

    /// How a 3DS challenge or redirect ended (CC-14).
    public enum ActionEnd: UInt8, Hashable, Sendable, CaseIterable {
        /// The shopper came back with it done; the provider is asked for the result.
        case completed
        /// The shopper closed it.
        case dismissed
        /// It failed.
        case failed
        /// It was not answered in time.
        case timedOut

        /// What the merchant is told where the payment did not succeed; nil: the challenge is not to blame.
        var failure: CheckoutComponents.AuthenticationFailure? {
            switch self {
            case .completed: nil
            case .dismissed: .dismissed
            case .failed: .failed
            case .timedOut: .timedOut
            }
        }
    }

    /// A payment whose action has ended: the provider is asked once what has become of it (CC-14).
    public struct Acted: Hashable, Sendable {
        /// What was submitted.
        public let sending: Evidence<Sending>
        /// How the action ended.
        public let end: ActionEnd
    }
}
