internal import PaymentFlows

/// What the components of a payment session read when they use it (EN-29): the host's callbacks, and what the session is for.
final class ComponentsHost: Sendable {
    private struct Contents: Sendable {
        var callbacks: Shared<CheckoutComponents.Callbacks>
        var details: PaymentSessionDetails
        var paymentSession: CheckoutComponents.PaymentSession
        /// The amounts of wallet sheets that were changed (CC-15), by component.
        var sheetAmounts: [UInt16: Amount] = [:]
    }
    private let contents: Lock<Contents>
    let publicKey: String
    let environment: CheckoutComponents.Environment

    init(
        _ request: PaymentSessionRequest, _ details: PaymentSessionDetails, _ callbacks: CheckoutComponents.Callbacks
    ) {
        contents = Lock(
            Contents(callbacks: Shared(callbacks), details: details, paymentSession: request.paymentSession))
        publicKey = request.publicKey
        environment = request.environment
    }

    /// By reference: a copy would retain each closure at each step.
    var callbacks: Shared<CheckoutComponents.Callbacks> { contents.withLock { $0.callbacks } }

    func register(_ callbacks: Shared<CheckoutComponents.Callbacks>) {
        // Let go outside the lock: what the old ones hold may end here.
        let old = contents.withLock { contents in
            defer { contents.callbacks = callbacks }
            return contents.callbacks
        }
        withExtendedLifetime(old) {}
    }

    /// Whether a callback is set, or what else there is to know of them: nothing is copied or retained.
    @inline(__always)
    func has(_ isSet: (CheckoutComponents.Callbacks) -> Bool) -> Bool {
        contents.withLock { isSet($0.callbacks.value) }
    }

    /// What the payment session says of storing the card.
    var consent: CheckoutComponents.ConsentTerms { contents.withLock { $0.details.consent } }
    var details: PaymentSessionDetails { contents.withLock { $0.details } }
    var paymentSession: CheckoutComponents.PaymentSession { contents.withLock { $0.paymentSession } }

    func renew(_ paymentSession: CheckoutComponents.PaymentSession, _ details: PaymentSessionDetails) {
        contents.withLock {
            $0.paymentSession = paymentSession
            $0.details = details
        }
    }

    func sheetAmount(of component: UInt16) -> Amount? { contents.withLock { $0.sheetAmounts[component] } }

    func setSheetAmount(_ amount: Amount, of component: UInt16) {
        contents.withLock { $0.sheetAmounts[component] = amount }
    }

    /// Why a component cannot be offered; nil: it can.
    func problem(of kind: CheckoutComponents.ComponentKind) -> PaymentFailure? {
        let methods = details.methods
        let isOffered =
            switch kind {
            case .card: methods.contains(.card)
            case .applePay: methods.contains(.applePay)
            case .flow: methods.contains(.card) || methods.contains(.applePay)
            }
        guard !isOffered else { return nil }
        return PaymentFailure(
            code: CheckoutComponents.Error.ErrorCode.componentNotSupported.code,
            message: "\(kind.rawValue): the payment session does not offer it.")
    }
}

extension Shared<CheckoutComponents.Callbacks> {
    /// Every callback has its default.
    static let unset = Shared(CheckoutComponents.Callbacks())
}
