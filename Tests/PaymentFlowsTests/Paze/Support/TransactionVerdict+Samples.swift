import PaymentFlows

extension TransactionVerdict {
    static var paidOut: Self { .succeeded(Samples.identity) }
    static var saidNo: Self { .refused(Samples.noWithIds) }
    static var paidOtherwise: Self { .mismatch(Samples.mismatch) }
    static var cameBack: Self { .reversed(Samples.identity) }
}
