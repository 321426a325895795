import PaymentFlows
import Testing

@Suite("The component's flow against a straight-line telling of the rules")
struct ComponentOracleTests {
    @Test("CC-02 the straight line without any trouble is the happy order of callbacks, exactly")
    func happyOrder() {
        #expect(
            ComponentStraightLine.log(of: ComponentScript()) == [
                "checkAvailability", "onReady", "onChange", "lookUpMetadata", "onCardBinChanged", "handleTap",
                "onSubmit",
                "tokenise", "onTokenized", "submitSession", "onSuccess(pay-1)", "succeeded",
            ])
    }

    @Test("CC-01 to CC-12 whatever goes wrong before the submit, alone or in twos, flow and rules agree")
    func early() {
        #expect(ComponentScript.early.count > 500)
        compare(ComponentScript.early)
    }

    @Test("CC-12 to CC-18 whatever is answered from the submit on, by host or engine, flow and rules agree")
    func late() {
        // By host and engine: 7 decided and 4 open answers with 30 ways to learn more, and 4 x 6 actions with as many.
        #expect(ComponentScript.late.count == 2 * (7 + 4 * 30 + 4 * 6 * 30))
        compare(ComponentScript.late)
    }

    @Test("CC-19 in every telling at most one callback ends the attempt, and it is the last")
    func oneTerminal() {
        for script in ComponentScript.early + ComponentScript.late {
            let callbacks = ComponentFlowDriver.log(of: script).filter { $0.hasPrefix("on") }
            let terminals = callbacks.filter { $0.hasPrefix("onError") || $0.hasPrefix("onSuccess") }
            guard terminals.count > 1 || (terminals.count == 1 && callbacks.last != terminals.first) else { continue }
            Issue.record("\(script): \(callbacks)")
            return
        }
    }

    private func compare(_ scripts: [ComponentScript], sourceLocation: SourceLocation = #_sourceLocation) {
        var differing = 0
        for script in scripts {
            let (rules, flow) = (ComponentStraightLine.log(of: script), ComponentFlowDriver.log(of: script))
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
