import PaymentFlows
import Testing

@Suite("The payout flow against a straight-line telling of the rules")
struct PayoutOracleTests {
    @Test("PO-01 the straight line without any trouble is the happy order of callbacks, exactly")
    func happyOrder() async {
        #expect(
            await PayoutStraightLine.log(of: PayoutScript()) == [
                "onClick", "onPrePayoutSubmit", "pay", "onPostPayout(order-1, system-1)", "succeeded, completed",
            ])
    }

    @Test("PO-02 to PO-04 EN-43 for all gate answers and failure points flow and rules agree")
    func everything() async {
        // 2 configurations, 3 gate answers, and 8 decided or 4 open replies with 75 ways to learn more: 2 * 3 * (8 + 4 * 75).
        #expect(PayoutScript.all.count == 1_848)
        await compare(PayoutScript.all)
    }

    @Test("PO-05 for everything that may be heard of a payout that was handed over flow and rules agree")
    func handedOver() async {
        #expect(PayoutScript.handedOver.count == 5)
        await compare(PayoutScript.handedOver)
    }

    @Test("EN-33 EN-37 EN-46 EN-51 EN-70 whatever comes between, wherever, flow and rules agree")
    func interrupted() async {
        #expect(PayoutScript.interrupted.count == 1_296)
        await compare(PayoutScript.interrupted)
    }

    @Test(
        "EN-22 EN-36 EN-38 whatever is heard after whatever end, flow and rules agree on the taps and resets that follow"
    )
    func afterTheEnd() async {
        #expect(PayoutScript.afterTheEnd.count == 5 * 1_848)
        await compare(PayoutScript.afterTheEnd)
    }

    @Test("PO-10 in every telling at most one of the three last callbacks is made, and it is the last")
    func oneTerminal() async {
        for script in PayoutScript.all + PayoutScript.handedOver + PayoutScript.interrupted {
            let callbacks = await PayoutFlowDriver.log(of: script).filter { $0.hasPrefix("on") }
            let terminals = callbacks.filter { callback in
                ["onError", "onCancel", "onPostPayout"].contains { callback.hasPrefix($0) }
            }
            guard terminals.count > 1 || (terminals.count == 1 && callbacks.last != terminals.first) else { continue }
            Issue.record("\(script): \(callbacks)")
            return
        }
    }

    private func compare(_ scripts: [PayoutScript], sourceLocation: SourceLocation = #_sourceLocation) async {
        var differing = 0
        for script in scripts {
            let (rules, flow) = (await PayoutStraightLine.log(of: script), await PayoutFlowDriver.log(of: script))
            guard rules != flow else { continue }
            differing += 1
            guard differing <= 3 else { continue }
            let place = zip(rules, flow).prefix { $0 == $1 }.count
            Issue.record(
                """
                \(script)
                agree on \(rules.prefix(place)), then
                rules: \(rules.dropFirst(place))
                flow:  \(flow.dropFirst(place))
                """, sourceLocation: sourceLocation)
        }
        #expect(differing == 0, "of \(scripts.count) scripts", sourceLocation: sourceLocation)
    }
}
