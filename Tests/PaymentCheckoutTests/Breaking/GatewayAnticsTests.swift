import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// Gateways that answer in every way but the right one.
@Suite struct GatewayAnticsTests {
    enum Antic: String, CaseIterable, Sendable {
        /// From inside the start, before it returns.
        case beforeReturning
        /// From inside the start, and by returning too.
        case bothWays
        /// Three times, with different answers, the first from inside.
        case thrice
        /// By returning, and then again, later.
        case returnsThenReplies
        /// Makes two replies, answers both, returns one.
        case twoReplies
    }

    struct Gateway: PazeGateway {
        let antic: Antic
        let kept = EventLog<Int>()

        private func answer<Value>(_ call: GatewayCall<Value>, _ value: Value) -> Started<Value> {
            switch antic {
            case .beforeReturning:
                let reply = call.later()
                reply(.success(value))
                return .later(reply)
            case .bothWays:
                call.later()(.success(value))
                return .answered(.success(value))
            case .thrice:
                let reply = call.later()
                reply(.success(value))
                reply(.silent)
                reply(.refused(ProviderRefusal(code: "no")))
                return .later(reply)
            case .returnsThenReplies:
                let reply = call.later()
                Task.detached {
                    reply(.success(value))
                    kept.append(1)
                }
                return .answered(.success(value))
            case .twoReplies:
                let (one, other) = (call.later(), call.later())
                one(.success(value))
                other(.success(value))
                return .later(one)
            }
        }

        func createCheckout(
            _ request: PazeCheckoutRequest, _ call: GatewayCall<PazeCheckoutSession>
        ) -> Started<PazeCheckoutSession> { answer(call, PazeSamples.session) }
        func complete(
            _ request: PazeCompleteRequest, _ call: GatewayCall<PazeCompleteResponse>
        ) -> Started<PazeCompleteResponse> { answer(call, .decoded(PazeSamples.completed)) }
        func decrypt(
            _ request: PazeDecryptRequest, _ call: GatewayCall<PazeDecryptTokenResponseSuccess>
        ) -> Started<PazeDecryptTokenResponseSuccess> { answer(call, PazeSamples.decrypted) }
        func authorise(
            _ request: PazeAuthorisationRequest, _ call: GatewayCall<TransactionReply>
        ) -> Started<TransactionReply> { answer(call, PazeSamples.authorised) }
        func findTransactions(
            _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
        ) -> Started<FoundTransactions> { answer(call, FoundTransactions()) }
    }

    @Test(
        "EN-43 EN-81 a gateway may answer early, twice or both ways: one outcome, every callback once",
        arguments: Antic.allCases)
    func answers(antic: Antic) async throws {
        let merchant = ScriptedMerchant()
        let gateway = Gateway(antic: antic)
        let engine = PaymentEngine(ports: PaymentPorts(paze: gateway), clock: ManualClock())
        let checkout = try engine.open(PazeSamples.config(onGetShopper: { await merchant.onGetShopper() }))
        let button = try checkout.create(.pazeButton, componentConfig: merchant.config)
        await button.appear()
        let attempt = try await button.tapped()
        #expect(await button.deliver(PazeSamples.checkout(), attempt: attempt).outcome?.isSuccess == true)
        if antic == .returnsThenReplies { await gateway.kept.until { $0.count == 4 } }
        _ = await button.state
        #expect(merchant.begun.entries == PazeCallbackName.happyPath)
        #expect(merchant.overlaps == 0)
        #expect(await button.tap() == .refused(.alreadySettled))
        #expect(await checkout.close() == .closed)
        #expect(engine.liveSessions == 0)
        #expect(engine.liveDeadlines == 0)
    }

    @Test(
        "EN-60 EN-62 a reply to a closed session, or to an attempt that is over, changes nothing",
        arguments: [PazeCall.createCheckout, .complete, .decrypt], [false, true])
    func late(call: PazeCall, closes: Bool) async throws {
        let shop = try Shop()
        shop.gateway.change {
            switch call {
            case .createCheckout:
                $0.createCheckout = [.held(.success(PazeSamples.session)), .now(.success(PazeSamples.session))]
            case .complete:
                $0.complete = [
                    .held(.success(.decoded(PazeSamples.completed))), .now(.success(.decoded(PazeSamples.completed))),
                ]
            default: $0.decrypt = [.held(.success(PazeSamples.decrypted)), .now(.success(PazeSamples.decrypted))]
            }
        }
        let paying = Task { try? await shop.pay() }
        await shop.gateway.calls.until(call)
        await shop.settle()
        if closes {
            #expect(await shop.checkout.close() == .closed)
            _ = await paying.value
            shop.gateway.release(call)
            await shop.settle()
            #expect(shop.gateway.count(.authorise) == 0)
            return
        }
        #expect(await shop.button.cancel() == .cancelled)
        _ = await paying.value
        let second = try await shop.tapped()
        shop.gateway.release(call)
        await shop.settle()
        #expect(await shop.button.attempt == second)
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: second).outcome?.isSuccess == true)
        #expect(shop.gateway.count(.authorise) == 1)
    }
}
