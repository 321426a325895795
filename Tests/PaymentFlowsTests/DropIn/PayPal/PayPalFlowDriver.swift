import PaymentFlows

/// Drives the PayPal flow by a script, without any machinery: an effect goes out, its answer comes in.
struct PayPalFlowDriver {
    typealias Event = DropInEvent<PayPalSteps>

    let script: PayPalScript
    var flow = PayPalFlow()
    var log: [String] = []
    var queries = 0

    static func log(of script: PayPalScript) -> [String] {
        var driver = PayPalFlowDriver(script: script)
        driver.drive(.appeared)
        driver.drive(.tap(PayPalInput(storeConsent: script.consent == .byControl ? true : nil)))
        for _ in 0..<40 {
            guard let event = driver.fromOutside() else { break }
            driver.drive(event)
        }
        return driver.log + [driver.flow.end]
    }

    private init(script: PayPalScript) { self.script = script }

    private mutating func drive(_ event: Event) {
        var next: Event? = event
        while let event = next {
            guard case .perform(let effect) = flow.handle(event) else { return }
            next = answer(effect)
        }
    }

    private func fromOutside() -> Event? {
        switch flow.stateName {
        case "awaitingApproval":
            switch script.approval {
            case .approved: .approval()
            case .failed: .approvalFailed
            case .closed: .windowClosed
            case .overdue: .deadlinePassed
            case .left: .cancel(.shopper)
            case .notified: .notified(.succeeded(Samples.identity))
            }
        case "verifying":
            if case .notified(queries + 1) = script.search {
                .notified(.succeeded(Samples.identity))
            } else {
                .deadlinePassed
            }
        default: nil
        }
    }

    private mutating func answer(_ effect: DropInEffect<PayPalSteps>) -> Event? {
        switch effect {
        case .askBeforeSubmit:
            log.append("onBeforeSubmit")
            return script.gate == .overdue ? .deadlinePassed : .decided(script.gate == .yes)
        case .announceSubmit:
            log.append("onSubmit")
            return .acknowledged
        case .askConsent:
            log.append("onGetConsent")
            return script.consent == .overdue ? .deadlinePassed : .consentGiven(script.consent == .yes)
        case .askShopper:
            log.append("onGetShopper")
            return .shopperGiven(script.hasShopper ? DropInSamples.shopper : nil)
        case .askAddress:
            log.append("onGetShippingAddress")
            return .addressGiven(nil)
        case .step(.createOrder(let order)):
            log.append("createOrder, \(order.payload.means.payload.consent == true ? "kept" : "not kept")")
            return created
        case .renew(let attempt): return .renewed(attempt)
        case .reserveSlot: return .slotGranted(Samples.sentAt)
        case .authorise(let sending): return send("authorise", sending.payload)
        case .capture(let sending): return send("capture", sending.payload)
        case .findTransactions(let attempt):
            queries += 1
            log.append("findTransactions")
            guard case .found(let money, queries) = script.search else {
                return .found(attempt, .success(.open(.nothingFound)))
            }
            return .found(attempt, result(money))
        case .announce(let ending):
            log.append(ending.payload.notice?.words ?? "nothing")
            return .acknowledged
        }
    }

    private mutating func send(_ call: String, _ sending: DropInSending<PayPalPurchase>) -> Event? {
        log.append("\(call) \(sending.purchase.payload.approved.payload.created.orderId)")
        if script.money == .leftThenApproved { _ = flow.handle(.cancel(.shopper)) }
        return script.money == .overdue ? .deadlinePassed : .answered(sending.attempt, result(script.money))
    }

    private var created: Event {
        switch script.order {
        case .created: .order(intent: script.captures ? .purchase : .authorisation)
        case .refused: .created(.refused(Samples.no))
        case .notSent: .created(.notSent)
        case .malformed: .created(.malformed)
        case .silent: .created(.silent)
        case .overdue: .deadlinePassed
        case .left: .cancel(.shopper)
        }
    }

    private func result(_ money: PayPalScript.Money) -> CallResult<TransactionVerdict> {
        switch money {
        case .approved, .leftThenApproved: .approved
        case .declined: .declined
        case .uncoded: .success(.refused(ProviderRefusal()))
        case .mismatch: .mismatched
        case .refused: .refused(Samples.no)
        case .notSent: .notSent
        case .open: .stillOpen
        case .silent, .overdue: .silent
        }
    }
}
