internal import PaymentFlows

/// How far the callbacks of a Drop-in have come: named after the last one that began, with the method of the open attempt.
enum DropInOrderStep: Hashable, Sendable {
    typealias Method = DropInPaymentMethod

    /// `create()` has not asked for the shopper; with what it is to report.
    case absent([Method?])
    /// `create()` has still this to report.
    case reporting([Method?])
    /// `create()` has found nothing to offer.
    case nothingOffered
    case ready
    /// `onBeforeSubmit`, and in an Apple Pay attempt the choices in the sheet.
    case beforeSubmit(Method, Bool?)
    case submit(Method)
    case consent(Method)
    case shopper(Method)
    case address(Method)
    case settled
}

extension DropInOrderStep: OrderStep {
    static let first = DropInOrderStep.absent([])
    static let method = "Drop-in"
    static let listingRule = "DI-60"

    /// The cells of the page's table that say never.
    static func ban(on callback: DropInCallback) -> (rule: String, reason: String)? {
        switch (callback.name, callback.method) {
        case (.onSubmit, .paypal): ("DI-11", "onSubmit is never called for PayPal")
        case (.onGetConsent, .paze): ("DI-20", "onGetConsent is never called for Paze")
        case (.onCancel, .card): ("DI-19", "onCancel is never called for a card")
        case (.onCancel, .paypal): ("DI-17", "onCancel is never called for PayPal")
        case (.onCancel, .paze): ("DI-18", "onCancel is never called for Paze")
        case (_, _): nil
        }
    }

    var stage: OrderStage {
        switch self {
        case .absent, .nothingOffered: .unavailable
        case .reporting: .appearing
        case .ready: .ready
        case .beforeSubmit, .submit, .consent, .shopper, .address: .open
        case .settled: .settled
        }
    }

    /// The method of the open attempt; nil: none is open.
    var open: Method? {
        switch self {
        case .absent, .reporting, .nothingOffered, .ready, .settled: nil
        case .beforeSubmit(let method, _), .submit(let method), .consent(let method), .shopper(let method),
            .address(let method):
            method
        }
    }

    func rule(for callback: DropInCallback?) -> String {
        // A callback of one method in another's attempt.
        if let open, let named = callback?.method, named != open { return "DI-61" }
        return switch self {
        case .absent, .reporting, .nothingOffered: "DI-01"
        case .ready, .beforeSubmit(_, false): "DI-10"
        case .beforeSubmit(.paypal, _): "DI-05"
        case .beforeSubmit: "DI-11"
        case .submit, .consent: "DI-05"
        case .shopper: "DI-04"
        case .address: "DI-13"
        case .settled: "EN-22"
        }
    }
}
