internal import FoundationEssentials
internal import PaymentCheckout
internal import PaymentFlows

/// How soon a reply starts that is queued behind another session's slow callback (EN-13).
///
/// Two sessions of one inbox wait for their complete calls. Both are answered, one right after the other: the first one's `onComplete`
/// is slow, and the time from the second answer to the second one's `onComplete` is taken.
struct QueuedReply: Sendable {
    /// How the first session's callback is slow.
    enum Slowness: Sendable {
        /// It suspends for 100 ms.
        case suspends
        /// It blocks its thread for 20 ms.
        case blocks
    }
    let slowness: Slowness

    /// The delay of one try, in nanoseconds; nil: a session did not come so far.
    @concurrent func run() async -> Double? {
        let gateway = HeldCompletion()
        let workload = EngineWorkload(suspends: false, gateway: gateway)
        let begun = AsyncStream.makeStream(of: ContinuousClock.Instant.self)
        let slow = workload.buttonConfig.copy()
        slow.onComplete = { _ in
            switch slowness {
            case .suspends: try? await Task.sleep(for: .milliseconds(100))
            case .blocks: Self.block(.milliseconds(20))
            }
        }
        let other = workload.buttonConfig.copy()
        other.onComplete = { _ in begun.continuation.yield(ContinuousClock.now) }
        do throws(BaseSdkException) {
            let first = try workload.engine.open(workload.config(1))
            // Sessions of even and of odd ids have different inboxes.
            var number = 2
            var second = try workload.engine.open(workload.config(number))
            while second.id.rawValue % 2 != first.id.rawValue % 2 {
                number += 1
                second = try workload.engine.open(workload.config(number))
            }
            for (checkout, config) in [(first, slow), (second, other)] {
                let button = try checkout.create(.pazeButton, componentConfig: config)
                await button.appear()
                guard case .waiting(.checkout(let handoff)) = await button.tap() else { return nil }
                let place = handoff.payload
                await button.postDelivery(
                    workload.checkout(place.sentSessionId), attempt: place.attempt.payload.id)
            }
            guard let sent = gateway.answerBoth() else { return nil }
            for await instant in begun.stream { return (instant - sent) / .nanoseconds(1) }
            return nil
        } catch {
            return nil
        }
    }

    private static func block(_ time: Duration) {
        let end = ContinuousClock.now + time
        // Busy on purpose: a thread that computes is given back no sooner than one that sleeps.
        while ContinuousClock.now < end {}
    }
}

/// Completes when it is told to, the first call first.
private final class HeldCompletion: PazeGateway {
    private let held = Lock<[(reply: Reply<PazeCompleteResponse>, sessionId: String)]>([])

    /// When the second call was answered; nil: there are not two.
    func answerBoth() -> ContinuousClock.Instant? {
        let all = held.withLock { $0 }
        guard all.count == 2 else { return nil }
        for call in all.dropLast() { call.reply(Self.answer(call.sessionId)) }
        let sent = ContinuousClock.now
        all[1].reply(Self.answer(all[1].sessionId))
        return sent
    }

    private static func answer(_ sessionId: String) -> CallResult<PazeCompleteResponse> {
        .success(
            .decoded(
                PazeCompleteDecoded(payloadId: "payload", sessionId: sessionId, securedPayload: "secured-payload")))
    }

    func createCheckout(
        _ request: PazeCheckoutRequest, _ call: GatewayCall<PazeCheckoutSession>
    ) -> Started<PazeCheckoutSession> {
        .answered(.success(PazeCheckoutSession(url: "https://checkout.paze.test/session")))
    }

    func complete(
        _ request: PazeCompleteRequest, _ call: GatewayCall<PazeCompleteResponse>
    ) -> Started<PazeCompleteResponse> {
        let reply = call.later()
        held.withLock { $0.append((reply, request.sessionId)) }
        return .later(reply)
    }

    func decrypt(
        _ request: PazeDecryptRequest, _ call: GatewayCall<PazeDecryptTokenResponseSuccess>
    ) -> Started<PazeDecryptTokenResponseSuccess> { .answered(.notSent) }

    func authorise(
        _ request: PazeAuthorisationRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> { .answered(.notSent) }

    func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> { .answered(.success(FoundTransactions())) }
}
