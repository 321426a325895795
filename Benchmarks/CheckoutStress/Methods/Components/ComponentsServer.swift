internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// The merchant's own server, which submits the payment session (CC-12).
final class ComponentsServer: Sendable {
    private let session: StressSession
    private let method: ComponentsStress
    private let calls = Lock<UInt32>(0)

    init(_ session: StressSession, _ method: ComponentsStress) {
        self.session = session
        self.method = method
    }

    func submit() async -> CheckoutComponents.APICallResult {
        let call = calls.withLock { calls in
            calls += 1
            return calls
        }
        let host = ComponentsStress.choice(method.hosts ?? [], ofAttempt: call) ?? .submits(nil)
        let place = session.log.begin(
            StressCallback(ComponentsCallbackName.handleSubmit), isUncancelled: true)
        defer { session.log.end(place) }
        await session.passTime(in: StressCallback(ComponentsCallbackName.handleSubmit))
        switch host {
        case .submits(let fault): return submit(call, fault)
        case .fails: return .failure
        case .losesAnswer:
            _ = submit(call, nil)
            return .success(CheckoutComponents.PaymentSessionSubmissionResult())
        case .answersEmpty: return .success(CheckoutComponents.PaymentSessionSubmissionResult())
        case .isLate:
            let answer = submit(call, nil)
            // Longer than its deadline, where there is one.
            if session.rig.speed > 1 { try? await ContinuousClock().sleep(for: .milliseconds(400)) }
            return answer
        }
    }

    /// Each call is another request: the engine calls again only after a definite no, or for another attempt (CC-18).
    private func submit(_ call: UInt32, _ fault: SandboxFault?) -> CheckoutComponents.APICallResult {
        let (rig, plan) = (session.rig, session.plan)
        let units = method.sheetAmount.map(Int64.init) ?? plan.minorUnits
        guard let currency = Currency(code: plan.currency), let amount = Amount(minorUnits: units, currency: currency)
        else { return .failure }
        let body = rig.sandbox.components.submitElsewhere(
            sessionId: rig.sessionId(plan.number), key: "\(call)", amount: amount, fault: fault)
        guard let body else { return .failure }
        return .success(body)
    }
}
