/// A configuration cannot be used: a session or component was not made (TY-01, TY-07).
///
/// Its codes begin with SDK01 or SDK02; `ConfigurationProblem` lists them.
///
/// `@unchecked Sendable`, because it may be subclassed, which the compiler cannot check: all it holds is inherited, and `let`.
open class ConfigurationSdkException: BaseSdkException, @unchecked Sendable {
    /// Describes a configuration that cannot be used, by a code of your own.
    public override init(errorCode: String, errorMessage: String) {
        super.init(errorCode: errorCode, errorMessage: errorMessage)
    }

    /// Describes one of the problems the package finds itself.
    public convenience init(_ problem: ConfigurationProblem) {
        self.init(errorCode: problem.code, errorMessage: problem.message)
    }
}
