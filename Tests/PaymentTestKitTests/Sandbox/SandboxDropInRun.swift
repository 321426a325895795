import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit

/// One Drop-in over 25.00 US dollars against a sandbox, on the deterministic scheduler: time moves when nothing else can run.
struct SandboxDropInRun {
    let sandbox: SandboxProvider
    let engine: PaymentEngine
    let merchant = ScriptedDropInMerchant()
    let dropIn: CheckoutDropIn
    private let clock: VirtualClock
    private let scheduler = DeterministicScheduler(FirstInStrategy())

    init(
        latency: SandboxLatency = .prompt, seed: UInt64 = 1, honoursKeys: Bool = true,
        authentication: CardAuthenticationConfig? = nil, paypal: PayPalIntentType = .authorisation
    ) throws {
        clock = VirtualClock(scheduler)
        sandbox = SandboxProvider(
            seed: seed, latency: latency, honoursKeys: honoursKeys, clock: clock, executor: scheduler)
        engine = PaymentEngine(
            ports: PaymentPorts(card: sandbox.cards, paypal: sandbox.paypal, applePay: sandbox.applePay), clock: clock,
            wallClock: { Date(timeIntervalSince1970: 1_700_000_000) }, executor: scheduler)
        sandbox.notifies { [weak engine] in await engine?.deliver($0) ?? .unknownSession }
        dropIn = try CheckoutDropIn(
            config: merchant.config(
                transaction: DropInTestSamples.transaction(paypal: paypal),
                card: DropInCardConfig(authentication: authentication)),
            engine: engine)
        let dropIn = dropIn
        _ = run { await dropIn.create() }
    }

    var charges: [ProviderCharge] { sandbox.ledger(sessionId: "session-1").charges }
    var amounts: [Int64] { charges.map(\.amount) }
    var codes: [String] { merchant.errors.map(\.errorCode) }
    /// The callbacks after `create()`, without the flag.
    var callbacks: [String] {
        merchant.begun.entries.dropFirst().map { DropInCallback($0.name, $0.method).rawValue }
    }

    // MARK: card

    /// Submits a card, and does at the issuer's pages as the shopper does, until the attempt has ended.
    func payByCard(_ holder: SandboxCardholder = .passes) -> AttemptEnding? {
        let dropIn = dropIn
        return run {
            var progress = await dropIn.submit(card: DropInTestSamples.card)
            while case .waiting(.handoff(let handoff)) = progress {
                switch handoff {
                case .fingerprint(let preInitiation, let attempt):
                    guard holder.givesFingerprint else {
                        return AttemptEnding.of(try? await dropIn.outcome(of: attempt))
                    }
                    progress = await dropIn.deliverFingerprint(
                        authenticationId: preInitiation.authenticationId, attempt: attempt)
                case .challenge(let challenge, let attempt):
                    let before = progress
                    for back in holder.returns(from: challenge) {
                        let answer = await dropIn.deliver(back, attempt: attempt)
                        if case .refused = answer { continue }
                        if case .alreadyAnswered = answer { continue }
                        progress = answer
                    }
                    if progress == before {
                        await dropIn.dismissAuthentication(attempt: attempt)
                        return AttemptEnding.of(try? await dropIn.outcome(of: attempt))
                    }
                }
            }
            return AttemptEnding.of(progress.outcome)
        } ?? nil
    }

    // MARK: PayPal

    func payByPayPal(_ payer: SandboxPayer = .approves) -> AttemptEnding? {
        let dropIn = dropIn
        return run {
            let progress = await dropIn.tapPayPal()
            guard case .waiting(.handoff(let handoff)) = progress else {
                return AttemptEnding.of(progress.outcome)
            }
            let attempt = handoff.attempt
            for back in payer.returns(from: handoff.order) {
                switch back {
                case .approval(let approval): await dropIn.deliver(approval, attempt: attempt)
                case .closed: await dropIn.closePayPalWindow(attempt: attempt)
                }
            }
            return AttemptEnding.of(try? await dropIn.outcome(of: attempt))
        } ?? nil
    }

    // MARK: Apple Pay

    func payByApplePay(_ shopper: SandboxSheetShopper = .authorises) -> AttemptEnding? {
        let (dropIn, sandbox, clock) = (dropIn, sandbox, clock)
        return run {
            let progress = await dropIn.tapApplePay()
            guard case .waiting = progress, let attempt = await dropIn.applePayAttempt,
                let sheet = sandbox.applePay.sheet(sessionId: "session-1", attempt: attempt)
            else { return AttemptEnding.of(progress.outcome) }
            shopper.visits(sheet)
            if let answers = shopper.answersToWaitFor {
                // The sheet has shown the answers, and then the engine knows it.
                while sheet.updates < answers { try? await clock.sleep(for: .milliseconds(1)) }
                while await !isOpen() { try? await clock.sleep(for: .milliseconds(1)) }
                shopper.goesOn(at: sheet)
            }
            return AttemptEnding.of(try? await dropIn.outcome(of: attempt))
        } ?? nil
    }

    private func isOpen() async -> Bool {
        if case .step(.sheetOpen) = await dropIn.applePayState { true } else { false }
    }

    // MARK: the rest

    var settlement: Settlement? {
        let checkout = dropIn.checkout
        return run { await checkout.snapshot().settlement }
    }

    private func run<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) -> Value? {
        let result = Box<Value>()
        Task(executorPreference: scheduler) {
            let value = await body()
            result.value.withLock { $0 = value }
        }
        _ = scheduler.run { result.value.withLock { $0 != nil } }
        return result.value.withLock { $0 }
    }

    private final class Box<Value: Sendable>: Sendable {
        let value = Lock<Value?>(nil)
    }
}

extension AttemptEnding {
    static func of(_ outcome: Outcome?) -> AttemptEnding? { outcome.map { AttemptEnding($0) } }
}

extension Progress {
    var outcome: Outcome? { if case .ended(let outcome) = self { outcome } else { nil } }
}
