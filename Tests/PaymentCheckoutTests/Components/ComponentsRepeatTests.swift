import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Calls of a component that are tried again, and their deadlines")
struct ComponentsRepeatTests {
    @Test(
        "EN-44 CC-05 a look-up that is not answered is sent again, and its metadata are shown when they come",
        arguments: [true, false])
    func lookUp(isLater: Bool) async throws {
        let rig = try await ComponentsRig {
            $0.findMetadata = [
                isLater ? .held(.notSent) : .now(.notSent), isLater ? .held(.malformed) : .now(.malformed),
                .now(.success(ComponentsTestSamples.metadata)),
            ]
        }
        await rig.typed()
        for tries in 1...2 {
            await rig.gateway.calls.until(.findMetadata, times: tries)
            if isLater {
                rig.gateway.release(.findMetadata)
                await rig.components.session?.checkout.drained()
            }
            await rig.nextInstant()
        }
        await rig.merchant.returned.until(.onCardBinChanged)
        #expect(rig.gateway.count(.findMetadata) == 3)
        #expect(rig.callbacks == [.onReady, .onChange, .onCardBinChanged])
        #expect(rig.engine.counters[.ignoredEvents] == 0)
    }

    @Test("EN-44 CC-05 after the third try the look-up is given up: counted once, no callback, the card stays accepted")
    func givenUp() async throws {
        let rig = try await ComponentsRig { $0.findMetadata = [.now(.silent)] }
        await rig.typed()
        for _ in 0..<2 { await rig.nextInstant() }
        await rig.gateway.calls.until(.findMetadata, times: 3)
        await rig.settle()
        #expect(await rig.state == "editing")
        #expect(rig.engine.counters[.ignoredEvents] == 1)
        #expect(rig.callbacks == [.onReady, .onChange])
        #expect(await rig.component.isValid)
        #expect(rig.engine.liveDeadlines == 0)
        #expect(try #require(await rig.component.submit().outcome).isSuccess)
    }

    @Test("EN-44 EN-41 an input between two tries ends them: the look-up is given up at its deadline")
    func inputBetween() async throws {
        let rig = try await ComponentsRig { $0.findMetadata = [.now(.silent)] }
        await rig.typed()
        #expect(await rig.component.change(card: ComponentsTestSamples.card, preferredScheme: "mada") == nil)
        #expect(await rig.state == "lookingUp")
        rig.clock.advance(by: .seconds(30))
        await rig.entered("editing")
        #expect(rig.gateway.count(.findMetadata) == 1)
        #expect(rig.callbacks == [.onReady, .onChange, .onChange])
        #expect(try #require(await rig.component.submit().outcome).isSuccess)
    }

    @Test(
        "EN-44 EN-48 a token that was not asked for is asked for again; one that was is not", arguments: [true, false])
    func tokenise(wasSent: Bool) async throws {
        let rig = try await ComponentsRig {
            $0.tokenise = [wasSent ? .now(.silent) : .now(.notSent), .now(.success(ComponentsTestSamples.token))]
        }
        await rig.typed()
        await rig.component.postSubmit()
        if !wasSent { await rig.nextInstant() }
        let outcome = try await rig.outcome()
        #expect(outcome.isSuccess == !wasSent)
        #expect(rig.codes == (wasSent ? [.paymentMethodFailed] : []))
        #expect(rig.gateway.count(.tokenise) == (wasSent ? 1 : 2))
    }

    @Test("C63 EN-43 a submit that is answered after its deadline: unknown, not declined, and then onSuccess, once")
    func late() async throws {
        let rig = try await ComponentsRig { $0.submit = [.held(.success(ComponentsTestSamples.body()))] }
        await rig.typed()
        await rig.component.postSubmit()
        await rig.gateway.calls.until(.submit)
        await rig.settle()
        rig.clock.advance(by: .seconds(30))
        await rig.entered("verifying")
        #expect(rig.merchant.errors.isEmpty)
        #expect(rig.components.isProcessing)
        #expect(await rig.component.cancel() == .tooLate)
        rig.gateway.release(.submit)
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.merchant.payments == [ComponentsTestSamples.paymentID])
        #expect(rig.merchant.errors.isEmpty)
    }

    @Test("C67 EN-41 a second attempt has a deadline of its own, whatever was left of the first one's")
    func secondDeadline() async throws {
        let rig = try await ComponentsRig {
            $0.submit = [.held(.success(ComponentsTestSamples.body("Declined"))), .never]
        }
        await rig.typed()
        await rig.component.postSubmit()
        await rig.gateway.calls.until(.submit)
        await rig.settle()
        rig.clock.advance(by: .seconds(29))
        rig.gateway.release(.submit)
        #expect(try await rig.outcome(1).isRefused)
        await rig.component.postSubmit()
        await rig.gateway.calls.until(.submit, times: 2)
        await rig.settle()
        rig.clock.advance(by: .seconds(29))
        await rig.settle()
        #expect(await rig.state == "submittingSession")
        rig.clock.advance(by: .seconds(1))
        await rig.entered("verifying")
        #expect(rig.codes == [.paymentRequestDeclined])
    }

    @Test(
        "EN-35 CC-15 a sheet's amount is read once: an update while an attempt is open is refused, the next attempt has it"
    )
    func amount() async throws {
        let rig = try await ComponentsRig(.applePay(), submits: true)
        await rig.ready()
        let amounts = EventLog<Amount?>()
        for update in [3_000, 4_500] {
            #expect(try await rig.component.update(with: update) == nil)
            guard case .waiting(.sheet(let submission)) = await rig.component.tap() else {
                throw Unexpected(what: "no sheet")
            }
            amounts.append(submission.payload.attempt.payload.amount)
            #expect(try await rig.component.update(with: 9_900) == .alreadyProcessing)
            // One that cannot be used changes nothing, either.
            await #expect(throws: CheckoutComponents.Error.self) { try await rig.component.update(with: -1) }
            await rig.component.deliver(sheet: .dismissed, attempt: submission.payload.attempt.payload.id)
        }
        #expect(amounts.entries.map { $0?.minorUnits } == [3_000, 4_500])
    }

    @Test("EN-35 C40 a sheet that was left for another component of the session: only the card's callbacks follow")
    func otherComponent() async throws {
        let rig = try await ComponentsRig(.applePay())
        await rig.ready()
        #expect(await rig.component.tap().isWaiting)
        #expect(await rig.component.deliver(sheet: .dismissed, attempt: AttemptID(1)).outcome?.cancelledBy == .shopper)
        let card = try rig.components.create(.card())
        _ = await card.isAvailable
        await card.render()
        await card.change(card: ComponentsTestSamples.card)
        let before = rig.callbacks.count
        #expect(try #require(await card.tap().outcome).isSuccess)
        #expect(
            Array(rig.callbacks.dropFirst(before)) == [.handleTap, .onSubmit, .onTokenized, .onSuccess])
        let late = CheckoutComponents.WalletSheetResult.authorised(token: Sensitive("tok"))
        let answer = await rig.component.deliver(sheet: late, attempt: AttemptID(1))
        #expect(answer == .refused(.wrongStep) || answer.isAlreadyAnswered)
        #expect(rig.gateway.count(.submit) == 1)
    }
}

extension Progress where Waiting == CheckoutComponentFlow.Waiting {
    fileprivate var isAlreadyAnswered: Bool { if case .alreadyAnswered = self { true } else { false } }
}
