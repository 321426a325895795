import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// Calls of the engine from inside callbacks: every callback times every call.
@Suite struct ReentryTests {
    /// Which callbacks a run makes when nothing re-enters, and how it gets there.
    private struct Run {
        let shop: Shop
        let path: [PazeCallbackName]
        let answer: PazeReturn

        init(reaching callback: PazeCallbackName) throws {
            switch callback {
            case .onPresentmentResolvedFalse:
                shop = try Shop(currency: "EUR")
                (path, answer) = ([.onError, .onPresentmentResolvedFalse], .cancelled)
            case .onError:
                shop = try Shop()
                path = PazeCallbackName.path(to: .onPazeButtonClicked) + [.onError]
                answer = .failed(PaymentFailure(code: "SDK1200", message: "no"))
            case .onCheckoutIncomplete:
                shop = try Shop()
                path = PazeCallbackName.path(to: .onPazeButtonClicked) + [.onCheckoutIncomplete]
                answer = .cancelled
            case .onSubmitError:
                shop = try Shop()
                shop.gateway.change { $0.authorise = [.now(.refused(ProviderRefusal(code: "no")))] }
                path = PazeCallbackName.path(to: .onGetShopper) + [.onSubmitError]
                answer = PazeSamples.checkout()
            default:
                shop = try Shop()
                (path, answer) = (PazeCallbackName.happyPath, PazeSamples.checkout())
            }
        }

        func drive() async {
            await shop.button.appear()
            if case .waiting(.checkout(let handoff)) = await shop.button.tap() {
                _ = await shop.button.deliver(answer, attempt: handoff.payload.attempt.payload.id)
            }
        }
    }

    /// They cannot wait: what they call, they call from a task of its own.
    private static let synchronous: Set<PazeCallbackName> = [
        .onInit, .onPresentmentResolvedTrue, .onPresentmentResolvedFalse, .onError,
    ]

    @Test(
        "EN-14 a task that a synchronous callback starts may call anything: it is answered, and no pair is split",
        arguments: synchronous, Reentry.allCases)
    func startsATask(callback: PazeCallbackName, call: Reentry) async throws {
        let run = try Run(reaching: callback)
        let shop = run.shop
        let answers = EventLog<String>()
        shop.merchant.reenter(from: callback) { [button = shop.button, checkout = shop.checkout] in
            answers.append(await call.make(button, checkout))
        }
        await run.drive()
        await answers.until { !$0.isEmpty }
        await shop.settle()
        let begun = shop.merchant.begun.entries
        #expect(begun.starts(with: run.path.prefix(2)))
        #expect(begun.contains(callback))
        #expect(shop.merchant.overlaps == 0)
        // The session is as alive as before: it can still be closed, or taken up.
        await shop.button.disappear()
        #expect(await shop.checkout.close() == .closed)
    }

    @Test(
        "EN-14 a call from inside a callback is answered at once; what follows waits for the callback, and nothing nests",
        arguments: PazeCallbackName.allCases.filter { !synchronous.contains($0) }, Reentry.allCases)
    func reenters(callback: PazeCallbackName, call: Reentry) async throws {
        let run = try Run(reaching: callback)
        let shop = run.shop
        let answers = EventLog<String>()
        shop.merchant.reenter(from: callback) { [button = shop.button, checkout = shop.checkout] in
            answers.append(await call.make(button, checkout))
        }
        await run.drive()
        await answers.until { !$0.isEmpty }
        if call.begins(from: callback) { await shop.merchant.returned.until(.onPazeButtonClicked, times: 2) }
        await shop.settle()
        #expect(answers.entries == [call.answer(from: callback)])
        #expect(shop.merchant.begun.entries == call.path(run.path, from: callback))
        // Nothing nests: each has returned before the next one began.
        #expect(shop.merchant.returned.entries == shop.merchant.begun.entries)
        #expect(shop.merchant.overlaps == 0)
        #expect(await shop.checkout.snapshot().isClaimed == (call == .tap && call.begins(from: callback)))
    }
}
