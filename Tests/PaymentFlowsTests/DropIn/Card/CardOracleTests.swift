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
        #expect(CardScript.all.count > 12_000)
        await compare(CardScript.all)
    }

    @Test(
        "EN-22 EN-36 EN-38: whatever is heard after whatever end, flow and rules agree on the taps and resets that follow"
    )
    func afterTheEnd() async {
        #expect(CardScript.afterTheEnd.count > 400)
        await compare(CardScript.afterTheEnd)
    }

    @Test(
        "EN-38 DI-34: whatever a softly declined first try's late word is, flow and rules agree on the tap that follows"
    )
    func afterFirstTry() async {
        // 3 words, 5 issuers, 6 ways to come back, 13 second answers.
        #expect(CardScript.afterFirstTry.count == 3 * 5 * 6 * 13)
        await compare(CardScript.afterFirstTry)
    }

    private func compare(_ scripts: [CardScript]) async {
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
