import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The deferred gate of a payout")
struct PayoutGateTests {
    private func opened() async throws -> (PayoutRig, AttemptID) {
        let rig = try await PayoutRig()
        rig.merchant.config.defersApproval = true
        guard case .waiting(.approval(let order)) = await rig.payout.tap() else { throw Unexpected(what: "no gate") }
        #expect(order.payload.amount.description == "100.00 USD")
        return (rig, order.payload.attempt.payload.id)
    }

    @Test(
        "EN-19 EN-25 the gate rests without a task; its yes drives on to the outcome, and a second answer gets the first"
    )
    func approved() async throws {
        let (rig, attempt) = try await opened()
        #expect(await rig.state == "askingApproval")
        let answer = await rig.payout.answer(PrePayoutSubmitResult(isApproved: true), attempt: attempt)
        guard case .accepted(.ended(let outcome)) = answer else { throw Unexpected(what: "\(answer)") }
        #expect(outcome.isSuccess)
        #expect(rig.callbacks == [.onClick, .onPostPayout])
        #expect(await rig.payout.answer(nil, attempt: attempt) == .gateClosed)
    }

    @Test("EN-19 nil in its place cancels; a repeated answer while the payout is on its way is told the first")
    func others() async throws {
        let (rig, attempt) = try await opened()
        guard case .accepted(.ended(let outcome)) = await rig.payout.answer(nil, attempt: attempt) else {
            throw Unexpected(what: "not ended")
        }
        #expect(outcome.cancelledBy == .merchant)
        #expect(rig.callbacks == [.onClick, .onCancel])

        let (second, open) = try await opened()
        second.gateway.change { $0.pay = [.held(.success(PayoutTestSamples.reply()))] }
        let yes = PrePayoutSubmitResult(isApproved: true)
        #expect(await second.payout.postAnswer(yes, attempt: open) == .accepted(.working))
        #expect(await second.payout.postAnswer(nil, attempt: open) == .alreadyAnswered(true))
        second.gateway.release(.pay)
        #expect(try await second.outcome().isSuccess)
    }

    @Test("EN-19 an answer for another attempt, or for a gate that is not deferred, is refused and changes nothing")
    func foreign() async throws {
        let (rig, _) = try await opened()
        let yes = PrePayoutSubmitResult(isApproved: true)
        #expect(await rig.payout.answer(yes, attempt: AttemptID(9)) == .refused(.wrongStep))
        #expect(await rig.state == "askingApproval")
        let plain = try await PayoutRig()
        #expect(await plain.payout.answer(yes, attempt: AttemptID(1)) == .refused(.wrongStep))
    }

    @Test("EN-19 PO-03 a cancel closes the gate: a later yes pays nothing")
    func closed() async throws {
        let (rig, attempt) = try await opened()
        #expect(await rig.payout.cancel() == .cancelled)
        #expect(try await rig.outcome().cancelledBy == .host)
        #expect(await rig.payout.answer(PrePayoutSubmitResult(isApproved: true), attempt: attempt) == .gateClosed)
        #expect(rig.callbacks == [.onClick, .onCancel])
        #expect(rig.gateway.count(.pay) == 0)
    }

    @Test("EN-19 EN-28 the gate stays closed after what ended its attempt has been reconciled and reset")
    func reconciled() async throws {
        let (rig, attempt) = try await opened()
        await rig.hears(.executed, amount: 99)
        #expect(try await rig.outcome().failureCode == "FLOW0005")
        #expect(await rig.checkout.reset() == nil)
        #expect(await rig.payout.answer(PrePayoutSubmitResult(isApproved: true), attempt: attempt) == .gateClosed)
        #expect(rig.gateway.count(.pay) == 0)
    }
}
