import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// Several calls in a row from inside one callback: none of them may wait for it (EN-14).
@Suite struct InsideOutTests {
    enum Calls: String, CaseIterable, Sendable {
        case leaveAndComeBack, leaveComeBackAndTap, cancelAndTap, cancelLeaveAndComeBack, comeBackTwice
        case leaveComeBackAndLeave, resetAndTap, tapTwice

        func make(_ button: PazeButtonComponent) async {
            switch self {
            case .leaveAndComeBack:
                await button.disappear()
                await button.appear()
            case .leaveComeBackAndTap:
                await button.disappear()
                await button.appear()
                await button.tap()
            case .cancelAndTap:
                await button.cancel()
                await button.tap()
            case .cancelLeaveAndComeBack:
                await button.cancel()
                await button.disappear()
                await button.appear()
            case .comeBackTwice:
                for _ in 0..<2 {
                    await button.disappear()
                    await button.appear()
                }
            case .leaveComeBackAndLeave:
                await button.disappear()
                await button.appear()
                await button.disappear()
            case .resetAndTap:
                await button.cancel()
                await button.reset()
                await button.tap()
            case .tapTwice:
                await button.tap()
                await button.tap()
            }
        }
    }

    private static let waiting = PazeCallbackName.attempt

    @Test("EN-14 calls in a row from inside a callback never wait for it", arguments: waiting, Calls.allCases)
    func inside(callback: PazeCallbackName, calls: Calls) async throws {
        for suspends in [false, true] {
            let shop = try Shop()
            let done = EventLog<Bool>()
            shop.merchant.on(
                callback,
                .runs { [button = shop.button] in
                    if suspends { await Task.yield() }
                    await calls.make(button)
                    if suspends { await Task.yield() }
                    await calls.make(button)
                    done.append(true)
                })
            await shop.button.appear()
            if case .waiting(.checkout(let handoff)) = await shop.button.tap() {
                _ = await shop.button.deliver(PazeSamples.checkout(), attempt: handoff.payload.attempt.payload.id)
            }
            await done.until(true)
            await shop.settle()
            #expect(shop.merchant.overlaps == 0)
            await shop.button.disappear()
            #expect(await shop.checkout.close() == .closed)
            #expect(shop.engine.liveSessions == 0)
        }
    }
}
