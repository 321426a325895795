/// Everything outside an attempt: callbacks and calls as async functions that log themselves and answer by a script.
///
/// Each of them says what came between before it had answered, if something did.
final class PayoutWorld {
    let script: PayoutScript
    private(set) var log: [String] = []
    private var queries = 0
    private var isUndisturbed = true

    init(_ script: PayoutScript) { self.script = script }

    private func disturbed(at place: PayoutScript.Place) -> PayoutScript.Interruption? {
        guard isUndisturbed, script.between?.place == place else { return nil }
        isUndisturbed = false
        return script.between?.what
    }

    func onClick() async -> PayoutScript.Interruption? {
        log.append("onClick")
        return disturbed(at: .click)
    }

    func validate() async -> PayoutScript.Interruption? { disturbed(at: .validation) }

    func onPrePayoutSubmit() async -> PayoutScript.Interruption? {
        log.append("onPrePayoutSubmit")
        return disturbed(at: .gate)
    }

    func slot() async -> PayoutScript.Interruption? { disturbed(at: .slot) }

    func pay() async -> PayoutScript.Interruption? {
        let between = disturbed(at: .payout)
        // A journal that cannot keep the sending stops it.
        if between != .journal { log.append("pay") }
        return between
    }

    /// The wait before the next status query.
    func wait() async -> PayoutScript.Interruption? { disturbed(at: .verification) }

    /// The query's number, from 1.
    func findTransactions() async -> Int {
        queries += 1
        log.append("findTransactions")
        return queries
    }

    var nextQuery: Int { queries + 1 }

    func onPostPayout(_ merchantTransactionId: String, _ systemTransactionId: String) async {
        log.append("onPostPayout(\(merchantTransactionId), \(systemTransactionId))")
    }

    func onCancel() async { log.append("onCancel") }

    func onError(_ code: String) async { log.append("onError(\(code))") }
}
