public import PaymentFlows

/// The shopper at a sandbox's PayPal page: what comes back from it.
public enum SandboxPayer: String, Hashable, Sendable, CaseIterable {
    /// Approves the order.
    case approves
    /// Approves it, and the return is delivered twice.
    case approvesTwice
    /// Approves it, and then closes the window (DI-52).
    case approvesAndCloses
    /// Closes the window.
    case closes
    /// Closes the window, which is told twice.
    case closesTwice
    /// Closes the window, which is told as an error and then as a close (DI-17).
    case closesWithError
    /// Closes the window, which is told as a close and then as an error (DI-17).
    case closesBeforeError
    /// Comes back from a page that failed.
    case fails
    /// Comes back with another order's approval, then with the right one.
    case mixesUp
    /// Nothing comes back: no cancellation (DI-17).
    case staysAway

    /// Something that comes back.
    public enum Return: Hashable, Sendable {
        /// The page's answer.
        case approval(PayPalApproval)
        /// The window was closed.
        case closed
    }

    /// What comes back from an order's page, in its order.
    public func returns(from order: PayPalOrder) -> [Return] {
        let approved = Return.approval(PayPalApproval(orderId: order.orderId))
        let windowClosed = Return.approval(PayPalApproval(orderId: order.orderId, .cancelled))
        switch self {
        case .approves: return [approved]
        case .approvesTwice: return [approved, approved]
        case .approvesAndCloses: return [approved, .closed]
        case .closes: return [.closed]
        case .closesTwice: return [.closed, .closed]
        case .closesWithError: return [windowClosed, .closed]
        case .closesBeforeError: return [.closed, windowClosed]
        case .fails:
            let failure = PaymentFailure(
                code: DropInErrorCode.paypalFailed.rawValue, message: "The PayPal page failed.")
            return [.approval(PayPalApproval(orderId: order.orderId, .failed(failure)))]
        case .mixesUp: return [.approval(PayPalApproval(orderId: "paypal-of-another")), approved]
        case .staysAway: return []
        }
    }
}
