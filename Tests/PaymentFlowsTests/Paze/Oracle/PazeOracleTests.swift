import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The Paze flow against a straight-line telling of the rules")
struct PazeOracleTests {
    @Test("PZ-46 the straight line without any trouble is the happy order of callbacks, exactly")
    func happyOrder() {
        let callbacks = PazeStraightLine.log(of: PazeScript()).filter { $0.hasPrefix("on") }
        #expect(
            callbacks == [
                "onInit", "onPresentmentResolved(true)", "onPazeButtonClicked", "onCheckoutComplete", "onComplete",
                "onPreDecryption", "onPostDecryption", "onPreAuthorisation", "onGetShopper",
                "onPostAuthorisation(order-1, system-1)",
            ])
    }

    @Test("PZ-10 to PZ-32 whatever goes wrong before the authorisation, alone or in twos, flow and rules agree")
    func early() {
        #expect(PazeScript.early.count > 600)
        compare(PazeScript.early)
    }

    @Test("PZ-40 to PZ-47 whatever is answered from onPreAuthorisation on, flow and rules agree")
    func late() {
        // 5 answers, 8 circumstances, and 8 decided or 4 open replies with 57 ways to learn more.
        #expect(PazeScript.late.count == 5 * 8 * (8 + 4 * 57))
        compare(PazeScript.late)
    }

    @Test("EN-51 whatever an attempt is doing when its success is heard of from outside, flow and rules agree")
    func paidOutside() {
        compare(PazeScript.paidOutside)
        for place in PazeScript.Place.allCases {
            let paid = PazeScript.paidOutside.filter { $0.paidAt == place }
            #expect(paid.contains { PazeFlowDriver.log(of: $0).last == "succeeded" }, "\(place)")
        }
    }

    @Test(
        "EN-22 EN-36 EN-38 whatever is heard after whatever end, flow and rules agree on the taps and resets that follow"
    )
    func afterTheEnd() {
        #expect(PazeScript.afterTheEnd.count > 400)
        compare(PazeScript.afterTheEnd)
    }

    @Test("PZ-47 in every telling at most one callback ends the attempt, and it is the last")
    func oneTerminal() {
        for script in PazeScript.early + PazeScript.late + PazeScript.paidOutside where script.isPresentable {
            let callbacks = PazeFlowDriver.log(of: script).filter { $0.hasPrefix("on") }
            let terminals = callbacks.filter { callback in
                ["onError", "onSubmitError", "onCheckoutIncomplete", "onPostAuthorisation"].contains {
                    callback.hasPrefix($0)
                }
            }
            guard terminals.count > 1 || (terminals.count == 1 && callbacks.last != terminals.first) else { continue }
            Issue.record("\(script): \(callbacks)")
            return
        }
    }

    private func compare(_ scripts: [PazeScript], sourceLocation: SourceLocation = #_sourceLocation) {
        var differing = 0
        for script in scripts {
            let (rules, flow) = (PazeStraightLine.log(of: script), PazeFlowDriver.log(of: script))
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
