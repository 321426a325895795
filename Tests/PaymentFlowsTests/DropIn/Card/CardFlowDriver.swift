import PaymentFlows

/// Drives the card flow by a script, without any machinery: an effect goes out, its answer comes in.
struct CardFlowDriver {
    typealias Event = DropInEvent<CardSteps>

    let script: CardScript
    var flow = CardFlow()
    var log: [String] = []
    var queries = 0

    static func log(of script: CardScript) -> [String] {
        var driver = CardFlowDriver(script: script)
        driver.drive(.appeared)
        driver.drive(.tap(driver.input))
        // More events than any script needs: a flow that never ends is cut off and seen in the log.
        for _ in 0..<60 {
            guard let event = driver.fromOutside() else { break }
            driver.drive(event)
        }
        let end = driver.log + [driver.flow.end]
        if let word = script.after { return end + driver.log(after: word) }
        return end + (script.afterFirstTry.map { driver.log(afterFirstTry: $0) } ?? [])
    }

    private init(script: CardScript) { self.script = script }

    private mutating func drive(_ event: Event) {
        var next: Event? = event
        while let event = next {
            guard case .perform(let effect) = flow.handle(event) else { return }
            next = answer(effect)
        }
    }

    /// What happens while the flow rests.
    private func fromOutside() -> Event? {
        guard let attempt = flow.attempt else { return nil }
        switch flow.stateName {
        case "fingerprinting":
            return script.fingerprintIsOverdue ? .deadlinePassed : .step(.fingerprinted(Evidence("3ds-1")))
        case "challenging": return challenge
        case "verifying":
            if case .reply(let money, queries + 1) = script.search { return .answered(attempt, result(money)) }
            if case .notified(queries + 1) = script.search {
                return .notified(.succeeded(Samples.identity), about: attempt)
            }
            return .deadlinePassed
        default: return nil
        }
    }

    private mutating func answer(_ effect: DropInEffect<CardSteps>) -> Event? {
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
            if script.shopper == .overdue { return .deadlinePassed }
            return .shopperGiven(script.shopper == .named ? DropInSamples.shopper : nil)
        case .askAddress:
            log.append("onGetShippingAddress")
            return .addressGiven(DropInSamples.address)
        case .step(let effect): return answer(effect)
        case .renew(let attempt):
            let next = Samples.attempt(1, transaction: "order-1-2", ordinal: attempt.payload.ordinal + 1)
            return .renewed(next)
        case .reserveSlot: return .slotGranted(Samples.sentAt)
        case .authorise(let sending):
            let purchase = sending.payload.purchase.payload
            queries = 0
            log.append(
                "authorise \(sending.payload.attempt.payload.merchantTransactionId)"
                    + (purchase.proof == nil ? "" : " with proof"))
            let money = purchase.isRetry ? script.secondMoney : script.money
            return money == .overdue ? .deadlinePassed : .answered(sending.payload.attempt, result(money))
        case .capture: return nil
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

    private mutating func answer(_ effect: CardEffect) -> Event? {
        switch effect {
        case .readTerms:
            let restrictions = script.isRestricted ? DropInSamples.onlyDebit : CardRestrictions()
            let terms = DropInSamples.terms(restrictions, showsConsentControl: script.consent == .byControl)
            return terms.first.map { .step(.termsRead(Evidence($0))) }
        case .tokenise(let consented):
            log.append("tokenise, \(consented.payload.consent == true ? "kept" : "not kept")")
            return called(script.token, DropInSamples.token) { .tokenised($0) }
        case .askPreInitiation: return .preInitiation(config)
        case .preInitiate:
            log.append("preInitiate")
            return called(script.preInitiation, preInitiation) { .preInitiated($0) }
        case .authenticate(let known):
            log.append(
                "authenticate\(known.payload.hasFingerprint ? " with fingerprint" : "")"
                    + (known.payload.wantsChallenge ? ", challenge wanted" : ""))
            return called(script.authentication, issuer) { .authenticated($0) }
        }
    }

    private func called<Value>(
        _ call: CardScript.Call, _ value: Value, _ event: (CallResult<Value>) -> Event
    ) -> Event {
        switch call {
        case .success: event(.success(value))
        case .refused: event(.refused(Samples.no))
        case .notSent: event(.notSent)
        case .malformed: event(.malformed)
        case .silent: event(.silent)
        case .overdue: .deadlinePassed
        }
    }
}
