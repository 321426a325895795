internal import PaymentFlows

/// The last callback of an attempt, and the one that tells what the merchant's backend has done (PO-05, PO-10).
extension PayoutMethod {
    /// No callback is set, or none is named for the ending.
    func isToldNobody(_ ending: PayoutEnding) -> Bool {
        switch ending.notice {
        case .paid: callbacks.onPostPayout == nil
        case .cancelled: callbacks.onCancel == nil
        case .error: callbacks.onError == nil
        case nil: true
        }
    }

    func announce(_ ending: PayoutEnding, _ drive: UInt32, on component: isolated Component<Self>) async {
        switch ending.notice {
        case .paid(let identity):
            guard let onPostPayout = callbacks.onPostPayout, let result = MerchantSubmitResult(identity: identity),
                await component.enters(drive)
            else { return }
            await onPostPayout(result)
        case .cancelled:
            guard let onCancel = callbacks.onCancel, await component.enters(drive) else { return }
            await onCancel()
        case .error(let failure):
            guard let onError = callbacks.onError, await component.enters(drive) else { return }
            await onError(.make(from: failure))
        case nil: return
        }
        component.leaves(drive)
    }
}
