internal import PaymentFlows

extension PazeReturn {
    /// What a redirect says, its response decoded within the limits (PZ-13, EN-91).
    init(_ read: WebCheckoutReturn, _ limits: PayloadLimits) {
        switch read.answer {
        case .complete(let jws):
            switch PazeCheckoutResult.decode(jws: jws.reveal(), limits: limits) {
            case .success(let result):
                self = result.result == .complete ? .complete(result) : .incomplete(reason: result.reason)
            case .failure(let problem):
                self = .failed(PaymentFailure(code: "SDK1200", message: "The checkout response: \(problem.message)"))
            }
        case .incomplete: self = .incomplete(reason: nil)
        case .cancelled: self = .cancelled
        case .failed: self = .failed(PaymentFailure(code: "SDK1200", message: "The web checkout failed."))
        case .malformed:
            self = .failed(PaymentFailure(code: "SDK1200", message: "The web checkout's return cannot be read."))
        }
    }
}
