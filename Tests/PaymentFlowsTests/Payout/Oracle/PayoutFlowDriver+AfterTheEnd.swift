import PaymentFlows

extension PayoutFlowDriver {
    /// What the ended flow answers to taps and resets after a late word.
    func log(after word: LateWord) -> [String] {
        var flow = flow
        _ = flow.handle(.notified(word.isAboutAttempt ? attempt : nil, word.verdict()))
        let next = PayoutFlow.Event.tapped(Samples.attempt(2, transaction: "order-1-2", ordinal: 1))
        var tapped = flow
        var log = ["tap: \(tapped.answer(to: next) { $0.name })"]
        let reset = flow.answer(to: .reset) { $0.name }
        log.append("reset: \(reset)")
        if reset == "done" { log.append("tap: \(flow.answer(to: next) { $0.name })") }
        return log
    }
}
