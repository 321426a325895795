/// Why a method, or any, cannot be offered: what `onError` is given (DI-01).
public struct DropInOfferProblem: Hashable, Sendable {
    /// The method. Nil: it is about all of them.
    public let method: DropInPaymentMethod?
    /// Why.
    public let failure: PaymentFailure

    /// Describes a problem.
    public init(method: DropInPaymentMethod?, failure: PaymentFailure) {
        self.method = method
        self.failure = failure
    }

    package init(_ method: DropInPaymentMethod?, _ code: DropInErrorCode, _ message: String) {
        self.init(method: method, failure: PaymentFailure(code: code.rawValue, message: message))
    }
}
