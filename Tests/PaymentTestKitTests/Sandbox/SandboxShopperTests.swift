import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct SandboxShopperTests {
    @Test(
        "PZ-13 each shopper's return ends the attempt as it says",
        arguments: [
            (SandboxShopper.completes, AttemptEnding.succeeded), (.mixesUp, .succeeded),
            (.cancels, .cancelled(by: .shopper)), (.leaves, .cancelled(by: .shopper)), (.fails, .failed),
            (.garbles, .failed),
        ])
    func returns(shopper: SandboxShopper, ending: AttemptEnding) throws {
        let run = try SandboxCheckoutRun()
        #expect(run.pay(shopper).ending == ending)
        #expect(run.charges.count == (ending == .succeeded ? 1 : 0))
    }

    @Test("EN-26 a return that is delivered twice is answered twice and paid once")
    func twice() throws {
        let run = try SandboxCheckoutRun()
        guard case .alreadyAnswered(.ended(.succeeded)) = run.pay(.completesTwice) else {
            Issue.record("not answered again")
            return
        }
        #expect(run.charges.count == 1)
    }

    @Test("PZ-13 nothing comes back from a page that was closed, and nothing from a URL that no sandbox has made")
    func nothing() throws {
        let url = "https://checkout.paze.test/?session=a%2Fb&nonce=0011223344556677&attempt=3"
        #expect(SandboxShopper.closesPage.returns(from: url).isEmpty)
        #expect(SandboxShopper.completes.returns(from: "https://elsewhere.test/?session=a").isEmpty)
        let back = SandboxShopper.completes.returns(from: url).map { WebCheckoutReturn.parse($0) }
        #expect(back.map(\.nonce) == ["0011223344556677"])
        #expect(back.map(\.attempt) == [AttemptID(3)])
        guard case .complete(let token) = back.first?.answer else {
            Issue.record("not complete")
            return
        }
        let result = try PazeCheckoutResult.decode(jws: token.reveal()).get()
        #expect(result.checkoutDecodedResponse?.sessionId == "a/b")
    }
}
