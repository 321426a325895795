import PaymentFlows

extension CardFlowDriver {
    /// What the ended flow answers to taps and resets after a late word about its last transaction.
    func log(after word: LateWord) -> [String] {
        var flow = flow
        let about = word.isAboutAttempt ? flow.attempt : nil
        _ = flow.handle(.notified(word.verdict(), about: about))
        let next = Event.tap(input, attempt: Samples.attempt(2, transaction: "order-1-3", ordinal: 2))
        var tapped = flow
        var log = ["tap: \(tapped.answer(to: next) { $0.name })"]
        let reset = flow.answer(to: .reset) { $0.name }
        log.append("reset: \(reset)")
        if reset == "done" { log.append("tap: \(flow.answer(to: next) { $0.name })") }
        return log
    }

    /// The same after one about the first try, which was softly declined and tried again (DI-34).
    func log(afterFirstTry word: LateWord) -> [String] {
        var flow = flow
        _ = flow.handle(.answered(Samples.attempt(), .success(word.verdict("system-0"))))
        let next = Event.tap(input, attempt: Samples.attempt(2, transaction: "order-1-3", ordinal: 2))
        let tap = flow.answer(to: next) { $0.name }
        return ["tap: \(tap)"]
    }
}
