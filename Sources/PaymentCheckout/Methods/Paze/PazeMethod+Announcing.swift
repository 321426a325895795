internal import PaymentFlows

/// The last callback of an attempt.
extension PazeMethod {
    func beginAnnouncing(
        _ ending: Evidence<PazeEnding>, _ drive: UInt32, on component: isolated Component<Self>
    ) -> Begun<PazeFlow.Event> {
        let isSet: Bool
        switch ending.payload.notice {
        case .error(let failure):
            guard let onError = callback({ $0.onError }) else { return .answered(.acknowledged) }
            let done: Void? = component.atOnce(drive) { onError(.make(from: failure)) }
            return done == nil ? .callback : .answered(.acknowledged)
        case .incomplete: isSet = callback({ $0.onCheckoutIncomplete }) != nil
        case .submitError, .submitRefused, .unknown: isSet = callback({ $0.onSubmitError }) != nil
        case .authorised: isSet = callback({ $0.onPostAuthorisation }) != nil
        case nil: isSet = false
        }
        return isSet ? .callback : .answered(.acknowledged)
    }

    func announce(_ ending: PazeEnding, _ drive: UInt32, on component: isolated Component<Self>) async {
        switch ending.notice {
        case .error(let failure):
            guard let onError = callback({ $0.onError }) else { return }
            await component.callback(drive) { onError(.make(from: failure)) }
        case .incomplete(let result):
            guard let onCheckoutIncomplete = callback({ $0.onCheckoutIncomplete }) else { return }
            let shown = localised(result, ending.outcome)
            await component.callback(drive) { await onCheckoutIncomplete(shown) }
        case .submitError(let failure):
            guard let onSubmitError = callback({ $0.onSubmitError }) else { return }
            await component.callback(drive) { await onSubmitError(FailedSubmitResult.make(from: failure)) }
        case .submitRefused(let evidence):
            let refusal = evidence.payload
            guard let onSubmitError = callback({ $0.onSubmitError }) else { return }
            let words = [refusal.code, refusal.message].compactMap { $0 }
            let result = FailedSubmitResult(
                errorCode: refusal.code, errorReason: refusal.message, correlationId: refusal.correlationId,
                httpStatusCode: refusal.httpStatus, details: words.isEmpty ? nil : words)
            await component.callback(drive) { await onSubmitError(result) }
        case .unknown(let identity):
            guard let onSubmitError = callback({ $0.onSubmitError }) else { return }
            await component.callback(drive) { await onSubmitError(UnknownSubmitResult(identity)) }
        case .authorised(let identity):
            guard let onPostAuthorisation = callback({ $0.onPostAuthorisation }),
                let result = MerchantSubmitResult(identity: identity)
            else { return }
            await component.callback(drive) { await onPostAuthorisation(result) }
        case nil: return
        }
    }

    /// A merchant's own no is worded in the shopper's language (PZ-21); the flow knows no locale.
    private func localised(_ result: PazeCheckoutResult, _ outcome: Outcome) -> PazeCheckoutResult {
        guard case .cancelled(let cancellation) = outcome, cancellation.payload.by == .merchant else { return result }
        var result = result
        result.reason = PazeMerchantValidationMessage.text(locale: session.locale)
        return result
    }
}
