internal import PaymentFlows

extension ComponentsOrderStep {
    func move(_ callback: ComponentsCallbackName, _ verdict: Bool?, ending: AttemptEnding?, notified: Bool) -> Move? {
        switch callback {
        case .onReady: return place == .created ? (at(.ready), false) : nil
        case .onChange: return takesInput ? (with(newInput: true), false) : nil
        case .onCardBinChanged: return takesInput && hasNewInput ? (with(newInput: false), false) : nil
        case .handleTap: return isIdle ? (at(.tapped(verdict)), false) : nil
        case .onSubmit: return isIdle || goesOn ? (at(.submitted), false) : nil
        case .onTokenized:
            if place == .submitted { return isWallet ? nil : (at(.tokenised(verdict)), false) }
            return isIdle && !isWallet ? (at(.tokenHandedOver(verdict)), false) : nil
        case .handleSubmit: return isReadyToSubmit ? (at(.handling), false) : nil
        case .onError where verdict == false:
            // It says that it ends no attempt: a call that could not be served (CC-19).
            return stage == .open || stage == .settled ? nil : (self, false)
        case .onSuccess, .onError:
            let endings = ending.map { [$0] } ?? AttemptEnding.all
            guard let told = endings.first(where: { tells(callback, of: $0, notified: notified) }) else { return nil }
            // No tap is taken once the session is settled (EN-22).
            if callback == .onSuccess { return (at(.settled), true) }
            // Where the ending is not told, the place is the one that allows more.
            return (at(ending != nil && told == .unknown ? .unknown : .ready), true)
        }
    }

    /// Between attempts.
    var isIdle: Bool { place == .ready || place == .handedOver || place == .unknown }

    /// None from `onSubmit` to the outcome, and none after an end that is followed by a `reset()` (CC-04).
    private var takesInput: Bool {
        if case .tapped = place { true } else { place == .ready }
    }

    private func with(newInput: Bool) -> Self {
        var step = self
        step.hasNewInput = newInput
        return step
    }

    private var goesOn: Bool {
        if case .tapped(let verdict) = place { verdict != false } else { false }
    }

    /// A card has its token, a wallet's shopper has authorised (CC-09, CC-20).
    var isReadyToSubmit: Bool {
        switch place {
        case .submitted: isWallet
        case .tokenised(let verdict): verdict != false
        case .created, .ready, .tapped, .tokenHandedOver, .handling, .handedOver, .unknown, .settled: false
        }
    }
}
