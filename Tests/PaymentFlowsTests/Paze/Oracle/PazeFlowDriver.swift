import PaymentFlows

/// Drives the flow by a script, without any machinery: an effect goes out, its answer comes in.
struct PazeFlowDriver {
    let script: PazeScript
    let attempt = Samples.attempt()
    var flow = PazeFlow()
    var log: [String] = []
    var queries = 0

    static func log(of script: PazeScript) -> [String] {
        var driver = PazeFlowDriver(script: script)
        driver.run()
        return driver.log + (script.after.map { driver.log(after: $0) } ?? [])
    }

    private init(script: PazeScript) { self.script = script }

    private mutating func run() {
        drive(.appeared)
        if flow.stateName == "ready" { drive(.tapped(attempt)) }
        // More events than any script needs: a flow that never ends is cut off and seen in the log.
        for _ in 0..<40 {
            guard let event = fromOutside() else { break }
            drive(event)
        }
        log.append(end)
    }

    private mutating func drive(_ event: PazeFlow.Event) {
        var next: PazeFlow.Event? = event
        while let event = next {
            guard case .perform(let effect) = flow.handle(event) else { return }
            let answered = answer(effect)
            next = isPaidHere ? .notified(attempt, .paidOut) : answered
        }
    }

    private var isPaidHere: Bool { script.paidAt.map { $0 == place } ?? false }

    /// What happens while the flow rests.
    private func fromOutside() -> PazeFlow.Event? {
        if isPaidHere { return .notified(attempt, .paidOut) }
        return switch flow.stateName {
        case "awaitingCheckout": back
        case "verifying":
            if case .reply(let answer, queries + 1) = script.search {
                .authorised(attempt, .success(verdict(answer)))
            } else if case .notified(let answer, queries + 1) = script.search {
                .notified(attempt, verdict(answer))
            } else {
                .deadlinePassed
            }
        default: nil
        }
    }

    private var back: PazeFlow.Event {
        switch script.back {
        case .complete: .returned(Samples.complete())
        case .incomplete: .returned(.incomplete(reason: "Paze's reason"))
        case .cancelled: .returned(.cancelled)
        case .failed: .returned(.failed(PaymentFailure(code: "SDK1200", message: "The web checkout failed.")))
        case .wrongSession: .returned(Samples.complete(sessionId: "another"))
        case .overdue: .deadlinePassed
        }
    }

    private mutating func answer(_ effect: PazeFlow.Effect) -> PazeFlow.Event? {
        switch effect {
        case .checkPresentment: return .presentmentChecked(script.isPresentable ? nil : Samples.failure)
        case .announceInit: return told("onInit")
        case .announcePresentment(let isVisible): return told("onPresentmentResolved(\(isVisible))")
        case .announcePresentmentFailure(let failure): return told("onError(\(failure.payload.code))")
        case .announceClick: return told("onPazeButtonClicked")
        case .checkCheckout:
            guard script.isTappable, let request = Samples.request else { return .checkoutInvalid(Samples.failure) }
            return .checkoutChecked(request)
        case .createCheckout:
            log.append("createCheckout")
            return called(script.creation, PazeCheckoutSession(url: "https://checkout.test")) { .created($0) }
        case .askCheckoutApproval: return gate("onCheckoutComplete", script.approval)
        case .complete:
            log.append("complete")
            let decoded = Samples.decoded(sessionId: script.completesAnotherSession ? "another" : Samples.sentSessionId)
            return called(script.completion, decoded) { .complete($0) }
        case .announceComplete: return told("onComplete")
        case .askDecryption: return gate("onPreDecryption", script.decrypts)
        case .decrypt:
            log.append("decrypt")
            return called(script.decryption, Samples.payload(withAddress: script.hasAddress)) { .decryption($0) }
        case .announceDecryption: return told("onPostDecryption")
        case .askAuthorisation:
            log.append("onPreAuthorisation")
            return consent
        case .askShopper:
            log.append("onGetShopper")
            return .shopperGiven(script.namesShopper ? Evidence(TransactionShopper()) : nil)
        case .reserveSlot: return .slotGranted(Samples.sentAt)
        case .authorise(let sending):
            log.append("authorise\(described(sending.payload))")
            return authorisation
        case .findTransactions: return find()
        case .announce(let ending): return told(described(ending.payload.notice))
        case .renew(let attempt): return .renewed(attempt)
        }
    }

    private mutating func told(_ callback: String) -> PazeFlow.Event {
        log.append(callback)
        return .acknowledged
    }

    private mutating func gate(_ name: String, _ gate: PazeScript.Gate) -> PazeFlow.Event {
        log.append(name)
        return switch gate {
        case .yes: .decided(true)
        case .no: .decided(false)
        case .overdue: .deadlinePassed
        }
    }

    private func called<Value>(
        _ call: PazeScript.Call, _ value: Value, _ event: (CallResult<Value>) -> PazeFlow.Event
    ) -> PazeFlow.Event {
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
