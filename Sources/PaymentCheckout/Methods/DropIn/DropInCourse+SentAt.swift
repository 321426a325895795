internal import FoundationEssentials
internal import PaymentFlows

extension DropInCourse {
    /// When the present attempt's money-moving call was sent; nil: it was not.
    var sentAt: Date? {
        guard case .committed(let sending) = place else { return nil }
        return sending.payload.sentAt
    }
}
