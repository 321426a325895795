import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The deferred gates of a component")
struct ComponentsGateTests {
    private static func rig(
        _ options: CheckoutComponents.ComponentOptions = .card(), gate: Duration? = nil
    ) async throws -> ComponentsRig {
        var deadlines = DeadlinePolicy()
        deadlines.gate = gate
        let rig = try await ComponentsRig(options, deadlines: deadlines)
        var callbacks = rig.merchant.callbacks()
        callbacks.deferredGates = [.handleTap, .onTokenized]
        await rig.components.register(callbacks: callbacks)
        await rig.typed()
        return rig
    }

    private let first = AttemptID(1)

    @Test("EN-19 EN-25 each gate rests without a closure being called; their answers drive on to the outcome")
    func accepted() async throws {
        let rig = try await Self.rig()
        guard case .waiting(.tap(let start)) = await rig.component.tap() else { throw Unexpected(what: "no gate") }
        #expect(start.payload.attempt.payload.id == first)
        #expect(await rig.state == "tapped")
        #expect(!rig.components.isProcessing)
        guard
            case .accepted(.waiting(.tokenised(let tokenised))) = await rig.component.answer(tap: true, attempt: first)
        else { throw Unexpected(what: "no second gate") }
        #expect(tokenised.payload.result.payload.cardMetadata?.scheme == "visa")
        #expect(rig.components.isProcessing)
        #expect(await rig.component.answer(tap: false, attempt: first) == .alreadyAnswered(true))
        guard case .accepted(.ended(let outcome)) = await rig.component.answer(token: .accepted, attempt: first) else {
            throw Unexpected(what: "no end")
        }
        #expect(outcome.isSuccess)
        #expect(rig.callbacks == [.onReady, .onChange, .onCardBinChanged, .onSubmit, .onSuccess])
        #expect(await rig.component.answer(token: .accepted, attempt: first) == .gateClosed)
    }

    @Test("EN-19 CC-06 CC-09 a no at either gate ends the attempt as its closure's no would")
    func refused() async throws {
        let rig = try await Self.rig()
        await rig.component.tap()
        guard case .accepted(.ended(let outcome)) = await rig.component.answer(tap: false, attempt: first) else {
            throw Unexpected(what: "no end")
        }
        #expect(outcome.cancelledBy == .merchant)
        #expect(!rig.callbacks.contains(.onSubmit))
        #expect(await rig.state == "ready")
        let second = AttemptID(2)
        await rig.component.submit()
        #expect(await rig.component.answer(tap: true, attempt: second) == .refused(.wrongStep))
        let answer = await rig.component.answer(token: .rejected(message: "No."), attempt: second)
        guard case .accepted(.ended(let end)) = answer else { throw Unexpected(what: "no end") }
        #expect(end.cancelledBy == .merchant)
        #expect(rig.codes == [.tokenRejected])
        #expect(rig.gateway.count(.submit) == 0)
    }

    @Test("EN-19 CC-11 tokenize() is served by a deferred onTokenized")
    func tokenize() async throws {
        let rig = try await Self.rig()
        #expect(await rig.component.tokenize().isWaiting)
        let answer = await rig.component.answer(token: .accepted, attempt: first)
        #expect(answer == .accepted(.ended(.handedOver)))
        #expect(rig.merchant.errors.isEmpty)
    }

    @Test("EN-19 an answer for another attempt, for the other gate, or for one that is not deferred is refused")
    func foreign() async throws {
        let rig = try await Self.rig()
        await rig.component.tap()
        #expect(await rig.component.answer(tap: true, attempt: AttemptID(9)) == .refused(.wrongStep))
        #expect(await rig.component.answer(token: .accepted, attempt: first) == .refused(.wrongStep))
        #expect(await rig.state == "tapped")
        let plain = try await ComponentsRig()
        #expect(await plain.component.answer(tap: true, attempt: first) == .refused(.wrongStep))
    }

    @Test(
        "EN-19 a cancel, a success from outside or a teardown closes the gate: a later yes submits nothing",
        arguments: 0..<3)
    func closed(end: Int) async throws {
        let rig = try await Self.rig()
        await rig.component.submit()
        #expect(await rig.state == "askingTokenised")
        switch end {
        case 0: #expect(await rig.component.cancel() == .cancelled)
        case 1: #expect(await rig.hears() == .accepted)
        default: await rig.component.disappear()
        }
        #expect(await rig.component.answer(token: .accepted, attempt: first) == .gateClosed)
        #expect(rig.gateway.count(.submit) == 0)
        let outcome = try await rig.outcome()
        switch end {
        case 0:
            #expect(outcome.cancelledBy == .host)
            #expect(rig.codes == [.engine(.cancelledByHost)])
        case 1: #expect(outcome.isSuccess)
        default: #expect(outcome.cancelledBy == .teardown)
        }
        #expect(!rig.components.isProcessing)
    }

    @Test("EN-19 EN-17 EN-37 a deferred gate past its deadline fails with FLOW0002, never as approval")
    func deadline() async throws {
        let rig = try await Self.rig(gate: .seconds(60))
        await rig.component.tap()
        rig.clock.advance(by: .seconds(60))
        #expect(try await rig.outcome().failureCode == "FLOW0002")
        #expect(rig.codes == [.engine(.callbackDeadline)])
        #expect(await rig.component.answer(tap: true, attempt: first) == .gateClosed)
    }

    @Test("EN-37 a host's cancel at a deferred handleTap comes before the first callback: none is made")
    func cancelledFirst() async throws {
        let rig = try await Self.rig()
        let before = rig.callbacks
        await rig.component.tap()
        #expect(await rig.component.cancel() == .cancelled)
        #expect(try await rig.outcome().cancelledBy == .host)
        #expect(rig.callbacks == before)
    }

    @Test("EN-14 C35 in handleTap a tap is refused, and what would wait for its own callback is FLOW0008")
    func insideHandleTap() async throws {
        let rig = try await ComponentsRig()
        let refused = EventLog<Bool>()
        let codes = EventLog<CheckoutComponents.Error.ErrorCode>()
        rig.merchant.on(
            .handleTap,
            .runs { [weak rig] in
                guard let rig else { return }
                refused.append(await rig.component.submit() == .refused(.alreadyProcessing))
                do throws(CheckoutComponents.Error) {
                    _ = try await rig.component.outcome(of: AttemptID(1))
                } catch {
                    codes.append(error.errorCode)
                }
            })
        await rig.typed()
        #expect(try #require(await rig.component.tap().outcome).isSuccess)
        #expect(refused.entries == [true])
        #expect(codes.entries == [.engine(.wouldWaitForItself)])
        #expect(rig.merchant.overlaps == 0)
    }
}
