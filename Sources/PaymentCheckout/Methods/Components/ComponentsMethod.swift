package import FoundationEssentials
package import PaymentFlows

/// How the components' flow becomes callbacks and calls.
package struct ComponentsMethod: PaymentMethod {
    package typealias Flow = CheckoutComponentFlow

    let options: CheckoutComponents.ComponentOptions
    /// Nil: the session is closed, and every callback has its default.
    let host: ComponentsHost?

    package static let name = "checkout-component"
    package static var appeared: Flow.Event { .rendered }
    package static var resetEvent: Flow.Event { .reset }
    package static var journalFailed: Flow.Event { .journalFailed }
    package static var keepsPostponed: Bool { true }
    package static var goesOnAfterHandingOver: Bool { true }

    package static func slotGranted(at date: Date) -> Flow.Event { .slotGranted(date) }
    package static func sendingRefused(_ failure: Evidence<PaymentFailure>) -> Flow.Event {
        let code = CheckoutComponents.Error.ErrorCode.configurationInvalid.code
        return .sendingRefused(Evidence(PaymentFailure(code: code, message: failure.payload.message)))
    }
    package static var outcomeAsked: Flow.Event? { .outcomeAsked }

    package func keyKind(_ flow: Flow) -> String {
        switch flow.state {
        case .reserving(let sending), .submittingSession(let sending): Self.keyKind(sending.payload)
        default: Self.name
        }
    }

    /// A key tells a card from a wallet, whatever component they are submitted by.
    static func keyKind(_ sending: Flow.Sending) -> String {
        sending.isWallet ? "checkout-applepay" : "checkout-card"
    }
    package static func isBeyondCancellation(_ flow: Flow) -> Bool {
        if case .handlingSubmit = flow.state { true } else { false }
    }

    /// Ways to begin.
    package static let tap: UInt8 = 0
    package static let submit: UInt8 = 1
    package static let tokenize: UInt8 = 2

    package func retired() -> ComponentsMethod {
        // The configuration may outlive the session, and its callbacks may hold the configuration (EN-62).
        host?.register(.unset)
        return ComponentsMethod(options: options, host: nil)
    }

    /// The callbacks as they are now; one that is nil has its default.
    @inline(__always)
    var callbacks: Shared<CheckoutComponents.Callbacks> { host?.callbacks ?? .unset }

    package func tapped(_ id: AttemptID, on component: isolated Component<Self>) -> Flow.Event {
        .tapped(start(id, isTap: true, on: component))
    }

    package func started(_ id: AttemptID, by trigger: UInt8, on component: isolated Component<Self>) -> Flow.Event {
        switch trigger {
        case Self.submit: .submitRequested(start(id, isTap: false, on: component))
        case Self.tokenize: .tokenRequested(start(id, isTap: false, on: component))
        default: tapped(id, on: component)
        }
    }

    /// What is read of the configuration when an attempt begins (EN-29, EN-35, EN-46).
    private func start(
        _ id: AttemptID, isTap: Bool, on component: isolated Component<Self>
    ) -> Evidence<Flow.Start> {
        let callbacks = callbacks
        return Evidence(
            Flow.Start(
                attempt: component.paymentAttempt(id), problem: problem(on: component),
                hasHandleSubmit: callbacks.value.handleSubmit != nil,
                hasOnTokenized: callbacks.value.onTokenized != nil
                    || callbacks.value.deferredGates.contains(.onTokenized),
                consent: host?.consent ?? .init(), isTap: isTap))
    }

    private func problem(on component: isolated Component<Self>) -> Evidence<PaymentFailure>? {
        guard component.isExpired else { return nil }
        return Evidence(
            PaymentFailure(code: FlowErrorCode.sessionExpired.rawValue, message: "The payment session has expired."))
    }

    package func begin(
        _ effect: Flow.Effect, _ drive: UInt32, on component: isolated Component<Self>
    ) -> Begun<Flow.Event> {
        switch effect {
        case .checkAvailability:
            .answered(.availabilityChecked(host?.problem(of: options.kind).map { Evidence($0) }))
        case .renew(let attempt): .answered(.renewed(component.renewedPayment(attempt)))
        case .reserveSlot: component.reserveSlot()
        case .awaitHandler:
            // Registered later, it is told by `handlerRegistered`; the wait has a deadline (CC-12).
            callbacks.value.handleSubmit == nil ? .later : .answered(.handlerFound(component.context.wallClock()))
        case .lookUpMetadata, .tokenise, .findPayment, .submitSession: call(effect, on: component)

        // Callbacks that may suspend; without a closure the default holds (EN-16).
        case .askTap: beginTap()
        case .askSubmission: .callback

        case .askTokenised where isDeferred(.onTokenized): .later
        // Synchronous callbacks: in place where the lane is free.
        case .announceReady, .announceChange, .askCardBin, .announceMisuse, .announceSubmit, .askTokenised, .announce:
            beginAtOnce(effect, drive, on: component)
        }
    }

    private func beginTap() -> Begun<Flow.Event> {
        let callbacks = callbacks
        if callbacks.value.deferredGates.contains(.handleTap) { return .later }
        return callbacks.value.handleTap == nil ? .answered(.decided(true)) : .callback
    }

    private func beginAtOnce(
        _ effect: Flow.Effect, _ drive: UInt32, on component: isolated Component<Self>
    ) -> Begun<Flow.Event> {
        let callbacks = callbacks
        guard isSet(effect, in: callbacks) else { return .answered(Self.byDefault(effect)) }
        guard let answer = component.atOnce(drive, { call(effect, callbacks, component) }) else { return .callback }
        return .answered(answer)
    }

    package func run(_ first: Flow.Effect, _ drive: UInt32, on component: isolated Component<Self>) async {
        var effect = Optional(first)
        while let current = effect {
            if case .askSubmission(let sending) = current {
                effect = await askSubmission(sending, drive, on: component)
            } else {
                effect = component.next(await answer(current, drive, on: component), drive)
            }
        }
    }

    private func answer(
        _ effect: Flow.Effect, _ drive: UInt32, on component: isolated Component<Self>
    ) async -> Flow.Event {
        if case .askTap = effect {
            guard let handleTap = callbacks.value.handleTap, await component.enters(drive) else {
                return .decided(true)
            }
            defer { component.leaves(drive) }
            return .decided(await handleTap(live(component)))
        }
        // Its closure may have been taken away meanwhile, or the drive is stale and this answer goes nowhere.
        guard await component.enters(drive) else { return Self.byDefault(effect) }
        defer { component.leaves(drive) }
        return call(effect, callbacks, component)
    }

    /// The host submits: it is never cancelled, and its answer counts whenever it comes (CC-18).
    private func askSubmission(
        _ sending: Evidence<Flow.Sending>, _ drive: UInt32, on component: isolated Component<Self>
    ) async -> Flow.Effect? {
        let attempt = sending.payload.attempt
        guard let handleSubmit = callbacks.value.handleSubmit else {
            return component.handled(.submitted(Evidence(Flow.Answer(.failure, for: attempt))), drive)
        }
        guard await component.enters(drive) else { return nil }
        let result = await handleSubmit(sending.payload.sessionData)
        component.leaves(drive)
        return component.handled(.submitted(Evidence(Flow.Answer(result, for: attempt))), drive)
    }

    func isDeferred(_ gate: CheckoutComponents.Gates) -> Bool {
        host?.has { $0.deferredGates.contains(gate) } ?? false
    }
}
