import PaymentFlows

/// What a test reads off an outcome.
extension Outcome {
    var isSuccess: Bool { if case .succeeded = self { true } else { false } }
    var failureCode: String? { if case .failed(let failure) = self { failure.payload.code } else { nil } }
    var cancelledBy: Canceller? { if case .cancelled(let cancellation) = self { cancellation.payload.by } else { nil } }
}
