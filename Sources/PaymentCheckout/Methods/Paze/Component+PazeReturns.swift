package import PaymentFlows

/// The shopper's return from the web checkout, whatever face the Paze flow has.
extension Component where Method: PazeDriven {
    /// After a teardown past the point of no return the present appearance is a successor's (PZ-04).
    var shown: Component { seat.successor.map { $0.assumeIsolated { $0.shown } } ?? self }

    package func deliver(url: String) async -> Progress<PazeWaiting> {
        let present = shown
        if present !== self { return await present.deliver(url: url) }
        switch read(url) {
        case .success(let (answer, attempt)): return await deliver(answer, attempt: attempt)
        case .failure(let unread): return refused(unread.refusal)
        }
    }

    /// What a redirect says, and whose it is.
    private func read(_ url: String) -> Result<(PazeArrival, AttemptID), UnreadReturn> {
        let limits = context.configuration.payloadLimits
        let read = WebCheckoutReturn.parse(url, limits: limits)
        guard let attempt = seat.course.flow.paze.attempt?.payload else {
            return .failure(UnreadReturn(refusal: .wrongStep))
        }
        guard read.matches(nonce: attempt.nonce, attempt: attempt.id) else {
            return .failure(UnreadReturn(refusal: .unmatchedReturn))
        }
        return .success((PazeArrival(PazeReturn(read, limits)), attempt.id))
    }

    package func deliver(_ answer: PazeArrival, attempt: AttemptID) async -> Progress<PazeWaiting> {
        let present = shown
        if present !== self { return await present.deliver(answer, attempt: attempt) }
        if let known = known(attempt) { return known }
        return await drive(.checkoutReturned(answer))
    }

    @discardableResult
    package func postDelivery(_ answer: PazeArrival, attempt: AttemptID) -> Progress<PazeWaiting> {
        let present = shown
        if present !== self { return present.assumeIsolated { $0.postDelivery(answer, attempt: attempt) } }
        return known(attempt) ?? post(.checkoutReturned(answer))
    }

    package func postDelivery(url: String) {
        let present = shown
        if present !== self { return present.assumeIsolated { $0.postDelivery(url: url) } }
        switch read(url) {
        case .success(let (answer, attempt)): postDelivery(answer, attempt: attempt)
        case .failure(let unread): _ = refused(unread.refusal)
        }
    }

    /// What is answered without an event: the return is for another step, or was delivered before; nil: it is the awaited one.
    private func known(_ attempt: AttemptID) -> Progress<PazeWaiting>? {
        let flow = seat.course.flow.paze
        guard flow.attempt?.payload.id == attempt else { return refused(.wrongStep) }
        if case .awaitingCheckout = flow.state { return nil }
        guard flow.hasCheckedOut else { return refused(.wrongStep) }
        note(.duplicateAnswers)
        return .alreadyAnswered(progress ?? .working)
    }
}

/// A redirect that belongs to no open web checkout of the component.
private struct UnreadReturn: Error {
    let refusal: Refusal
}
