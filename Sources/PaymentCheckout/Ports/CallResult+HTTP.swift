public import PaymentFlows

extension CallResult {
    /// What an HTTP response says, by its status, and by its body where that decides (EN-48).
    ///
    /// - Parameters:
    ///   - status: the response's status.
    ///   - refusal: the provider's words, asked for only where the status is a definite no. By default the status alone.
    ///   - decode: reads the body, asked for only where the status is a 2xx; an error or nil is `.malformed`.
    public init(
        httpStatus status: Int, refusal: (Int) -> ProviderRefusal = { ProviderRefusal(httpStatus: $0) },
        decode: () throws -> Value?
    ) {
        switch HTTPStatusClassification(status: status) {
        case .answered:
            // What was thrown says what is wrong with the body, and nothing about the payment.
            if let value = try? decode() { self = .success(value) } else { self = .malformed }
        case .definiteNo: self = .refused(refusal(status))
        case .silent: self = .silent
        }
    }
}
