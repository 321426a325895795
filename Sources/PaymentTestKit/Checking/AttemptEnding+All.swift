internal import PaymentFlows

extension AttemptEnding {
    /// Every ending there is.
    public static let all: [AttemptEnding] =
        [.succeeded, .refused, .failed, .handedOver, .unknown] + Canceller.allCases.map { .cancelled(by: $0) }
}
