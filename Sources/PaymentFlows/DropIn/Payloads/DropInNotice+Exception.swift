extension DropInNotice {
    /// What `onError` is given, or `onCancel` as its data, of the class that belongs to it (TY-07); nil: a success.
    public var exception: BaseSdkException? {
        switch self {
        case .succeeded: nil
        case .error(let failure): .make(from: failure)
        case .refused(let code, let refusal):
            CheckoutDropInFailedSubmitResultSdkException(errorCode: code, refusal: refusal.payload)
        case .authentication(let problem): DropInAuthenticationSdkException(reason: problem)
        case .cancelled: ApplePaySessionCancelledException()
        }
    }
}
