import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Paze in Drop-in: what fails, and by which code it is told")
struct DropInPazeErrorTests {
    /// What a gateway answers, how far the attempt comes by it, and the code that `onError` is given.
    struct Failing: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let code: String
        let callbacks: [String]
        let script: @Sendable (inout ScriptedPazeGateway.Script) -> Void

        init(
            _ what: String, _ code: String, _ callbacks: [String],
            _ script: @escaping @Sendable (inout ScriptedPazeGateway.Script) -> Void
        ) {
            testDescription = what
            self.code = code
            self.callbacks = callbacks
            self.script = script
        }
    }

    private static let no = ProviderRefusal(code: "P1", message: "Refused.", httpStatus: 422)
    private static let asked = ["onBeforeSubmit paze down"]

    static let failing: [Failing] = [
        Failing("creation refused", "SDK1200", asked) { $0.createCheckout = [.now(.refused(no))] },
        Failing("creation lost", "SDK1200", asked) { $0.createCheckout = [.lost] },
        Failing("complete refused", "SDK1123", asked) { $0.complete = [.now(.refused(no))] },
        Failing("complete malformed", "SDK1123", asked) { $0.complete = [.later(.malformed)] },
        Failing("complete of another session", "SDK1123", asked) {
            $0.complete = [.now(.success(.decoded(PazeSamples.completed(sessionId: "another"))))]
        },
        Failing("decryption refused", "SDK1123", asked) { $0.decrypt = [.later(.refused(no))] },
        Failing("authorisation refused", "SDK1123", DropInRig.pazeSubmitted) { $0.authorise = [.now(.refused(no))] },
        Failing("refused state", "51", DropInRig.pazeSubmitted) {
            $0.authorise = [.now(.success(reply(.refused, code: "51")))]
        },
        Failing("refused state without a code", "SDK1123", DropInRig.pazeSubmitted) {
            $0.authorise = [.later(.success(reply(.rejected)))]
        },
        Failing("error state without a code", "SDK1123", DropInRig.pazeSubmitted) {
            $0.authorise = [.now(.success(reply(.error)))]
        },
        Failing("another amount", "FLOW0005", DropInRig.pazeSubmitted) {
            $0.authorise = [.now(.success(reply(.authorised, amount: 24)))]
        },
    ]

    private static func reply(
        _ state: TransactionState, code: String? = nil, amount: Decimal? = nil
    ) -> TransactionReply {
        DropInTestSamples.reply(state, amount: amount, code: code, message: code.map { _ in "Insufficient funds" })
    }

    @Test("DI-14 DI-22: each failing call is one onError with its code, with the flag down", arguments: failing)
    func fails(_ failing: Failing) async throws {
        let rig = try await DropInRig.paze(failing.script)
        if case .waiting = await rig.dropIn.tapPaze() {
            await rig.comeBack(try #require(await rig.dropIn.pazeAttempt))
        }
        #expect(rig.callbacks == failing.callbacks + ["onError paze down"])
        #expect(rig.codes == [failing.code])
        #expect(!rig.dropIn.isProcessing)
        if case .failed(let failure) = await rig.dropIn.paze.flow.outcome {
            #expect(failure.payload.code == failing.code)
        }
    }

    @Test("DI-14 TY-07: a refused state has its own class, a mismatch the ids")
    func classes() async throws {
        for (state, amount) in [(TransactionState.refused, nil), (.authorised, Decimal(24))] {
            let rig = try await DropInRig.paze {
                $0.authorise = [.now(.success(Self.reply(state, code: "51", amount: amount)))]
            }
            await rig.comeBack(try await rig.tapToCheckout())
            let error = rig.merchant.errors.first
            if amount == nil {
                #expect((error as? CheckoutDropInFailedSubmitResultSdkException)?.failedResult.errorCode == "51")
                #expect(error?.errorMessage == "Insufficient funds")
            } else {
                let unreconciled = error as? UnreconciledTransactionSdkException
                #expect(unreconciled?.systemTransactionId == DropInTestSamples.systemTransactionId)
                // EN-36: nothing is charged again by itself.
                #expect(await rig.dropIn.tapPaze() == .refused(.needsReconciliation))
            }
        }
    }

    @Test("EN-48: what never left is SDK0500 after three tries", arguments: [PazeCall.createCheckout, .authorise])
    func notSent(_ call: PazeCall) async throws {
        let rig = try await DropInRig.paze {
            if call == .authorise { $0.authorise = [.now(.notSent)] } else { $0.createCheckout = [.now(.notSent)] }
        }
        if call == .authorise {
            await rig.postBack(try await rig.tapToCheckout())
        } else {
            await rig.dropIn.postPazeTap()
        }
        for tries in 1...2 {
            // The call has been made and its repeat is armed, before the clock moves past it: at most 100 ms, then 200 ms.
            await rig.paze.calls.until(call, times: tries)
            await rig.settle()
            rig.clock.advance(by: .milliseconds(100 * tries))
        }
        await rig.entered("ended")
        #expect(rig.paze.count(call) == 3)
        #expect(rig.codes == ["SDK0500"])
    }

    @Test("PZ-11 DI-22: what was changed since create() is found at the tap, after onBeforeSubmit, by its own code")
    func changedSince() async throws {
        let config = PazeButtonComponentConfig()
        let rig = try await DropInRig.paze(config: config)
        config.phoneNumber = "123"
        #expect(try #require(await rig.dropIn.tapPaze().ended).failureCode == "SDK1211")
        config.phoneNumber = nil
        config.acceptedShippingCountries = ["us"]
        await rig.dropIn.tapPaze()
        #expect(rig.codes == ["SDK1211", "SDK1206"])
        #expect(rig.callbacks.prefix(2) == ["onBeforeSubmit paze down", "onError paze down"])
        #expect(rig.paze.calls.entries.isEmpty)
    }

    @Test("TY-05 PZ-44 DI-22: risk data or an address that cannot be used is SDK1123, and nothing is sent")
    func submission() async throws {
        let risk = RiskScreeningData(performRiskScreening: true, userIp: "nowhere")
        let unsound = try await DropInRig.paze(global: DropInGlobalConfig(riskScreeningData: risk))
        await unsound.comeBack(try await unsound.tapToCheckout())
        #expect(unsound.codes == ["SDK1123"])
        #expect(unsound.callbacks == ["onBeforeSubmit paze down", "onSubmit paze up", "onError paze down"])

        let config = PazeButtonComponentConfig()
        config.performAVS = true
        var payload = PazeSamples.decrypted
        payload.billingAddress = nil
        let bare = payload
        let homeless = try await DropInRig.paze(config: config) { $0.decrypt = [.now(.success(bare))] }
        await homeless.comeBack(try await homeless.tapToCheckout())
        #expect(homeless.codes == ["SDK1123"])
        #expect(unsound.paze.count(.authorise) + homeless.paze.count(.authorise) == 0)
    }

    @Test("EN-35 EN-46: a failed update is SDK1113 and an expired session FLOW0003, before any other callback")
    func vain() async throws {
        let rig = try await DropInRig.paze()
        await #expect(throws: BaseSdkException.self) {
            try await rig.dropIn.update(transactionData: DropInTestSamples.transaction(amount: -1))
        }
        await rig.dropIn.tapPaze()
        #expect(rig.callbacks == ["onError paze down"])
        #expect(try await rig.dropIn.update(transactionData: DropInTestSamples.transaction()) == nil)
        rig.clock.advance(by: .seconds(1_800))
        await rig.dropIn.tapPaze()
        #expect(rig.codes == ["SDK1113", "FLOW0003"])
        #expect(rig.callbacks == ["onError paze down", "onError paze down"])
    }

    @Test("EN-17: a gate that passes its deadline is FLOW0002, never a yes; onSubmit past its own is left behind")
    func deadlines() async throws {
        let latch = TestLatch()
        let rig = try await DropInRig.paze(configuring: { $0.deadlines.gate = .seconds(5) })
        rig.merchant.on(.onBeforeSubmit, .waits(latch))
        await rig.dropIn.postPazeTap()
        await rig.merchant.begun.until { $0.last?.name == .onBeforeSubmit }
        await rig.settle()
        rig.clock.advance(by: .seconds(5))
        await rig.entered("ended")
        #expect(rig.codes == ["FLOW0002"])
        latch.open()
        await rig.settle()
        #expect(rig.paze.calls.entries.isEmpty)

        let second = TestLatch()
        rig.merchant.on(.onBeforeSubmit, .answers)
        rig.merchant.on(.onSubmit, .waits(second))
        let attempt = try await rig.tapToCheckout()
        await rig.postBack(attempt)
        await rig.merchant.begun.until { $0.last?.name == .onSubmit }
        await rig.settle()
        rig.clock.advance(by: .seconds(30))
        #expect(try #require(await rig.dropIn.outcome(of: attempt)).isSuccess)
        second.open()
    }
}
