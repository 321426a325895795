/// What an attempt should look like from outside, written down from the rules as one would tell it: first this, then that.
///
/// It knows nothing of the flow. Callbacks are named with what matters of their data, calls with their name.
struct PayoutStraightLine {
    private let script: PayoutScript
    private let world: PayoutWorld
    private var isGone = false
    private var isExpired = false

    static func log(of script: PayoutScript) async -> [String] {
        let world = PayoutWorld(script)
        var line = PayoutStraightLine(script: script, world: world)
        let end = await line.run()
        guard let word = script.after else { return world.log + [end] }
        return world.log + [end] + AfterTheEnd.log(line.told(end), word, click: "announceClick")
    }

    private init(script: PayoutScript, world: PayoutWorld) {
        self.script = script
        self.world = world
    }

    private mutating func run() async -> String {
        // PO-02: the click comes before the validation.
        if let between = await world.onClick() { return await stop(between) }
        if let between = await world.validate() { return await stop(between) }
        guard script.isSound else { return await failed("SDK0809") }
        // PO-05.
        guard script.isMadeHere else { return await handOver() }
        // PO-03.
        if let between = await world.onPrePayoutSubmit() { return await stop(between) }
        switch script.approval {
        case .yes: break
        case .no:
            await world.onCancel()
            return "cancelled by merchant"
        case .overdue: return await failed("FLOW0002")
        }
        if let between = await world.slot() { return await stop(between) }
        return await pay()
    }

    /// What the end says of the money.
    private func told(_ end: String) -> ToldEnd {
        switch end {
        case "handedOver": .handedOver
        case "unknown": .unknown
        case "failed": world.log.last == "onError(FLOW0005)" ? .mismatch : .unpaid
        default: end.hasPrefix("succeeded") ? .paid : .unpaid
        }
    }

    private mutating func pay() async -> String {
        switch await world.pay() {
        // EN-33, EN-34, EN-46: past the point of no return nothing stops it.
        case .host, .shutdown, nil: break
        case .expiry: isExpired = true
        case .teardown: isGone = true
        // EN-51.
        case .paidElsewhere: return await succeeded("completed")
        // EN-70: nothing was sent.
        case .journal: return await failed("FLOW0007")
        }
        // PO-04, EN-32, EN-36, EN-48.
        switch script.reply {
        case .accepted: return await succeeded("accepted")
        case .completed, .undone: return await succeeded("completed")
        case .declined: return await refused()
        case .error: return await failed("SDK0819")
        case .mismatch: return await failed("FLOW0005")
        case .refused: return await refused()
        case .notSent: return await failed("SDK0500")
        case .open, .malformed, .silent, .overdue: return await verify()
        }
    }

    /// EN-43: six queries, and then it is unknown.
    private mutating func verify() async -> String {
        while world.nextQuery <= 6 {
            switch await world.wait() {
            case .host, .shutdown, nil: break
            case .expiry: isExpired = true
            case .teardown: isGone = true
            case .paidElsewhere: return await succeeded("completed")
            case .journal: return await unknown()
            }
            switch script.search {
            case .reply(let answer, world.nextQuery): return await end(answer)
            // EN-50: a no from outside only brings the query forward.
            case .notified(let answer, world.nextQuery) where answer != .declined: return await end(answer)
            case .nothing, .failing, .overdue, .found, .reply, .notified: break
            }
            let query = await world.findTransactions()
            switch script.search {
            case .found(let answer, query): return await end(answer)
            case .notified(.declined, query): return await end(.declined)
            case .nothing, .failing, .overdue, .found, .reply, .notified: break
            }
        }
        return await unknown()
    }

    /// PO-05: the backend goes on, and what is heard of it is told once.
    private func handOver() async -> String {
        switch script.backend {
        case .accepted, .completed: await world.onPostPayout("order-1", "system-1")
        case .mismatch: await world.onError("FLOW0005")
        case .declined, nil: break
        }
        return "handedOver"
    }

    /// EN-37, EN-46, EN-51, EN-70: what ends an attempt before its point of no return.
    private mutating func stop(_ between: PayoutScript.Interruption) async -> String {
        switch between {
        case .host, .shutdown:
            await world.onCancel()
            return "cancelled by \(between)"
        case .expiry:
            await world.onError("FLOW0003")
            return "cancelled by expiry"
        case .teardown:
            isGone = true
            return "cancelled by teardown"
        case .paidElsewhere: return await succeeded("completed")
        case .journal: return await failed("FLOW0007")
        }
    }

    private func end(_ answer: PayoutScript.Answer) async -> String {
        switch answer {
        case .accepted: await succeeded("accepted")
        case .completed: await succeeded("completed")
        case .declined: await refused()
        case .mismatch: await failed("FLOW0005")
        }
    }

    private func succeeded(_ stage: String) async -> String {
        if !isGone { await world.onPostPayout("order-1", "system-1") }
        return "succeeded, \(stage)\(isExpired ? ", after expiry" : "")"
    }

    private func refused() async -> String {
        if !isGone { await world.onError("SDK0819") }
        return "refused"
    }

    private func failed(_ code: String) async -> String {
        if !isGone { await world.onError(code) }
        return "failed"
    }

    private func unknown() async -> String {
        if !isGone { await world.onError("FLOW0001") }
        return "unknown"
    }
}
