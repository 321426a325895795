public import PaymentFlows

extension CallResult {
    /// Makes a call with a client that throws, and lets you say what its errors mean (EN-48).
    ///
    /// An error that you can tell to mean "nothing left this machine" (the connection was refused, the name did not resolve) is
    /// `.notSent`; one that carries a definite no of the provider is `.refused`. Everything else stays `.silent`: a time limit, a
    /// connection that broke, and the task's cancellation say nothing about whether the provider has acted.
    ///
    /// - Parameters:
    ///   - call: the call; what it returns is a success.
    ///   - classifying: what an error means. By default every error is `.silent`.
    public init(
        of call: () async throws -> Value, classifying: (any Error) -> CallResult<Value> = { _ in .silent }
    ) async {
        do {
            self = .success(try await call())
        } catch {
            self = classifying(error)
        }
    }
}
