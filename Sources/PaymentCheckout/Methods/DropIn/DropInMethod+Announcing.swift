internal import PaymentFlows

/// The last callback of an attempt (DI-13 to DI-17).
extension DropInMethod {
    /// No callback is set, or none is named for the ending.
    func isToldNobody(_ ending: DropInEnding) -> Bool {
        switch ending.notice {
        case .succeeded: terms?.value.onSuccess == nil
        case .error, .refused, .authentication: terms?.value.onError == nil
        case .cancelled: config?.global?.onCancel == nil
        case nil: true
        }
    }

    func announce(_ ending: DropInEnding, _ drive: UInt32, on component: isolated Component<Self>) async {
        switch ending.notice {
        case .succeeded(let identity):
            guard let onSuccess = terms?.value.onSuccess,
                let result = DropInSubmitResult(identity: identity, paymentMethod: facts.method),
                await component.enters(drive)
            else { return }
            await onSuccess(result)
        case .error, .refused, .authentication:
            guard let onError = terms?.value.onError, let error = ending.notice?.exception,
                await component.enters(drive)
            else { return }
            await onError(facts.method, error)
        case .cancelled:
            guard let onCancel = config?.global?.onCancel, await component.enters(drive) else { return }
            await onCancel(facts.method, ending.notice?.exception)
        case nil: return
        }
        component.leaves(drive)
    }
}
