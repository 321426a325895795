internal import PaymentFlows

extension ComponentsOrderStep {
    /// Whether one of the last callbacks may tell of an ending here (CC-13, CC-19).
    func tells(_ callback: ComponentsCallbackName, of ending: AttemptEnding, notified: Bool) -> Bool {
        switch callback {
        // A notification may bring a success early (EN-51); a token that is handed over pays nothing.
        case .onSuccess: ending == .succeeded && (maySubmit || notified && (isOpen || isIdle) && !isTokenOnly)
        case .onError: isError(by: ending)
        case .onReady, .handleTap, .onChange, .onCardBinChanged, .onSubmit, .onTokenized, .handleSubmit: false
        }
    }

    /// The payment session may have been submitted, by the host or by the engine, never both (CC-12).
    private var maySubmit: Bool { isHostSubmitting ? place == .handling : isReadyToSubmit }

    private var isTokenOnly: Bool { if case .tokenHandedOver = place { true } else { false } }

    /// The outcomes that `onError` may tell of here.
    private func isError(by ending: AttemptEnding) -> Bool {
        switch ending {
        case .failed:
            // Everywhere: input, gates past their deadline, calls (CC-08, EN-37); an expired session and a submit that is not valid
            // have no other callback.
            return isIdle || isOpen
        case .refused, .unknown: return maySubmit
        case .cancelled(by: .expiry):
            // A `tokenize()` has no callback before its token is there.
            return isOpen || isIdle && !isWallet
        case .cancelled(by: .host), .cancelled(by: .shutdown): return isOpen
        case .cancelled(by: .merchant): return isTokenRejected
        // A challenge that was left, or not answered in time (CC-14).
        case .cancelled(by: .shopper), .cancelled(by: .deadline): return maySubmit
        case .succeeded, .handedOver, .cancelled: return false
        }
    }

    /// `onTokenized` said no (CC-09).
    private var isTokenRejected: Bool {
        switch place {
        case .tokenised(let verdict), .tokenHandedOver(let verdict): verdict != true
        case .created, .ready, .tapped, .submitted, .handling, .handedOver, .unknown, .settled: false
        }
    }

    func silentEnd(as ending: AttemptEnding) -> ComponentsOrderStep? {
        switch (place, ending) {
        // A host's cancel makes no callback before the first one has begun (EN-37); a queued tap that is dropped gets its outcome like
        // an attempt (EN-14).
        case (.ready, .cancelled(by: .host)), (.ready, .cancelled(by: .shutdown)), (.handedOver, .cancelled(by: .host)),
            (.handedOver, .cancelled(by: .shutdown)), (.unknown, .cancelled(by: .host)),
            (.unknown, .cancelled(by: .shutdown)):
            at(.ready)
        case (.settled, .cancelled(by: .host)), (.settled, .cancelled(by: .shutdown)): self
        // `handleTap` said no (CC-06).
        case (.tapped(let verdict), .cancelled(by: .merchant)): verdict == true ? nil : at(.ready)
        // The sheet was left before the shopper authorised, or not answered in time (CC-20, EN-37).
        case (.submitted, .cancelled(by: .shopper)), (.submitted, .cancelled(by: .deadline)):
            isWallet ? at(.ready) : nil
        case (.tokenHandedOver(let verdict), .handedOver): verdict == false ? nil : at(.handedOver)
        case (.created, _), (.ready, _), (.tapped, _), (.submitted, _), (.tokenised, _), (.tokenHandedOver, _),
            (.handling, _), (.handedOver, _), (.unknown, _), (.settled, _):
            nil
        }
    }
}
