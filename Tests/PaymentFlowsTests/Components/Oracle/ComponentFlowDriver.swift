import PaymentFlows

/// Drives the flow by a script, without any machinery: an effect goes out, its answer comes in.
struct ComponentFlowDriver {
    let script: ComponentScript
    let attempt = ComponentSamples.attempt()
    var flow = CheckoutComponentFlow(kind: .card)
    private var log: [String] = []
    private var queries = 0
    private var isForward = false

    static func log(of script: ComponentScript) -> [String] {
        var driver = ComponentFlowDriver(script: script)
        driver.run()
        return driver.log
    }

    private init(script: ComponentScript) { self.script = script }

    private mutating func run() {
        drive(.availabilityRequested)
        drive(.rendered)
        if flow.stateName == "ready", let input { drive(.typed(input)) }
        if flow.stateName == "editing" { drive(trigger) }
        // More events than any script needs: a flow that never ends is cut off and seen in the log.
        for _ in 0..<40 {
            guard let event = fromOutside() else { break }
            drive(event)
        }
        log.append(end)
    }

    private mutating func drive(_ event: CheckoutComponentFlow.Event) {
        var next: CheckoutComponentFlow.Event? = event
        while let event = next {
            guard case .perform(let effect) = flow.handle(event) else { return }
            next = answer(effect)
        }
    }

    private var input: CheckoutComponents.Input? {
        ComponentSamples.typed(script.isSound ? "4242424242424242" : "4242424242424241")
    }

    private var trigger: CheckoutComponentFlow.Event {
        let start = ComponentSamples.start(
            attempt, problem: script.isExpired ? ComponentSamples.expired : nil, hasHandleSubmit: script.isHosted,
            hasOnTokenized: script.hasOnTokenized)
        return switch script.trigger {
        case .tap: .tapped(start)
        case .submit: .submitRequested(start)
        case .tokenize: .tokenRequested(start)
        }
    }

    /// What happens while the flow rests.
    private mutating func fromOutside() -> CheckoutComponentFlow.Event? {
        switch flow.stateName {
        case "acting":
            log.append("act")
            return switch script.act {
            case .completed: .actionEnded(.completed)
            case .dismissed: .actionEnded(.dismissed)
            case .failed: .actionEnded(.failed)
            case .overdue: .deadlinePassed
            }
        case "verifying":
            switch script.search {
            case .answer(let word, queries + 1): return .submitted(attempt, said(word))
            case .notified(let word, queries + 1):
                isForward = word == .declined
                return .notified(verdict(word))
            default: return .deadlinePassed
            }
        default: return nil
        }
    }

    private mutating func answer(_ effect: CheckoutComponentFlow.Effect) -> CheckoutComponentFlow.Event? {
        switch effect {
        case .checkAvailability:
            log.append("checkAvailability")
            return .availabilityChecked(script.isAvailable ? nil : ComponentSamples.failure)
        case .announceReady: return told("onReady")
        case .announceChange: return told("onChange")
        case .lookUpMetadata(let bin):
            log.append("lookUpMetadata")
            return switch script.lookUp {
            case .accepted, .rejected, .gateOverdue: .metadata(bin.payload.digits.reveal())
            case .failed: .metadata(bin.payload.digits.reveal(), nil)
            case .overdue: .deadlinePassed
            }
        case .askCardBin:
            log.append("onCardBinChanged")
            switch script.lookUp {
            case .rejected: return .judged(.rejected(message: "No."))
            case .gateOverdue: return .deadlinePassed
            case .accepted, .failed, .overdue: return .judged(.accepted)
            }
        case .announceMisuse(let misuse): return told("onError(\(misuse.payload.failure.code))")
        case .askTap:
            log.append("handleTap")
            return script.tap == .overdue ? .deadlinePassed : .decided(script.tap == .yes)
        case .announceSubmit: return told("onSubmit")
        case .tokenise:
            log.append("tokenise")
            return token
        case .askTokenised:
            log.append("onTokenized")
            return switch script.judgement {
            case .yes: .judged(.accepted)
            case .no: .judged(.rejected(message: "No."))
            case .overdue: .deadlinePassed
            }
        case .awaitHandler: return script.isHandlerThere ? .handlerFound(ComponentSamples.sentAt) : .deadlinePassed
        case .reserveSlot: return .slotGranted(ComponentSamples.sentAt)
        case .submitSession:
            log.append("submitSession")
            return submission
        case .askSubmission:
            log.append("handleSubmit")
            return submission
        case .findPayment: return find()
        case .renew(let attempt): return .renewed(attempt)
        case .announce: return told(flow.told)
        }
    }

    private mutating func told(_ callback: String) -> CheckoutComponentFlow.Event {
        log.append(callback)
        return .acknowledged
    }

    private mutating func find() -> CheckoutComponentFlow.Event {
        log.append("findPayment")
        if flow.stateName == "checkingAction" { return check }
        queries += 1
        if isForward { return .found(attempt, .declined(attempt)) }
        return switch script.search {
        case .found(let word, queries): .found(attempt, said(word))
        case .failing: .found(attempt, .silent)
        case .overdue: .deadlinePassed
        case .nothing, .found, .answer, .notified: .found(attempt, .stillOpen)
        }
    }
}
