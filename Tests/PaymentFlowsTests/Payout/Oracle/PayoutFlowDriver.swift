import PaymentFlows

/// Drives the flow by a script, without any machinery: an effect goes out, its answer comes in.
struct PayoutFlowDriver {
    private let script: PayoutScript
    private let world: PayoutWorld
    let attempt = Samples.attempt()
    private(set) var flow = PayoutFlow()

    static func log(of script: PayoutScript) async -> [String] {
        var driver = PayoutFlowDriver(script: script)
        await driver.run()
        return driver.world.log + [driver.end] + (script.after.map { driver.log(after: $0) } ?? [])
    }

    private init(script: PayoutScript) {
        self.script = script
        world = PayoutWorld(script)
    }

    private mutating func run() async {
        await drive(.tapped(attempt))
        // More events than any script needs: a flow that never ends is cut off and seen in the log.
        for _ in 0..<40 {
            guard let event = await fromOutside() else { break }
            await drive(event)
        }
    }

    private mutating func drive(_ event: PayoutFlow.Event) async {
        var next: PayoutFlow.Event? = event
        while let event = next {
            guard case .perform(let effect) = flow.handle(event) else { return }
            next = await answer(effect)
        }
    }

    /// What happens while the flow rests.
    private mutating func fromOutside() async -> PayoutFlow.Event? {
        switch flow.stateName {
        case "verifying":
            if let between = await world.wait() {
                let event = event(between)
                if between == .paidElsewhere || between == .journal { return event }
                _ = flow.handle(event)
            }
            switch script.search {
            case .reply(let answer, world.nextQuery):
                return .paid(attempt, .success(verdict(answer)), stage: stage(answer))
            case .notified(let answer, world.nextQuery):
                return .notified(attempt, verdict(answer), stage: stage(answer))
            case .nothing, .failing, .overdue, .found, .reply, .notified: return .deadlinePassed
            }
        case "ended":
            guard case .handedOver = flow.outcome, flow.told == nil, let answer = script.backend else { return nil }
            let event = PayoutFlow.Event.notified(attempt, verdict(answer), stage: stage(answer))
            guard case .perform(let effect) = flow.handle(event) else { return nil }
            return await self.answer(effect)
        default: return nil
        }
    }

    private mutating func answer(_ effect: PayoutFlow.Effect) async -> PayoutFlow.Event? {
        switch effect {
        case .announceClick: return await after(world.onClick()) ?? .acknowledged
        case .validate(let attempt):
            if let event = await after(world.validate()) { return event }
            guard script.isSound else { return .invalidated(PayoutSamples.failure) }
            return .validated(attempt, isMadeHere: script.isMadeHere)
        case .askApproval:
            if let event = await after(world.onPrePayoutSubmit()) { return event }
            switch script.approval {
            case .yes: return .decided(true)
            case .no: return .decided(false)
            case .overdue: return .deadlinePassed
            }
        case .reserveSlot: return await after(world.slot()) ?? .slotGranted(Samples.sentAt)
        case .pay:
            if let between = await world.pay() {
                let event = event(between)
                if between == .paidElsewhere || between == .journal { return event }
                _ = flow.handle(event)
            }
            return reply
        case .findTransactions: return await find()
        case .announce(let ending):
            switch ending.payload.notice {
            case .paid(let identity):
                await world.onPostPayout(identity.merchantTransactionId, identity.systemTransactionId ?? "nil")
            case .cancelled: await world.onCancel()
            case .error(let failure): await world.onError(failure.code)
            case nil: await world.onError("nothing to tell")
            }
            return .acknowledged
        case .renew(let attempt): return .renewed(attempt)
        }
    }

    private func after(_ between: PayoutScript.Interruption?) -> PayoutFlow.Event? { between.map(event) }

    private func event(_ between: PayoutScript.Interruption) -> PayoutFlow.Event {
        switch between {
        case .host: .cancel(.host)
        case .shutdown: .cancel(.shutdown)
        case .expiry: .cancel(.expiry)
        case .teardown: .cancel(.teardown)
        case .paidElsewhere: .notified(attempt, .paidOut)
        case .journal: .journalFailed
        }
    }

    private var reply: PayoutFlow.Event {
        switch script.reply {
        case .accepted: .paid(attempt, .success(.paidOut), stage: .accepted)
        case .completed: .paid(attempt, .success(.paidOut))
        case .undone: .paid(attempt, .success(.cameBack))
        case .declined: .paid(attempt, .success(.saidNo))
        case .error: .paid(attempt, .success(.failed(PayoutSamples.error)))
        case .mismatch: .paid(attempt, .success(.paidOtherwise))
        case .refused: .paid(attempt, .refused(Samples.no))
        case .notSent: .paid(attempt, .notSent)
        case .open: .paid(attempt, .success(.open(.updated)))
        case .malformed: .paid(attempt, .malformed)
        case .silent: .paid(attempt, .silent)
        case .overdue: .deadlinePassed
        }
    }

    private mutating func find() async -> PayoutFlow.Event {
        let query = await world.findTransactions()
        switch script.search {
        case .found(let answer, query): return .found(attempt, .success(verdict(answer)), stage: stage(answer))
        case .notified(.declined, query): return .found(attempt, .success(.saidNo))
        case .failing: return .found(attempt, .silent)
        case .overdue: return .deadlinePassed
        case .nothing, .found, .reply, .notified: return .found(attempt, .success(.open(.nothingFound)))
        }
    }

    private func verdict(_ answer: PayoutScript.Answer) -> TransactionVerdict {
        switch answer {
        case .accepted, .completed: .paidOut
        case .declined: .saidNo
        case .mismatch: .paidOtherwise
        }
    }

    private func stage(_ answer: PayoutScript.Answer) -> PayoutStage { answer == .accepted ? .accepted : .completed }

    private var end: String {
        switch flow.outcome {
        case .succeeded(let receipt):
            "succeeded, \(receipt.payload.stage?.rawValue ?? "nil")\(receipt.payload.afterExpiry ? ", after expiry" : "")"
        case .refused: "refused"
        case .failed: "failed"
        case .cancelled(let cancellation): "cancelled by \(cancellation.payload.by)"
        case .handedOver: "handedOver"
        case .unknown: "unknown"
        case nil: flow.stateName
        }
    }
}
