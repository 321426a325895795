extension DropInCourse {
    /// The outcome that a verdict means, and the callback that tells it (DI-13, DI-14); nil: it decides nothing.
    static func meaning(
        _ verdict: TransactionVerdict, _ circumstances: DropInCircumstances
    ) -> (Outcome, DropInNotice)? {
        switch verdict {
        case .succeeded(let identity), .reversed(let identity):
            let receipt = Receipt(identity: identity, afterExpiry: circumstances.contains(.expired))
            return (.succeeded(Evidence(receipt)), .succeeded(identity))
        case .refused(let refusal):
            return (.refused(Evidence(refusal)), .refused(code: code(of: refusal), Evidence(refusal)))
        case .mismatch(let failure):
            return (.failed(Evidence(failure)), .error(failure))
        case .failed(let failure):
            guard let refusal = failure.refusal else { return (.failed(Evidence(failure)), .error(failure)) }
            let known = PaymentFailure(
                code: code(of: refusal), message: failure.message, refusal: refusal, identity: failure.identity)
            return (.failed(Evidence(known)), .refused(code: known.code, Evidence(refusal)))
        case .open: return nil
        }
    }

    /// The provider's code, or the method's where it names none.
    private static func code(of refusal: ProviderRefusal) -> String {
        refusal.code ?? facts.refusalCode.rawValue
    }

    static var facts: DropInFacts { Method.facts }
}

extension PaymentFailure {
    /// Nobody could say in time whether money moved (FLOW0001).
    static func unknown(_ identity: TransactionIdentity) -> PaymentFailure {
        PaymentFailure(
            code: FlowErrorCode.outcomeUnknown.rawValue,
            message: "the outcome of the transaction is not known; ask the provider before another try",
            identity: identity)
    }
}
