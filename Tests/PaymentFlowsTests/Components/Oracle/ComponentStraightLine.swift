/// What an attempt should look like from outside, written down from the rules as one would tell it: first this, then that.
///
/// It knows nothing of the flow. Callbacks are named with what matters of their data, calls with their name.
struct ComponentStraightLine {
    private let script: ComponentScript
    private var log: [String] = []

    static func log(of script: ComponentScript) -> [String] {
        var line = ComponentStraightLine(script: script)
        let end = line.run()
        return line.log + [end]
    }

    private init(script: ComponentScript) { self.script = script }

    private mutating func run() -> String {
        // CC-01, CC-03.
        log.append("checkAvailability")
        guard script.isAvailable else { return "unavailable" }
        log.append("onReady")
        // CC-04, CC-05.
        log += ["onChange", "lookUpMetadata"]
        var isValid = script.isSound
        switch script.lookUp {
        case .accepted: log.append("onCardBinChanged")
        case .rejected, .gateOverdue:
            log.append("onCardBinChanged")
            isValid = false
        case .failed, .overdue: break
        }
        // CC-11: it starts no attempt.
        if script.trigger == .tokenize, !script.hasOnTokenized {
            log.append("onError(callbackNotProvided)")
            return "no attempt"
        }
        // CC-17.
        if script.isExpired { return error("FLOW0003") }
        // CC-06.
        if script.trigger == .tap {
            log.append("handleTap")
            switch script.tap {
            case .yes: break
            case .no: return "cancelled by merchant"
            case .overdue: return error("FLOW0002")
            }
        }
        // CC-07, CC-08.
        guard isValid else { return error("componentInvalid") }
        if script.trigger != .tokenize { log.append("onSubmit") }
        return tokenise()
    }

    /// CC-09, CC-11.
    private mutating func tokenise() -> String {
        log.append("tokenise")
        switch script.token {
        case .success: break
        case .notSent: return error("paymentRequestFailed")
        case .refused, .malformed, .silent, .overdue: return error("paymentMethodFailed")
        }
        log.append("onTokenized")
        switch script.judgement {
        case .yes: break
        case .no: return error("tokenRejected", "cancelled by merchant")
        case .overdue: return error("FLOW0002")
        }
        if script.trigger == .tokenize { return "handedOver" }
        return submit()
    }

    /// CC-12, CC-13, CC-18.
    private mutating func submit() -> String {
        if script.isHosted, !script.isHandlerThere { return error("submitFailed") }
        log.append(script.isHosted ? "handleSubmit" : "submitSession")
        switch script.submit {
        case .approved: return succeeded()
        case .declined: return error("paymentRequestDeclined", "refused")
        case .mismatch: return error("FLOW0005")
        case .error: return error("paymentRequestFailed")
        case .refused: return error("paymentRequestFailed", "refused")
        case .notSent: return error("paymentRequestFailed")
        case .notSubmitted: return error("submitFailed")
        case .action: return act()
        case .open, .malformed, .silent, .overdue: return verify(after: nil)
        }
    }

    /// CC-14: one query, whatever the shopper did.
    private mutating func act() -> String {
        log += ["act", "findPayment"]
        switch script.check {
        case .approved: return succeeded()
        case .mismatch: return error("FLOW0005")
        case .declined: return no(after: script.act)
        case .open: return script.act == .completed ? verify(after: .completed) : no(after: script.act)
        case .failing, .overdue: return verify(after: script.act)
        }
    }

    /// EN-43: six queries, and then it is unknown.
    private mutating func verify(after act: ComponentScript.Act?) -> String {
        var isForward = false
        for query in 1...6 {
            switch script.search {
            case .answer(let word, query): return end(word, act)
            // EN-51: a success ends it; a no only brings the query forward, which then finds it.
            case .notified(let word, query):
                if word != .declined { return end(word, nil) }
                isForward = true
            default: break
            }
            log.append("findPayment")
            if isForward { return end(.declined, act) }
            if case .found(let word, query) = script.search { return end(word, act) }
        }
        return error("FLOW0001", "unknown")
    }

    private mutating func end(_ word: ComponentScript.Word, _ act: ComponentScript.Act?) -> String {
        switch word {
        case .approved: succeeded()
        case .declined: no(after: act)
        case .mismatch: error("FLOW0005")
        }
    }

    /// CC-14, DI-19: a challenge that ended badly is to blame.
    private mutating func no(after act: ComponentScript.Act?) -> String {
        switch act {
        case .dismissed: error("cardAuthenticationFailed, dismissed", "cancelled by shopper")
        case .failed: error("cardAuthenticationFailed, failed")
        case .overdue: error("cardAuthenticationFailed, timedOut", "cancelled by deadline")
        case .completed, nil: error("paymentRequestDeclined", "refused")
        }
    }

    private mutating func succeeded() -> String {
        log.append("onSuccess(pay-1)")
        return "succeeded"
    }

    private mutating func error(_ code: String, _ outcome: String = "failed") -> String {
        log.append("onError(\(code))")
        return outcome
    }
}
