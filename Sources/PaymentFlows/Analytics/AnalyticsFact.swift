/// What a transition means to an analytics observer, as data (TY-60).
package struct AnalyticsFact: Hashable, Sendable {
    package let name: AnalyticsName
    /// The attempt that it is about; nil: the component.
    package let attempt: Evidence<Attempt>?
    /// The code of what went wrong, where something did.
    package let errorCode: String?

    package init(_ name: AnalyticsName, attempt: Evidence<Attempt>? = nil, errorCode: String? = nil) {
        self.name = name
        self.attempt = attempt
        self.errorCode = errorCode
    }
}

extension AnalyticsFact {
    /// An attempt has its outcome.
    ///
    /// - Parameter isAtSheet: whether a shopper who leaves at a step dismisses a wallet's sheet.
    package init(_ outcome: Outcome, of attempt: Evidence<Attempt>, isAtSheet: (String) -> Bool = { _ in false }) {
        let errorCode: String? =
            switch outcome {
            case .failed(let failure): failure.payload.code
            case .refused(let refusal): refusal.payload.code
            case .unknown: FlowErrorCode.outcomeUnknown.rawValue
            case .succeeded, .cancelled, .handedOver: nil
            }
        self.init(AnalyticsName(outcome, isAtSheet: isAtSheet), attempt: attempt, errorCode: errorCode)
    }
}
