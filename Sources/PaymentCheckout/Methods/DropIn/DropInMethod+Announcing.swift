internal import PaymentFlows

/// The last callback of an attempt (DI-13 to DI-17).
extension DropInMethod {
    /// No callback is set, or none is named for the ending.
    func isToldNobody(_ ending: DropInEnding) -> Bool {
        guard let notice = ending.notice, let terms else { return true }
        return !terms.value.hasCallback(for: notice)
    }

    func announce(_ ending: DropInEnding, _ drive: UInt32, on component: isolated Component<Self>) async {
        guard let notice = ending.notice, let terms else { return }
        await component.tell(notice, of: Work.method, paymentData: nil, by: terms, drive)
    }
}

extension DropInTerms {
    /// The merchant wants to be told so.
    func hasCallback(for notice: DropInNotice) -> Bool {
        switch notice {
        case .succeeded: onSuccess != nil
        case .error, .refused, .authentication: onError != nil
        case .cancelled: onCancel != nil
        }
    }
}

extension Component {
    /// Tells the merchant of a Drop-in how an attempt ended.
    func tell(
        _ notice: DropInNotice, of method: DropInPaymentMethod, paymentData: DropInPaymentData?,
        by terms: Shared<DropInTerms>, _ drive: UInt32
    ) async {
        switch notice {
        case .succeeded(let identity):
            guard let onSuccess = terms.value.onSuccess,
                let result = DropInSubmitResult(
                    identity: identity, paymentMethod: method, paymentData: paymentData),
                await enters(drive)
            else { return }
            await onSuccess(result)
        case .error, .refused, .authentication:
            guard let onError = terms.value.onError, let error = notice.exception, await enters(drive) else { return }
            await onError(method, error)
        case .cancelled:
            guard let onCancel = terms.value.onCancel, await enters(drive) else { return }
            await onCancel(method, notice.exception)
        }
        leaves(drive)
    }
}
