internal import PaymentFlows

extension DropInOrderStep {
    func move(_ callback: DropInCallback, _ verdict: Bool?, ending: AttemptEnding?, notified: Bool) -> Move? {
        switch callback.name {
        case .onGetShopper: return askShopper()
        case .onError where stage == .unavailable || stage == .appearing: return report(callback.method)
        case .onBeforeSubmit:
            guard self == .ready, let method = callback.method else { return nil }
            return (.beforeSubmit(method, verdict), false)
        case .onSheetChange:
            // Only while the sheet is open, as often as the shopper chooses (DI-41).
            guard case .beforeSubmit(.applePay, let approved) = self, approved != false else { return nil }
            return (self, false)
        case .onSubmit:
            guard case .beforeSubmit(let method, let approved) = self, approved != false, method == callback.method
            else { return nil }
            return (.submit(method), false)
        case .onGetConsent: return askConsent(callback.method)
        case .onGetShippingAddress:
            // Right after the shopper, and never for Paze (DI-04).
            guard case .shopper(let method) = self, method != .paze else { return nil }
            return (.address(method), false)
        case .onSuccess, .onError, .onCancel: return end(callback, ending: ending, notified: notified)
        }
    }

    /// At first by `create()`, then by each attempt that builds a transaction (DI-01, DI-02, DI-05).
    private func askShopper() -> Move? {
        switch self {
        case .absent(let reports): return (reports.isEmpty ? .ready : .reporting(reports), false)
        // Where a control is shown, or the card is on file, nobody asks for consent (DI-20).
        case .submit(.card): return (.shopper(.card), false)
        case .beforeSubmit(.paypal, let approved): return approved == false ? nil : (.shopper(.paypal), false)
        case .submit(.paze): return (.shopper(.paze), false)
        case .consent(let method): return (.shopper(method), false)
        case .reporting, .nothingOffered, .ready, .beforeSubmit, .submit, .shopper, .address, .settled: return nil
        }
    }

    /// Card and Apple Pay after `onSubmit`, PayPal before its order is created (DI-20).
    private func askConsent(_ method: Method?) -> Move? {
        switch (self, method) {
        case (.submit(.card), .card): return (.consent(.card), false)
        case (.submit(.applePay), .applePay): return (.consent(.applePay), false)
        case (.beforeSubmit(.paypal, let approved), .paypal):
            return approved == false ? nil : (.consent(.paypal), false)
        case (_, _): return nil
        }
    }

    /// What cannot be offered, each once and in its order (DI-01).
    private func report(_ method: Method?) -> Move? {
        guard case .reporting(let reports) = self, let next = reports.first, next == method else { return nil }
        let left = Array(reports.dropFirst())
        guard left.isEmpty else { return (.reporting(left), false) }
        return (method == nil ? .nothingOffered : .ready, false)
    }

    private func end(_ callback: DropInCallback, ending: AttemptEnding?, notified: Bool) -> Move? {
        // One method runs at a time, and the callback that ends its attempt names it (DI-60, DI-61).
        guard let method = callback.method, self == .ready || open == method else { return nil }
        let endings = ending.map { [$0] } ?? AttemptEnding.all
        let fits = endings.contains { ending in
            switch callback.name {
            case .onSuccess: isSuccess(of: method, by: ending, notified: notified)
            case .onError: isError(of: method, by: ending, notified: notified)
            case .onCancel: isCancel(by: ending)
            case .onGetShopper, .onGetShippingAddress, .onBeforeSubmit, .onSubmit, .onGetConsent, .onSheetChange: false
            }
        }
        // No tap is taken once the session is settled (EN-22).
        return fits ? (callback.name == .onSuccess ? .settled : .ready, true) : nil
    }
}
