internal import PaymentFlows

/// The last callback of an attempt.
extension PazeMethod {
    func beginAnnouncing(
        _ ending: Evidence<PazeEnding>, _ drive: UInt32, on component: isolated Component<Self>
    ) -> Begun<PazeFlow.Event> {
        let isSet: Bool
        switch ending.payload.notice {
        case .error(let failure):
            guard let onError = callbacks.value.onError else { return .answered(.acknowledged) }
            let done: Void? = component.atOnce(drive) { onError(.make(from: failure)) }
            return done == nil ? .callback : .answered(.acknowledged)
        case .incomplete: isSet = self.isSet { $0.onCheckoutIncomplete != nil }
        case .submitError, .submitRefused, .unknown: isSet = self.isSet { $0.onSubmitError != nil }
        case .authorised: isSet = self.isSet { $0.onPostAuthorisation != nil }
        case nil: isSet = false
        }
        return isSet ? .callback : .answered(.acknowledged)
    }

    func announce(_ ending: Evidence<PazeEnding>, _ drive: UInt32, on component: isolated Component<Self>) async {
        // A success has a function of its own: what the others are told is large, and would be room in its frame too.
        guard case .authorised(let identity) = ending.payload.notice else {
            return await announceFailure(ending, drive, on: component)
        }
        guard let onPostAuthorisation = callbacks.value.onPostAuthorisation,
            let result = MerchantSubmitResult(identity: identity), await component.enters(drive)
        else { return }
        await onPostAuthorisation(result)
        component.leaves(drive)
    }

    private func announceFailure(
        _ ending: Evidence<PazeEnding>, _ drive: UInt32, on component: isolated Component<Self>
    ) async {
        switch ending.payload.notice {
        case .error(let failure):
            guard let onError = callbacks.value.onError, await component.enters(drive) else { return }
            onError(.make(from: failure))
        case .incomplete(let result):
            guard let onCheckoutIncomplete = callbacks.value.onCheckoutIncomplete, await component.enters(drive) else {
                return
            }
            await onCheckoutIncomplete(localised(result, ending.payload.outcome, component.session.locale))
        case .submitError(let failure):
            guard let onSubmitError = callbacks.value.onSubmitError, await component.enters(drive) else { return }
            await onSubmitError(FailedSubmitResult.make(from: failure))
        case .submitRefused(let evidence):
            let refusal = evidence.payload
            guard let onSubmitError = callbacks.value.onSubmitError, await component.enters(drive) else { return }
            let words = [refusal.code, refusal.message].compactMap { $0 }
            let result = FailedSubmitResult(
                errorCode: refusal.code, errorReason: refusal.message, correlationId: refusal.correlationId,
                httpStatusCode: refusal.httpStatus, details: words.isEmpty ? nil : words)
            await onSubmitError(result)
        case .unknown(let identity):
            guard let onSubmitError = callbacks.value.onSubmitError, await component.enters(drive) else { return }
            await onSubmitError(UnknownSubmitResult(identity))
        case .authorised, nil: return
        }
        component.leaves(drive)
    }

    /// A merchant's own no is worded in the shopper's language (PZ-21); the flow knows no locale.
    private func localised(_ result: PazeCheckoutResult, _ outcome: Outcome, _ locale: String?) -> PazeCheckoutResult {
        guard case .cancelled(let cancellation) = outcome, cancellation.payload.by == .merchant else { return result }
        var result = result
        result.reason = PazeMerchantValidationMessage.text(locale: locale)
        return result
    }
}
