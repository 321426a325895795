internal import PaymentFlows

/// The gateway's answers, on their way in.
extension Component where Method: PazeDriven {
    func authorised(_ result: CallResult<TransactionReply>, _ sending: Evidence<PazeSending>, _ target: CallTarget) {
        let event = seat.method.judge(result, sending, on: self)
        noteIfMalformed(event)
        answer(event, step: target.step, isMoney: true, isRepeat: target.isRepeat)
    }

    func found(_ result: CallResult<FoundTransactions>, _ subject: FindSubject, step: UInt32) {
        let event = seat.method.judge(found: result, subject.attempt, subject.sending, on: self)
        noteIfMalformed(event)
        answer(event, step: step, isMoney: false)
    }

    /// An answer that cannot be read is silence to the flow, and FLOW0004 to whoever watches (EN-91).
    /// The answer of a call that moves no money.
    func receive(_ answer: PazeFlow.Event, step: UInt32) {
        noteIfMalformed(answer)
        self.answer(answer, step: step, isMoney: false)
    }

    func noteIfMalformed(_ answer: PazeFlow.Event) {
        let isMalformed =
            switch answer {
            case .checkoutCreated(let answer): answer.failure.isMalformed
            case .completed(let answer): answer.failure.isMalformed
            case .decrypted(let answer): answer.failure.isMalformed
            case .authorised(let answer), .found(let answer): answer.payload.isMalformed
            case .appeared, .presentmentChecked, .acknowledged, .tapped, .tappedExpired, .checkoutChecked,
                .checkoutInvalid, .checkoutReturned, .decided, .preAuthorised, .shopperGiven, .slotGranted, .notified,
                .renewed,
                .sendingRefused, .outcomeAsked, .deadlinePassed, .cancelled, .reset, .journalFailed:
                false
            }
        if isMalformed { note(.malformedReplies) }
    }
}
