internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// The merchant's own server, which submits the payment session (CC-12).
final class ComponentsServer: Sendable {
    private struct Books: Sendable {
        var calls: UInt32 = 0
        /// How often the provider has said no: the next request is another one.
        var refusals = 0
    }
    private let session: StressSession
    private let method: ComponentsStress
    private let books = Lock(Books())

    init(_ session: StressSession, _ method: ComponentsStress) {
        self.session = session
        self.method = method
    }

    func submit() async -> CheckoutComponents.APICallResult {
        let call = books.withLock { books in
            books.calls += 1
            return books.calls
        }
        let host = ComponentsStress.choice(method.hosts ?? [], ofAttempt: call) ?? .submits(nil)
        let place = session.log.beginUncancelled(StressCallback(ComponentsCallbackName.handleSubmit))
        defer { session.log.end(place) }
        await session.passTime(in: StressCallback(ComponentsCallbackName.handleSubmit))
        switch host {
        case .submits(let fault): return submit(fault)
        case .fails: return .failure
        case .losesAnswer:
            _ = submit(nil)
            return .success(CheckoutComponents.PaymentSessionSubmissionResult())
        case .answersEmpty: return .success(CheckoutComponents.PaymentSessionSubmissionResult())
        case .isLate:
            let answer = submit(nil)
            // Longer than its deadline, where there is one.
            if session.rig.speed > 1 { try? await ContinuousClock().sleep(for: .milliseconds(400)) }
            return answer
        }
    }

    private func submit(_ fault: SandboxFault?) -> CheckoutComponents.APICallResult {
        let (rig, plan) = (session.rig, session.plan)
        let units = method.sheetAmount.map(Int64.init) ?? plan.minorUnits
        guard let currency = Currency(code: plan.currency), let amount = Amount(minorUnits: units, currency: currency)
        else { return .failure }
        let key = "\(books.withLock { $0.refusals })"
        let body = rig.sandbox.components.submitElsewhere(
            sessionId: rig.sessionId(plan.number), key: key, amount: amount, fault: fault)
        guard let body else { return .failure }
        if body.status == "Declined" { books.withLock { $0.refusals += 1 } }
        return .success(body)
    }
}
