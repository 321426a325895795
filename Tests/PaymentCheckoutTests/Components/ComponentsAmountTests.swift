import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The amount of a component's wallet sheet")
struct ComponentsAmountTests {
    @Test(
        "CC-15 update(with:) changes the sheet's amount, needs a handleSubmit, and is refused while an attempt is open")
    func update() async throws {
        let without = try await ComponentsRig(.applePay())
        #expect(await without.updateCode(3_000) == .configurationInvalid)
        let rig = try await ComponentsRig(.applePay(), submits: true)
        await rig.ready()
        #expect(await rig.updateCode(0) == .engine(.unusableAmount))
        #expect(await rig.updateCode(-1) == .engine(.unusableAmount))
        #expect(try await rig.component.update(with: 3_000) == nil)
        guard case .waiting(.sheet(let submission)) = await rig.component.tap() else {
            Issue.record("No sheet is waited for.")
            return
        }
        #expect(submission.payload.attempt.payload.amount?.description == "30.00 EUR")
        #expect(try await rig.component.update(with: 4_000) == .alreadyProcessing)
        let token = CheckoutComponents.WalletSheetResult.authorised(token: Sensitive("tok_wallet"))
        #expect(try #require(await rig.component.deliver(sheet: token, attempt: AttemptID(1)).outcome).isSuccess)
        #expect(rig.callbacks == [.onReady, .handleTap, .onSubmit, .handleSubmit, .onSuccess])
    }

    @Test(
        "CC-15 an update is of no use without its handleSubmit: sheet and submission are for the payment session's own amount"
    )
    func updateWithoutHandler() async throws {
        let rig = try await ComponentsRig(.applePay(), submits: true)
        await rig.ready()
        #expect(try await rig.component.update(with: 3_000) == nil)
        await rig.components.register(callbacks: rig.merchant.callbacks())
        guard case .waiting(.sheet(let submission)) = await rig.component.tap() else {
            Issue.record("No sheet is waited for.")
            return
        }
        #expect(submission.payload.attempt.payload.amount?.description == "25.00 EUR")
        let token = CheckoutComponents.WalletSheetResult.authorised(token: Sensitive("tok_wallet"))
        #expect(try #require(await rig.component.deliver(sheet: token, attempt: AttemptID(1)).outcome).isSuccess)
        #expect(rig.gateway.submits.map(\.amount?.description) == ["25.00 EUR"])
    }

    @Test(
        "CC-15 it changes the sheet's amount only: a card in the same component is asked for the payment session's own")
    func updateAndCard() async throws {
        let rig = try await ComponentsRig(.flow(), submits: true)
        await rig.component.render()
        #expect(try await rig.component.update(with: 3_000) == nil)
        await rig.component.change(method: .card, card: ComponentsTestSamples.card)
        #expect(try #require(await rig.component.submit().outcome).isSuccess)
        #expect(await rig.component.lastAmount == "25.00 EUR")
        let other = try await ComponentsRig(.flow(), submits: true)
        await other.component.render()
        #expect(try await other.component.update(with: 3_000) == nil)
        await other.component.change(method: .applePay)
        #expect(await other.component.tap().isWaiting)
        #expect(await other.component.lastAmount == "30.00 EUR")
    }
}

extension ComponentsRig {
    /// The code that an update of the sheet's amount throws; nil: it was taken.
    fileprivate func updateCode(_ amount: Int) async -> CheckoutComponents.Error.ErrorCode? {
        do {
            _ = try await component.update(with: amount)
            return nil
        } catch {
            return error.errorCode
        }
    }
}

extension CheckoutComponents.PaymentComponent {
    /// What the last attempt asks for.
    fileprivate var lastAmount: String? {
        get async { await component.flow.attempt?.payload.amount?.description }
    }
}
