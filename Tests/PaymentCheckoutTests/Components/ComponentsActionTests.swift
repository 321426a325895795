import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Tokens, sheets, actions and ends of a component")
struct ComponentsActionTests {
    private static func challenged(
        _ found: FoundPayments = ComponentsTestSamples.found("Captured")
    ) async throws -> ComponentsRig {
        let rig = try await ComponentsRig {
            $0.submit = [.now(.success(ComponentsTestSamples.body("Action Required", action: "3ds")))]
            $0.findPayments = [.now(.success(found))]
        }
        await rig.typed()
        #expect(await rig.component.submit().isWaiting)
        return rig
    }

    @Test("CC-11 tokenize() hands the token over: no flag, outcome handedOver, and taps go on")
    func tokenize() async throws {
        let rig = try await ComponentsRig()
        await rig.typed()
        #expect(await rig.component.tokenize().outcome == .handedOver)
        #expect(rig.callbacks.suffix(1) == [.onTokenized])
        #expect(!rig.flags.entries.contains(true))
        #expect(rig.gateway.count(.submit) == 0)
        // No change is told after a token was handed over, until `reset()` (CC-04, C25).
        #expect(await rig.component.change(card: ComponentsTestSamples.card("4")) == .handedOver)
        #expect(try #require(await rig.component.tap().outcome).isSuccess)
    }

    @Test("CC-11 without onTokenized, and on a method without a token: onError, no attempt, and the claim is free")
    func misuse() async throws {
        var callbacks = CheckoutComponents.Callbacks()
        let errors = EventLog<CheckoutComponents.Error.ErrorCode>()
        callbacks.onError = { errors.append($0.errorCode) }
        let rig = try await ComponentsRig(callbacks: callbacks)
        await rig.typed()
        #expect(await rig.component.tokenize() == .idle)
        let wallet = try rig.components.create(.applePay())
        _ = await wallet.isAvailable
        await wallet.render()
        #expect(await wallet.tokenize() == .idle)
        #expect(errors.entries == [.callbackNotProvided, .componentNotSupported])
        #expect(await rig.component.attempt == nil)
        #expect(try #require(await rig.component.submit().outcome).isSuccess)
        #expect(await rig.component.attempt == AttemptID(1))
    }

    @Test("CC-13 a challenge that is done: the provider is asked for the payment, and it has succeeded")
    func challenge() async throws {
        let rig = try await Self.challenged()
        #expect(rig.components.isProcessing)
        #expect(try #require(await rig.component.deliver(action: .completed, attempt: AttemptID(1)).outcome).isSuccess)
        #expect(rig.gateway.queries.map(\.paymentID) == [ComponentsTestSamples.paymentID])
        #expect(rig.callbacks.last == .onSuccess)
        // The same answer again changes nothing (EN-26).
        guard case .alreadyAnswered = await rig.component.deliver(action: .completed, attempt: AttemptID(1)) else {
            Issue.record("The second answer was not told apart.")
            return
        }
        #expect(await rig.component.deliver(action: .completed, attempt: AttemptID(2)) == .refused(.wrongStep))
    }

    @Test(
        "CC-14 dismissed or failed: one query, cardAuthenticationFailed with the reason; a later success is settlement only",
        arguments: [CheckoutComponentFlow.ActionEnd.dismissed, .failed])
    func leftChallenge(end: CheckoutComponentFlow.ActionEnd) async throws {
        let rig = try await Self.challenged(ComponentsTestSamples.found("Pending"))
        let outcome = try #require(await rig.component.deliver(action: end, attempt: AttemptID(1)).outcome)
        #expect(outcome.cancelledBy == (end == .dismissed ? .shopper : nil))
        let error = try #require(rig.merchant.errors.first)
        #expect(error.errorCode == .cardAuthenticationFailed)
        #expect(error.authenticationFailure?.rawValue == (end == .dismissed ? "dismissed" : "failed"))
        #expect(rig.gateway.count(.findPayments) == 1)
        await rig.hears("Captured")
        #expect(await rig.components.snapshot()?.settlement == .succeeded)
        #expect(rig.merchant.payments.isEmpty)
        #expect(await rig.component.tap() == .refused(.alreadySettled))
    }

    @Test("CC-14 EN-41 a challenge that nobody answers for 10 min: one query, timedOut, cancelled by the deadline")
    func timedOut() async throws {
        let rig = try await Self.challenged(ComponentsTestSamples.found("Pending"))
        rig.clock.advance(by: .seconds(600))
        #expect(try await rig.outcome().cancelledBy == .deadline)
        #expect(rig.merchant.errors.first?.authenticationFailure == .timedOut)
        #expect(rig.gateway.count(.findPayments) == 1)
    }

    @Test("CC-13 EN-51 a payment that is completed by a notification ends the open attempt with onSuccess, once")
    func notified() async throws {
        let rig = try await Self.challenged()
        await rig.hears("Captured")
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.callbacks.count { $0 == .onSuccess } == 1)
    }

    @Test("CC-20 a sheet that is dismissed: cancelled by the shopper, no callback, and ready again")
    func dismissedSheet() async throws {
        let rig = try await ComponentsRig(.applePay())
        await rig.ready()
        #expect(await rig.component.tap().isWaiting)
        #expect(await rig.component.deliver(sheet: .dismissed, attempt: AttemptID(1)).outcome?.cancelledBy == .shopper)
        #expect(rig.callbacks == [.onReady, .handleTap, .onSubmit])
        #expect(await rig.state == "ready")
        #expect(!rig.components.isProcessing)
    }

    @Test("TY-60 a sheet that is dismissed is ApplePaySheetCancelled in place of PaymentAbandoned")
    func analytics() async throws {
        let names = EventLog<String>()
        let rig = try await ComponentsRig(.applePay(), analytics: names)
        await rig.ready()
        await rig.component.tap()
        await rig.component.deliver(sheet: .dismissed, attempt: AttemptID(1))
        await names.until("ApplePaySheetCancelled")
        #expect(
            names.entries == [
                "ComponentReady", "ComponentInteraction", "ApplePaySheetOpened", "ApplePaySheetCancelled",
            ])
    }

    @Test("TY-60 a sheet in which the shopper authorises is ApplePaySheetCompleted, and the payment goes on from there")
    func completedSheet() async throws {
        let names = EventLog<String>()
        let rig = try await ComponentsRig(.applePay(), analytics: names)
        await rig.ready()
        await rig.component.tap()
        await rig.component.deliver(sheet: .authorised(token: Sensitive("tok_wallet")), attempt: AttemptID(1))
        await names.until("PaymentSucceeded")
        #expect(
            names.entries == [
                "ComponentReady", "ComponentInteraction", "ApplePaySheetOpened", "ApplePaySheetCompleted",
                "PaymentStarted", "PaymentSucceeded",
            ])
    }

    @Test("EN-18 EN-33 teardown before the point of no return: no callback follows, nothing is submitted")
    func tornDown() async throws {
        let rig = try await ComponentsRig { $0.tokenise = [.held(.success(ComponentsTestSamples.token))] }
        await rig.typed()
        await rig.component.postTap()
        await rig.gateway.calls.until(.tokenise)
        let before = rig.callbacks
        await rig.component.disappear()
        #expect(rig.gateway.release(.tokenise))
        await rig.settle()
        #expect(try await rig.outcome().cancelledBy == .teardown)
        #expect(rig.callbacks == before)
        #expect(rig.gateway.count(.submit) == 0)
        #expect(!rig.components.isProcessing)
    }

    @Test("EN-36 another amount than asked: FLOW0005 with the ids, and taps are refused until reset")
    func mismatch() async throws {
        let rig = try await ComponentsRig {
            $0.submit = [.now(.silent)]
            $0.findPayments = [.now(.success(ComponentsTestSamples.found("Captured", amount: 2_400)))]
        }
        await rig.typed()
        await rig.component.postSubmit()
        await rig.entered("verifying")
        await rig.nextInstant()
        #expect(try await rig.outcome().failureCode == "FLOW0005")
        #expect(rig.merchant.errors.first?.details.paymentID == ComponentsTestSamples.paymentID)
        #expect(await rig.component.tap() == .refused(.needsReconciliation))
        #expect(await rig.components.reset() == nil)
    }
}
