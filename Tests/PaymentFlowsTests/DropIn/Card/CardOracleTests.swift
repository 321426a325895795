import PaymentFlows
import Testing

@Suite("The card flow against a straight-line telling of the rules")
struct CardOracleTests {
    @Test("DI-60: the straight line without any trouble is the page's order of callbacks, exactly")
    func happyOrder() async {
        let callbacks = await CardStraightLine.log(of: CardScript()).filter { $0.hasPrefix("on") }
        #expect(
            callbacks == [
                "onBeforeSubmit", "onSubmit", "onGetConsent", "onGetShopper", "onGetShippingAddress",
                "onSuccess(system-1)",
            ])
    }

    @Test("DI-10 to DI-35: for all answers and points of failure, alone or in twos, flow and rules agree on every call")
    func agree() async {
        let scripts = CardScript.all
        #expect(scripts.count > 12_000)
        var differing = 0
        for script in scripts {
            let rules = await CardStraightLine.log(of: script)
            let flow = CardFlowDriver.log(of: script)
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
                """)
        }
        #expect(differing == 0, "of \(scripts.count) scripts")
    }
}
