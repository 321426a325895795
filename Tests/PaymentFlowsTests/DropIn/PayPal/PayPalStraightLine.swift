/// What a PayPal attempt should look like from outside, written down from the rules as one would tell it.
///
/// It knows nothing of the flow.
struct PayPalStraightLine {
    private let script: PayPalScript
    private var log: [String] = []

    static func log(of script: PayPalScript) async -> [String] {
        var line = PayPalStraightLine(script: script)
        let end = await line.run()
        return line.log + [end]
    }

    private init(script: PayPalScript) { self.script = script }

    private mutating func run() async -> String {
        // DI-10.
        log.append("onBeforeSubmit")
        switch script.gate {
        case .yes: break
        case .no: return "cancelled by merchant"
        case .overdue: return error("FLOW0002")
        }
        // DI-20, DI-05.
        if script.consent != .byControl { log.append("onGetConsent") }
        log += ["onGetShopper", "onGetShippingAddress"]
        log.append("createOrder, \(script.consent == .yes || script.consent == .byControl ? "kept" : "not kept")")
        switch script.order {
        case .created: break
        case .notSent: return error("SDK0500")
        case .refused, .malformed, .silent, .overdue: return error("SDK1117")
        // DI-17.
        case .left: return "cancelled by shopper"
        }
        switch script.approval {
        case .approved: break
        case .failed: return error("SDK1117")
        case .overdue: return "cancelled by deadline"
        // DI-17: told as an error, or as a cancel.
        case .closed, .left: return "cancelled by shopper"
        // EN-51.
        case .notified: return end(.approved)
        }
        // DI-52.
        log.append("\(script.captures ? "capture" : "authorise") order-pp-1")
        switch script.money {
        case .open, .silent, .overdue: return await verify()
        case .notSent: return error("SDK0500")
        case .approved, .declined, .uncoded, .mismatch, .refused, .leftThenApproved: return end(script.money)
        }
    }

    private mutating func end(_ money: PayPalScript.Money) -> String {
        switch money {
        case .declined: return error("D1", "refused")
        case .uncoded, .refused: return error("SDK1117", "refused")
        case .mismatch: return error("FLOW0005")
        case .approved, .leftThenApproved, .notSent, .open, .silent, .overdue:
            log.append("onSuccess(system-1)")
            return "succeeded"
        }
    }

    /// EN-43, EN-51.
    private mutating func verify() async -> String {
        for query in 1...6 {
            if case .notified(query) = script.search { return end(.approved) }
            log.append("findTransactions")
            if case .found(let money, query) = script.search { return end(money) }
        }
        return error("FLOW0001", "unknown")
    }

    private mutating func error(_ code: String, _ outcome: String = "failed") -> String {
        log.append("onError(\(code))")
        return outcome
    }
}
