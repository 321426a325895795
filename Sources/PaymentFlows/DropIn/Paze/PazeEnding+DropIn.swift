extension PazeEnding {
    /// The last callback of a Paze attempt inside Drop-in (DI-13, DI-14, DI-18); nil: none is named for its end.
    package var dropInNotice: DropInNotice? {
        switch notice {
        // Whoever ended it, an incomplete checkout is silent, as PayPal's is (DI-18).
        case .incomplete, nil: nil
        case .error(let failure), .submitError(let failure): failure.ofPazeInDropIn.dropInNotice
        case .submitRefused(let refusal): refusal.payload.dropInNotice
        case .unknown(let identity): .error(.unknown(identity))
        case .authorised(let identity):
            switch outcome {
            case .succeeded: .succeeded(identity)
            case .refused(let refusal): refusal.payload.dropInNotice
            case .failed(let failure): failure.payload.ofPazeInDropIn.dropInNotice
            // None of these is told by an answer with ids.
            case .cancelled, .handedOver, .unknown: nil
            }
        }
    }
}

extension Outcome {
    /// The outcome of a Paze attempt as Drop-in knows it: the same, its failure under Drop-in's code.
    var ofPazeInDropIn: Outcome {
        guard case .failed(let failure) = self else { return self }
        return .failed(Evidence(failure.payload.ofPazeInDropIn))
    }
}

extension PaymentFailure {
    /// The failure under the code that it has inside Drop-in: SDK1123 from the complete call on (DI-22), a provider's own code where it
    /// names one (DI-14). What the engine has codes for, and what was not sent, keeps its own.
    var ofPazeInDropIn: PaymentFailure {
        if isMismatch { return self }
        if isOfTransaction { return with(code: refusal?.code ?? DropInErrorCode.pazeFailed.rawValue) }
        switch PazeErrorCode(rawValue: code) {
        case .complete, .validation: return with(code: DropInErrorCode.pazeFailed.rawValue)
        case .notEnabled, .checkout, .sessionId, .clientId, .merchantCategoryCode, .description, .clientName, .siteName,
            .shippingCountries, .cobrand, .shippingAddress, .emailFormat, .emailLength, .phoneFormat, .phoneLength,
            .currency, nil:
            return self
        }
    }

    /// A transaction that came to nothing at the provider, not a call that failed.
    private var isOfTransaction: Bool { identity != nil && refusal != nil }

    fileprivate var dropInNotice: DropInNotice {
        guard isOfTransaction, !isMismatch, let refusal else { return .error(self) }
        return .refused(code: code, Evidence(refusal))
    }

    private func with(code: String) -> PaymentFailure {
        PaymentFailure(code: code, message: message, refusal: refusal, identity: identity)
    }
}

extension ProviderRefusal {
    /// A refused state is told in the provider's words; a call that was refused is Paze's own failure, whatever the provider calls it
    /// (DI-14).
    fileprivate var dropInNotice: DropInNotice {
        let code = DropInErrorCode.pazeFailed.rawValue
        guard identity != nil, httpStatus == nil else {
            return .error(
                PaymentFailure(
                    code: code, message: "The Paze payment failed. The provider refused the call.", refusal: self))
        }
        return .refused(code: self.code ?? code, Evidence(self))
    }
}
