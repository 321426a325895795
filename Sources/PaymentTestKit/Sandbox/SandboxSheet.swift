public import PaymentCheckout
public import PaymentFlows

/// An Apple Pay sheet of a sandbox: what it shows, and what its shopper does.
public final class SandboxSheet: Sendable {
    private struct State: Sendable {
        var total: Amount
        var updates = 0
        var end: ApplePaySheetEnd?
    }
    private let state: Lock<State>
    private let request: ApplePaySheetRequest

    init(_ request: ApplePaySheetRequest) {
        self.request = request
        state = Lock(State(total: request.total))
    }

    /// The attempt that it belongs to.
    public var attempt: AttemptID { request.attempt }
    /// The total that it shows.
    public var total: Amount { state.withLock { $0.total } }
    /// How many answers of the merchant it has shown.
    public var updates: Int { state.withLock { $0.updates } }
    /// How it was put away; nil: it is open.
    public var end: ApplePaySheetEnd? { state.withLock { $0.end } }

    /// The shopper chooses something.
    public func chooses(_ change: ApplePaySheetChange) { request.events.changed(change) }

    /// The shopper authorises the payment. The wallet gives it an id, the same each time.
    public func authorises() {
        let id = "wallet-\(request.sessionId)-\(request.attempt.number)"
        request.events.authorised(ApplePayAuthorisation(paymentId: id, token: Sensitive("token-of-\(id)")))
    }

    /// The shopper dismisses the sheet.
    public func dismisses() { request.events.dismissed() }

    func show(_ update: ApplePayRequestUpdate?) {
        state.withLock { state in
            state.updates += 1
            guard let item = update?.totalPaymentItem,
                case .success(let total) = Amount.make(item.amount, currencyCode: state.total.currency.code)
            else { return }
            state.total = total
        }
    }

    func putAway(_ end: ApplePaySheetEnd) { state.withLock { $0.end = end } }
}
