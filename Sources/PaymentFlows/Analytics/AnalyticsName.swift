/// What an analytics observer may be told (TY-60). The list is closed.
package enum AnalyticsName: String, Hashable, Sendable, CaseIterable {
    case componentReady = "ComponentReady"
    case componentError = "ComponentError"
    case componentInteraction = "ComponentInteraction"
    case pazeButtonClicked = "PazeButtonClicked"
    case applePaySheetOpened = "ApplePaySheetOpened"
    case applePaySheetCompleted = "ApplePaySheetCompleted"
    case applePaySheetCancelled = "ApplePaySheetCancelled"
    case paymentStarted = "PaymentStarted"
    case paymentVerifying = "PaymentVerifying"
    case paymentSucceeded = "PaymentSucceeded"
    case paymentRefused = "PaymentRefused"
    case paymentFailed = "PaymentFailed"
    case paymentHandedOver = "PaymentHandedOver"
    case paymentUnknown = "PaymentUnknown"
    case paymentAbandoned = "PaymentAbandoned"
    case paymentCancelled = "PaymentCancelled"
    case paymentPaidAfter = "PaymentPaidAfter"
}

extension AnalyticsName {
    /// The event of an outcome.
    ///
    /// - Parameter isAtSheet: whether a shopper who leaves at a step dismisses a wallet's sheet.
    package init(_ outcome: Outcome, isAtSheet: (String) -> Bool = { _ in false }) {
        switch outcome {
        case .succeeded: self = .paymentSucceeded
        case .refused: self = .paymentRefused
        case .failed: self = .paymentFailed
        case .handedOver: self = .paymentHandedOver
        case .unknown: self = .paymentUnknown
        case .cancelled(let cancellation):
            switch cancellation.payload.by {
            case .shopper where isAtSheet(cancellation.payload.at): self = .applePaySheetCancelled
            case .shopper, .deadline, .expiry, .teardown: self = .paymentAbandoned
            case .merchant, .host, .shutdown, .restart: self = .paymentCancelled
            }
        }
    }
}
