/// What an attempt should look like from outside, written down from the rules as one would tell it: first this, then that.
///
/// It knows nothing of the flow. Callbacks are named with what matters of their data, calls with their name.
struct PazeStraightLine {
    private let script: PazeScript
    private var log: [String] = []

    static func log(of script: PazeScript) -> [String] {
        var line = PazeStraightLine(script: script)
        let end = line.run()
        guard let word = script.after else { return line.log + [end] }
        return line.log + [end] + AfterTheEnd.log(line.told(end), word, click: "announceClick")
    }

    private init(script: PazeScript) { self.script = script }

    private mutating func run() -> String {
        // Presentment: PZ-02, PZ-03.
        guard script.isPresentable else {
            log += ["onError(SDK1213)", "onPresentmentResolved(false)"]
            return "hidden"
        }
        log += ["onInit", "onPresentmentResolved(true)", "onPazeButtonClicked"]
        if isPaid(.click) { return paid }
        // Tap: PZ-11, PZ-12.
        guard script.isTappable else { return error("SDK1213") }
        log.append("createCheckout")
        if isPaid(.creation) { return paid }
        if let code = failure(script.creation, "SDK1200") { return error(code) }
        if isPaid(.checkout) { return paid }
        // The web checkout: PZ-13, PZ-15.
        switch script.back {
        case .complete: break
        case .incomplete: return incomplete("Paze's reason", "shopper")
        case .cancelled: return incomplete("User cancelled.", "shopper")
        case .overdue: return incomplete("Checkout timed out.", "deadline")
        case .failed, .wrongSession: return error("SDK1200")
        }
        // PZ-20, PZ-21, EN-37.
        log.append("onCheckoutComplete")
        if isPaid(.approval) { return paid }
        switch script.approval {
        case .yes: break
        case .no: return incomplete("Checkout was rejected by the merchant.", "merchant")
        case .overdue: return error("FLOW0002")
        }
        // PZ-22, PZ-23.
        log.append("complete")
        if isPaid(.completion) { return paid }
        if let code = failure(script.completion, "SDK1214") { return error(code) }
        if script.completesAnotherSession { return error("SDK1214") }
        log.append("onComplete")
        if isPaid(.completed) { return paid }
        // PZ-30 to PZ-32.
        log.append("onPreDecryption")
        if isPaid(.decryptionGate) { return paid }
        switch script.decrypts {
        case .yes: break
        case .no: return "handedOver"
        case .overdue: return error("FLOW0002")
        }
        log.append("decrypt")
        if isPaid(.decryption) { return paid }
        if let code = failure(script.decryption, "SDK1214") { return error(code) }
        log.append("onPostDecryption")
        if isPaid(.decrypted) { return paid }
        return authorise()
    }

    private mutating func authorise() -> String {
        // PZ-40 to PZ-44.
        log.append("onPreAuthorisation")
        if isPaid(.preAuthorisation) { return paid }
        switch script.consent {
        case .proceed, .soundData: break
        case .cancel: return "cancelled by merchant"
        case .unsoundData: return submitError("SDK1215")
        case .overdue: return submitError("FLOW0002")
        }
        if script.performsAVS, !script.hasAddress { return submitError("SDK1215") }
        let risk = script.consent == .soundData ? " with risk" : ""
        let address = script.performsAVS ? " with address" : ""
        let shopper = script.namesShopper ? " with shopper" : ""
        log.append("onGetShopper")
        if isPaid(.shopper) { return paid }
        log.append("authorise\(risk)\(address)\(shopper)")
        if isPaid(.authorisation) { return paid }
        // PZ-45, EN-32, EN-36, EN-48.
        switch script.authorisation {
        case .approved, .undone: return posted("succeeded")
        case .declined: return posted("refused")
        case .error, .mismatch: return posted("failed")
        case .declinedWithoutIds, .refused: return submitError("R1", "refused")
        case .notSent: return submitError("SDK0500")
        case .open, .malformed, .silent, .overdue: return verify()
        }
    }

    /// EN-43: six queries, and then it is unknown.
    private mutating func verify() -> String {
        if isPaid(.verification) { return paid }
        for query in 1...6 {
            if case .reply(let answer, query) = script.search { return end(answer) }
            // EN-50: a no from outside only brings the query forward.
            if case .notified(let answer, query) = script.search, answer != .declined { return end(answer) }
            log.append("findTransactions")
            if case .found(let answer, query) = script.search { return end(answer) }
            if case .notified(.declined, query) = script.search { return end(.declined) }
        }
        log.append("onSubmitError(unknown)")
        return "unknown"
    }

    private mutating func end(_ answer: PazeScript.Answer) -> String {
        switch answer {
        case .approved: posted("succeeded")
        case .declined: posted("refused")
        case .mismatch: posted("failed")
        }
    }

    /// What the end says of the money.
    private func told(_ end: String) -> ToldEnd {
        switch end {
        case "succeeded": .paid
        case "handedOver": .handedOver
        case "unknown": .unknown
        case "failed": tookOtherwise ? .mismatch : .unpaid
        default: .unpaid
        }
    }

    /// EN-36.
    private var tookOtherwise: Bool {
        switch script.search {
        case .found(.mismatch, _), .reply(.mismatch, _), .notified(.mismatch, _): true
        case .nothing, .failing, .overdue, .found, .reply, .notified: script.authorisation == .mismatch
        }
    }

    /// EN-51: a success from outside ends the attempt wherever it is.
    private func isPaid(_ place: PazeScript.Place) -> Bool { script.paidAt == place }

    private var paid: String { mutating get { posted("succeeded") } }

    /// EN-48: what was not sent has a code of its own.
    private func failure(_ call: PazeScript.Call, _ code: String) -> String? {
        switch call {
        case .success: nil
        case .notSent: "SDK0500"
        case .refused, .malformed, .silent, .overdue: code
        }
    }

    private mutating func error(_ code: String) -> String {
        log.append("onError(\(code))")
        return "failed"
    }

    private mutating func submitError(_ code: String, _ outcome: String = "failed") -> String {
        log.append("onSubmitError(\(code))")
        return outcome
    }

    private mutating func incomplete(_ reason: String, _ by: String) -> String {
        log.append("onCheckoutIncomplete(\(reason))")
        return "cancelled by \(by)"
    }

    private mutating func posted(_ outcome: String) -> String {
        log.append("onPostAuthorisation(order-1, system-1)")
        return outcome
    }
}
