import Foundation
import PaymentFlows
import Testing

@Suite("TY-07 errors")
struct BaseSdkExceptionTests {
    @Test("TY-07 an error says its message in every way Swift asks for it")
    func message() {
        let error = BaseSdkException(errorCode: "SDK1213", errorMessage: "transactionData.currency must be USD")
        #expect(error.errorCode == "SDK1213")
        #expect(error.errorMessage == "transactionData.currency must be USD")
        #expect(error.localizedDescription == error.errorMessage)
        #expect((error as any Error).localizedDescription == error.errorMessage)
        #expect("\(error)" == "SDK1213: transactionData.currency must be USD")
    }

    @Test(
        "TY-07 a failure's code picks the class",
        arguments: [
            ("SDK1215", "ValidationException"), ("SDK0500", "NetworkSdkException"),
            ("FLOW0001", "UnreconciledTransactionSdkException"), ("FLOW0005", "UnreconciledTransactionSdkException"),
            ("SDK0101", "ConfigurationSdkException"), ("SDK0203", "ConfigurationSdkException"),
            ("SDK0118", "ConfigurationSdkException"), ("SDK1200", "BaseSdkException"),
            ("SDK0819", "PayoutFailedException"),
            ("FLOW0009", "BaseSdkException"), ("", "BaseSdkException"),
        ]
    )
    func classes(code: String, name: String) {
        let identity = TransactionIdentity(merchantTransactionId: "m-1", systemTransactionId: "s-1")
        let failure = PaymentFailure(code: code, message: "why", identity: identity)
        let error = BaseSdkException.make(from: failure)
        #expect(String(describing: type(of: error)) == name)
        #expect(error.errorCode == code)
        #expect(error.errorMessage == "why")
    }

    @Test("TY-07 an unreconciled error keeps the ids of its transaction", arguments: ["FLOW0001", "FLOW0005"])
    func unreconciled(code: String) throws {
        let identity = TransactionIdentity(merchantTransactionId: "m-1", systemTransactionId: "s-1")
        let own = PaymentFailure(code: code, message: "why", identity: identity)
        let error = try #require(BaseSdkException.make(from: own) as? UnreconciledTransactionSdkException)
        #expect(error.merchantTransactionId == "m-1")
        #expect(error.systemTransactionId == "s-1")

        let answered = PaymentFailure(code: code, message: "why", refusal: ProviderRefusal(identity: identity))
        let second = try #require(BaseSdkException.make(from: answered) as? UnreconciledTransactionSdkException)
        #expect(second.systemTransactionId == "s-1")
    }

    @Test("TY-07 an unreconciled failure that names no transaction invents no ids")
    func nameless() {
        let error = BaseSdkException.make(from: PaymentFailure(code: "FLOW0005", message: "why"))
        #expect(!(error is UnreconciledTransactionSdkException))
        #expect(error.errorCode == "FLOW0005")
    }

    @Test("TY-07 EN-48 the error of an unknown outcome says neither timeout nor SDK0500")
    func unknown() {
        let error = UnreconciledTransactionSdkException(unknown: TransactionIdentity(merchantTransactionId: "m-1"))
        #expect(error.errorCode == "FLOW0001")
        #expect(error.merchantTransactionId == "m-1")
        #expect(error.systemTransactionId == nil)
        #expect(!error.errorMessage.lowercased().contains("timeout"))
    }

    @Test("TY-01 the codes of configuring begin with SDK01 or SDK02, differ, and leave SDK0118 to Paze")
    func configuration() {
        let codes = ConfigurationProblem.allCases.map(\.code)
        #expect(codes.allSatisfy { $0.hasPrefix("SDK01") || $0.hasPrefix("SDK02") })
        #expect(Set(codes).count == codes.count)
        #expect(!codes.contains("SDK0118"))
    }

    @Test("TY-01 TY-07 a configuration error carries its problem", arguments: ConfigurationProblem.allCases)
    func configurationError(problem: ConfigurationProblem) {
        let error = ConfigurationSdkException(problem)
        #expect(error.errorCode == problem.code)
        #expect(error.errorMessage == problem.message)
        #expect(
            BaseSdkException.make(from: PaymentFailure(code: problem.code, message: "")) is ConfigurationSdkException)
    }
}
