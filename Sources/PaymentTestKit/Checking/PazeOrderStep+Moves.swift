extension PazeOrderStep {
    func move(_ callback: PazeCallback, _ verdict: Bool?, ending: AttemptEnding?, notified: Bool) -> Move? {
        switch callback {
        case .onInit:
            return self == .absent ? (.resolving(true), false) : nil
        case .onPresentmentResolved:
            guard case .resolving(let well) = self, verdict ?? well == well else { return nil }
            return (well ? .ready : .hidden, false)
        case .onPazeButtonClicked:
            return self == .ready ? (.clicked, false) : nil
        case .onCheckoutComplete:
            return self == .clicked ? (.checkoutComplete(verdict), false) : nil
        case .onComplete:
            guard case .checkoutComplete(let approved) = self, approved != false else { return nil }
            return (.complete, false)
        case .onPreDecryption:
            return self == .complete ? (.preDecryption(verdict), false) : nil
        case .onPostDecryption:
            guard case .preDecryption(let approved) = self, approved != false else { return nil }
            return (.postDecryption, false)
        case .onPreAuthorisation:
            return self == .postDecryption ? (.preAuthorisation(verdict), false) : nil
        case .onGetShopper:
            guard case .preAuthorisation(let approved) = self, approved != false else { return nil }
            return (.shopper, false)
        case .onError where self == .absent:
            return (.resolving(false), false)
        case .onCheckoutIncomplete, .onError, .onSubmitError, .onPostAuthorisation:
            return end(callback, ending: ending, notified: notified)
        case .onGetShippingAddress:
            return nil
        }
    }

    private func end(_ callback: PazeCallback, ending: AttemptEnding?, notified: Bool) -> Move? {
        let endings = ending.map { [$0] } ?? AttemptEnding.all
        let fits = endings.contains { ending in
            switch callback {
            case .onCheckoutIncomplete: isIncomplete(by: ending)
            case .onError: isError(by: ending)
            case .onSubmitError: isSubmitError(by: ending)
            case .onPostAuthorisation: isAnswered(by: ending, notified: notified)
            case .onInit, .onPresentmentResolved, .onPazeButtonClicked, .onCheckoutComplete, .onComplete,
                .onPreDecryption, .onPostDecryption, .onPreAuthorisation, .onGetShopper, .onGetShippingAddress:
                false
            }
        }
        // No tap is taken once the session is settled (EN-22).
        return fits ? (ending == .succeeded ? .settled : .ready, true) : nil
    }
}
