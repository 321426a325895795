/// The provider said no: the code and message are its own (DI-14, TY-07).
///
/// `@unchecked Sendable`, because it may be subclassed, which the compiler cannot check: all it holds is `let` and `Sendable`.
open class CheckoutDropInFailedSubmitResultSdkException: BaseSdkException, @unchecked Sendable {
    /// What the provider said.
    public let failedResult: FailedSubmitResult

    /// Describes a no under a code.
    public init(errorCode: String, errorMessage: String, failedResult: FailedSubmitResult) {
        self.failedResult = failedResult
        super.init(errorCode: errorCode, errorMessage: errorMessage)
    }

    /// Describes a provider's no; its words are kept, and say "declined" where they say nothing that merchants look for (DI-23).
    public convenience init(errorCode: String, refusal: ProviderRefusal) {
        self.init(
            errorCode: errorCode, errorMessage: Self.message(refusal.message),
            failedResult: FailedSubmitResult(refusal))
    }

    private static func message(_ words: String?) -> String {
        guard let words, !TextRule.isBlank(words) else { return "The payment was declined." }
        let known = ["declined", "insufficient funds", "expired", "cvv", "security code"]
        let lowered = words.lowercased()
        return known.contains(where: lowered.contains) ? words : "The payment was declined. \(words)"
    }
}
