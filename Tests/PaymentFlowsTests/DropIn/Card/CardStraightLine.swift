/// What a card attempt should look like from outside, written down from the rules as one would tell it: first this, then that.
///
/// It knows nothing of the flow. Callbacks are named with what matters of their data, calls with their name.
struct CardStraightLine {
    let script: CardScript
    private(set) var log: [String] = []

    static func log(of script: CardScript) async -> [String] {
        var line = CardStraightLine(script: script)
        let end = await line.run()
        let log = line.log + [end]
        if let word = script.after { return log + AfterTheEnd.log(line.told(end), word, click: "askBeforeSubmit") }
        guard let word = script.afterFirstTry else { return log }
        return log + line.log(after: word, of: line.told(end))
    }

    private init(script: CardScript) { self.script = script }

    private mutating func run() async -> String {
        // DI-10.
        log.append("onBeforeSubmit")
        switch script.gate {
        case .yes: break
        case .no: return "cancelled by merchant"
        case .overdue: return error("FLOW0002")
        }
        // DI-31: nothing is announced of a card that cannot be submitted.
        if script.card == .badNumber || script.card == .expired { return error("SDK1116") }
        log.append("onSubmit")
        // DI-20, DI-32.
        if script.card != .saved {
            if script.consent != .byControl { log.append("onGetConsent") }
            let keeps = script.consent == .yes || script.consent == .byControl
            log.append("tokenise, \(keeps ? "kept" : "not kept")")
            if let code = failure(script.token, "SDK1116") { return error(code) }
        }
        // DI-35.
        if script.isRestricted { return error("SDK1116") }
        // DI-02, DI-04.
        log.append("onGetShopper")
        if script.card == .saved, script.shopper != .named { return error("SDK1116") }
        log.append("onGetShippingAddress")
        var proof = ""
        if script.config == .strict || script.config == .lenient {
            switch await authenticate(isRetry: false) {
            case .proof: proof = " with proof"
            case .none: break
            case .end(let end): return end
            }
        }
        return await send("authorise order-1\(proof)", isRetry: false)
    }

    private enum Authentication {
        case proof
        case none
        case end(String)
    }

    /// DI-33.
    private mutating func authenticate(isRetry: Bool) async -> Authentication {
        let isLenient = script.config == .lenient && !isRetry
        log.append("preInitiate")
        if let code = failure(script.preInitiation, "SDK1114 unavailable") {
            return isLenient ? .none : .end(error(code))
        }
        if script.support == .none {
            guard isRetry else { return .none }
            return .end(error("65", "refused"))
        }
        let fingerprint = script.support == .withFingerprint && !script.fingerprintIsOverdue
        log.append("authenticate\(fingerprint ? " with fingerprint" : "")\(isRetry ? ", challenge wanted" : "")")
        if let code = failure(script.authentication, "SDK1114 unavailable") {
            return isLenient ? .none : .end(error(code))
        }
        switch script.issuer {
        case .authenticated: return .proof
        case .rejected: return .end(error("SDK1114 rejected"))
        case .failed: return isLenient ? .none : .end(error("SDK1114 failed"))
        case .error: return isLenient ? .none : .end(error("SDK1114 error"))
        case .challenge: break
        }
        switch script.challenge {
        case .authenticated: return .proof
        case .rejected: return .end(error("SDK1114 rejected"))
        case .failed: return isLenient ? .none : .end(error("SDK1114 failed"))
        case .error: return isLenient ? .none : .end(error("SDK1114 error"))
        // DI-19.
        case .dismissed: return .end(error("SDK1114 dismissed", "cancelled by shopper"))
        case .overdue: return .end(error("SDK1114 timedOut", "cancelled by deadline"))
        }
    }

    private mutating func send(_ call: String, isRetry: Bool) async -> String {
        log.append(call)
        let money = isRetry ? script.secondMoney : script.money
        switch money {
        case .open, .malformed, .silent, .overdue: return await verify(isRetry: isRetry)
        case .notSent: return error("SDK0500")
        default: return await end(money, isRetry: isRetry)
        }
    }

    /// DI-13, DI-14, DI-34, EN-36.
    private mutating func end(_ money: CardScript.Money, isRetry: Bool) async -> String {
        if money == .softDecline || money == .refusedSoftly, !isRetry, script.config != .none {
            switch await authenticate(isRetry: true) {
            case .proof: return await send("authorise order-1-2 with proof", isRetry: true)
            case .none: return await send("authorise order-1-2", isRetry: true)
            case .end(let end): return end
            }
        }
        switch money {
        case .approved:
            log.append("onSuccess(system-1)")
            return "succeeded"
        case .declined: return error("D1", "refused")
        case .softDecline: return error("65", "refused")
        case .uncoded, .refused, .refusedSoftly: return error("SDK1115", "refused")
        case .failed: return error("E1")
        case .mismatch: return error("FLOW0005")
        case .notSent, .open, .malformed, .silent, .overdue: return "not an end"
        }
    }

    /// EN-43: six queries, and then it is unknown. EN-51: a success told from outside is as good.
    private mutating func verify(isRetry: Bool) async -> String {
        for query in 1...6 {
            if case .reply(let money, query) = script.search { return await end(money, isRetry: isRetry) }
            if case .notified(query) = script.search { return await end(.approved, isRetry: isRetry) }
            log.append("findTransactions")
            if case .found(let money, query) = script.search { return await end(money, isRetry: isRetry) }
        }
        return error("FLOW0001", "unknown")
    }

    /// EN-48: what was not sent has a code of its own.
    private func failure(_ call: CardScript.Call, _ code: String) -> String? {
        switch call {
        case .success: nil
        case .notSent: "SDK0500"
        case .refused, .malformed, .silent, .overdue: code
        }
    }

    private mutating func error(_ code: String, _ outcome: String = "failed") -> String {
        log.append("onError(\(code))")
        return outcome
    }
}
