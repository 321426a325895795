import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("What is typed into a component")
struct ComponentsEditingTests {
    private static let second = "5555 5555 5555 4444"

    @Test(
        "CC-01 rendered unchecked: onError componentIsAvailableNotChecked, no attempt; the top-level one checks itself")
    func unchecked() async throws {
        let rig = try await ComponentsRig()
        #expect(await !rig.component.render())
        #expect(rig.codes == [.componentIsAvailableNotChecked])
        #expect(await rig.component.attempt == nil)
        let top = try rig.components.create(.flow())
        #expect(await top.render())
        #expect(rig.callbacks == [.onError, .onReady])
    }

    @Test("CC-01 a method that the payment session does not offer is not available, and its taps are refused")
    func unavailable() async throws {
        let rig = try await ComponentsRig {
            $0.findSession = [
                .now(.success(PaymentSessionDetails(amount: 2_500, currency: "EUR", methods: [.applePay])))
            ]
        }
        #expect(await !rig.component.isAvailable)
        #expect(await rig.component.tap() == .refused(.hidden))
        #expect(rig.callbacks.isEmpty)
    }

    @Test("CC-04 every change makes its onChange, in the order of the input, with a snapshot")
    func changes() async throws {
        let rig = try await ComponentsRig()
        await rig.ready()
        for length in [4, 9, 12, 19] {
            await rig.component.change(card: ComponentsTestSamples.card(String("4242 4242 4242 4242".prefix(length))))
        }
        #expect(rig.merchant.changes.map(\.isValid) == [false, false, false, true])
        #expect(rig.merchant.changes.map(\.name) == ["card", "card", "card", "card"])
        let snapshot = try #require(rig.merchant.changes.last)
        #expect(await snapshot.tokenize() == .refused(.wrongStep))
        #expect(rig.gateway.count(.findMetadata) == 1)
    }

    @Test("CC-04 C50 a hundred changes and then a submit: each is told, in order, before onSubmit")
    func hundred() async throws {
        let rig = try await ComponentsRig()
        await rig.ready()
        for month in 0..<100 {
            var card = ComponentsTestSamples.card
            // Every third is a month that there is.
            card.expiryMonth = month % 3 == 0 ? "12" : "13"
            await rig.component.change(card: card)
        }
        #expect(try #require(await rig.component.submit().outcome).isSuccess)
        #expect(rig.merchant.changes.map(\.isValid) == (0..<100).map { $0 % 3 == 0 })
        #expect(rig.callbacks.lastIndex(of: .onChange) == 101)
        #expect(rig.callbacks.firstIndex(of: .onSubmit) == 102)
    }

    @Test("CC-04 changes that come while a callback of another component holds the lane are told later, in order")
    func postponed() async throws {
        let (rig, _, latch) = try await heldByOther()
        let before = rig.merchant.changes.count
        // Nobody waits for them: each is in line when the call is made.
        async let first = rig.component.change(card: ComponentsTestSamples.card("4"))
        await rig.entered("announcingChange", times: 2)
        async let next = rig.component.change(card: ComponentsTestSamples.card)
        await rig.settle()
        #expect(rig.merchant.changes.count == before)
        latch.open()
        #expect(await [first, next] == [nil, nil])
        await rig.merchant.returned.until { $0.count { $0 == .onChange } == before + 2 }
        #expect(rig.merchant.changes.suffix(2).map(\.isValid) == [false, true])
        #expect(rig.merchant.overlaps == 0)
    }

    @Test(
        "EN-20 CC-04 a tap while an onChange waits behind another component's attempt is refused, and the onChange is made"
    )
    func tapBehindAnother() async throws {
        let (rig, other, latch) = try await heldByOther()
        async let change = rig.component.change(card: ComponentsTestSamples.card)
        await rig.entered("announcingChange", times: 2)
        #expect(await rig.component.tap() == .refused(.alreadyProcessing))
        latch.open()
        #expect(await change == nil)
        #expect(rig.merchant.changes.count == 2)
        #expect(try #require(await other.outcome(of: AttemptID(1))).isSuccess)
    }

    /// Another component's handleTap holds lane and claim.
    private func heldByOther() async throws -> (ComponentsRig, CheckoutComponents.PaymentComponent, TestLatch) {
        let rig = try await ComponentsRig()
        let other = try rig.components.create(.card())
        _ = await other.isAvailable
        await other.render()
        await other.change(card: ComponentsTestSamples.card)
        let latch = TestLatch()
        rig.merchant.on(.handleTap, .waits(latch))
        await rig.ready()
        await other.postTap()
        await rig.merchant.begun.until(.handleTap)
        return (rig, other, latch)
    }

    @Test("CC-04 the fields are closed while an attempt is open, and open again after a decline")
    func closed() async throws {
        let rig = try await ComponentsRig { $0.submit = [.held(.success(ComponentsTestSamples.body("Declined")))] }
        await rig.typed()
        await rig.component.postTap()
        await rig.gateway.calls.until(.submit)
        #expect(await rig.component.change(card: ComponentsTestSamples.card("4")) == .alreadyProcessing)
        #expect(rig.gateway.release(.submit))
        #expect(try await rig.outcome().isRefused)
        #expect(await rig.component.change(card: ComponentsTestSamples.card) == nil)
        #expect(rig.merchant.changes.count == 2)
    }

    @Test("CC-05 only the latest first digits count: a late look-up of older ones is dropped")
    func latestOnly() async throws {
        let rig = try await ComponentsRig {
            var other = ComponentsTestSamples.metadata
            other.bin = "55555555"
            $0.findMetadata = [.held(.success(ComponentsTestSamples.metadata)), .held(.success(other))]
        }
        await rig.typed()
        await rig.component.change(card: ComponentsTestSamples.card(Self.second))
        #expect(rig.gateway.release(.findMetadata))
        await rig.settle()
        #expect(rig.gateway.release(.findMetadata))
        await rig.merchant.returned.until(.onCardBinChanged)
        await rig.settle()
        #expect(rig.merchant.metadata.map(\.bin) == ["55555555"])
        #expect(rig.gateway.lookUps.map { $0.bin.reveal() } == ["42424242", "55555555"])
    }

    @Test("CC-05 a failed look-up makes no callback and leaves the card accepted")
    func failedLookUp() async throws {
        let rig = try await ComponentsRig { $0.findMetadata = [.now(.refused(ProviderRefusal(httpStatus: 404)))] }
        await rig.typed()
        #expect(rig.callbacks == [.onReady, .onChange])
        #expect(rig.gateway.count(.findMetadata) == 1)
        #expect(await rig.component.isValid)
        #expect(rig.engine.counters[.ignoredEvents] == 1)
        #expect(try #require(await rig.component.submit().outcome).isSuccess)
    }

    @Test("CC-05 a rejected card is not valid, with the merchant's words, until its first digits change")
    func rejectedBin() async throws {
        let rig = try await ComponentsRig()
        rig.merchant.answersCardBin(.rejected(message: "No credit cards."), .accepted)
        await rig.typed()
        #expect(await !rig.component.isValid)
        #expect(await rig.component.fieldErrors.map(\.message) == ["No credit cards."])
        #expect(await rig.component.submit().outcome?.failureCode == "componentInvalid")
        await rig.component.change(card: ComponentsTestSamples.card(Self.second))
        #expect(await rig.component.isValid)
        #expect(try #require(await rig.component.submit().outcome).isSuccess)
    }

    @Test("CC-05 a tap need not wait for the look-up: its answer goes with the token, and makes no callback")
    func tapDuringLookUp() async throws {
        let rig = try await ComponentsRig {
            $0.findMetadata = [.held(.success(ComponentsTestSamples.metadata))]
            $0.tokenise = [.held(.success(ComponentsTestSamples.token))]
        }
        await rig.typed()
        #expect(await rig.state == "lookingUp")
        await rig.component.postTap()
        await rig.gateway.calls.until(.tokenise)
        #expect(rig.gateway.release(.findMetadata))
        await rig.settle()
        #expect(rig.gateway.release(.tokenise))
        #expect(try await rig.outcome().isSuccess)
        #expect(!rig.callbacks.contains(.onCardBinChanged))
        #expect(rig.merchant.tokens.first?.cardMetadata?.bin == "42424242")
    }

    @Test("CC-03 EN-28 reset after an unknown outcome: onReady again, nothing typed is left")
    func reset() async throws {
        let rig = try await ComponentsRig { $0.submit = [.now(.silent)] }
        await rig.typed()
        await rig.component.postSubmit()
        await rig.entered("verifying")
        for _ in 0..<6 { await rig.nextInstant() }
        #expect(try await rig.outcome().isUnknown)
        #expect(await rig.component.change(card: ComponentsTestSamples.card) == .outcomeUnknown)
        #expect(await rig.components.reset() == nil)
        #expect(rig.callbacks.count { $0 == .onReady } == 2)
        #expect(await !rig.component.isValid)
        #expect(rig.merchant.errors.map(\.errorCode) == [.engine(.outcomeUnknown)])
        #expect(rig.merchant.errors.first?.details.paymentSessionID == "ps_1")
    }
}
