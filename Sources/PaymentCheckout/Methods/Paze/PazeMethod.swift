package import FoundationEssentials
package import PaymentFlows

/// How the Paze flow's effects become callbacks and calls.
package struct PazeMethod: PaymentMethod {
    package typealias Flow = PazeFlow

    let session: PxpSession
    /// Nil: the session is closed, and every callback has its default.
    let config: PazeButtonComponentConfig?

    package var name: String { Self.name }
    package static let name = "paze"
    package var appeared: PazeFlow.Event { .appeared }
    package var resetEvent: PazeFlow.Event { .reset }
    package var journalFailed: PazeFlow.Event { .journalFailed }

    package func slotGranted(at date: Date) -> PazeFlow.Event { .slotGranted(date) }

    package func retired() -> PazeMethod { PazeMethod(session: session, config: nil) }

    /// A callback as it is now; nil: its default holds.
    @inline(__always)
    func callback<Closure: Sendable>(_ read: @Sendable (PazeCallbacks) -> Closure?) -> Closure? {
        config?.callback(read)
    }

    func isDeferred(_ gate: PazeGates) -> Bool { config?.deferredGates.contains(gate) ?? false }

    package func begin(
        _ effect: PazeFlow.Effect, _ drive: UInt32, on component: isolated Component<Self>
    ) -> Begun<PazeFlow.Event> {
        switch effect {
        case .checkPresentment:
            return .answered(.presentmentChecked(validation().presentmentProblem().map { Evidence($0) }))
        case .checkCheckout(let attempt): return .answered(check(attempt))
        case .renew(let attempt): return .answered(.renewed(renew(attempt, on: component)))
        case .reserveSlot: return reserveSlot(on: component)

        // Synchronous notifications: in place where the lane is free.
        case .announceInit:
            guard let onInit = callback({ $0.onInit }) else { return .answered(.acknowledged) }
            return notify(component.atOnce(drive, keepsLane: true, onInit))
        case .announcePresentment(let isVisible):
            guard let onPresentmentResolved = callback({ $0.onPresentmentResolved }) else {
                component.leaveLane(drive)
                return .answered(.acknowledged)
            }
            return notify(component.atOnce(drive) { onPresentmentResolved(isVisible) })
        case .announcePresentmentFailure(let failure):
            guard let onError = callback({ $0.onError }) else { return .answered(.acknowledged) }
            return notify(component.atOnce(drive, keepsLane: true) { onError(.make(from: failure.payload)) })

        // Callbacks that may suspend; without a closure the default holds (EN-16).
        case .announceClick: return orDefault(callback({ $0.onPazeButtonClicked }) != nil, .acknowledged)
        case .askCheckoutApproval:
            if isDeferred(.onCheckoutComplete) { return .later }
            return orDefault(callback({ $0.onCheckoutComplete }) != nil, .decided(true))
        case .announceComplete: return orDefault(callback({ $0.onComplete }) != nil, .acknowledged)
        case .askDecryption:
            if isDeferred(.onPreDecryption) { return .later }
            return orDefault(callback({ $0.onPreDecryption }) != nil, .decided(true))
        case .announceDecryption: return orDefault(callback({ $0.onPostDecryption }) != nil, .acknowledged)
        case .askAuthorisation:
            if isDeferred(.onPreAuthorisation) { return .later }
            return orDefault(callback({ $0.onPreAuthorisation }) != nil, preAuthorised(.proceed))
        case .askShopper: return orDefault(session.config.value.onGetShopper != nil, .shopperGiven(nil))
        case .announce(let ending): return beginAnnouncing(ending, drive, on: component)

        case .createCheckout, .complete, .decrypt, .authorise, .findTransactions: return call(effect, on: component)
        }
    }

    package func run(
        _ first: PazeFlow.Effect, _ drive: UInt32, on component: isolated Component<Self>
    ) async {
        var effect = Optional(first)
        while let current = effect {
            let answer: PazeFlow.Event
            switch current {
            case .announceInit:
                if let onInit = callback({ $0.onInit }) {
                    await component.callback(drive, keepsLane: true) { onInit() }
                }
                answer = .acknowledged
            case .announcePresentment(let isVisible):
                if let resolved = callback({ $0.onPresentmentResolved }) {
                    await component.callback(drive) { resolved(isVisible) }
                }
                answer = .acknowledged
            case .announcePresentmentFailure(let failure):
                if let onError = callback({ $0.onError }) {
                    await component.callback(drive, keepsLane: true) { onError(.make(from: failure.payload)) }
                }
                answer = .acknowledged
            case .announceClick:
                if let clicked = callback({ $0.onPazeButtonClicked }) {
                    await component.callback(drive) { await clicked() }
                }
                answer = .acknowledged
            case .askCheckoutApproval(let checkedOut):
                if let ask = callback({ $0.onCheckoutComplete }) {
                    let yes = await component.callback(drive) { await ask(checkedOut.payload.result) }
                    answer = .decided(yes ?? false)
                } else {
                    answer = .decided(true)
                }
            case .announceComplete(let completed):
                if let onComplete = callback({ $0.onComplete }) {
                    let result = PazeCompleteResult(completeDecodedResponse: completed.payload.decoded)
                    await component.callback(drive) { await onComplete(result) }
                }
                answer = .acknowledged
            case .askDecryption:
                if let ask = callback({ $0.onPreDecryption }) {
                    answer = .decided(await component.callback(drive) { await ask() } ?? false)
                } else {
                    answer = .decided(true)
                }
            case .announceDecryption(let decrypted):
                if let onPostDecryption = callback({ $0.onPostDecryption }) {
                    await component.callback(drive) { await onPostDecryption(decrypted.payload.payload) }
                }
                answer = .acknowledged
            case .askAuthorisation:
                if let ask = callback({ $0.onPreAuthorisation }) {
                    answer = preAuthorised(await component.callback(drive) { await ask() } ?? .cancel)
                } else {
                    answer = preAuthorised(.proceed)
                }
            case .askShopper:
                if let ask = session.config.value.onGetShopper {
                    let shopper = await component.callback(drive) { await ask() } ?? nil
                    answer = .shopperGiven(shopper.map { Evidence($0) })
                } else {
                    answer = .shopperGiven(nil)
                }
            case .announce(let ending):
                await announce(ending.payload, drive, on: component)
                answer = .acknowledged
            case .checkPresentment, .checkCheckout, .renew, .reserveSlot, .createCheckout, .complete, .decrypt,
                .authorise,
                .findTransactions:
                // `begin` starts these; none of them suspends.
                return
            }
            effect = component.next(answer, drive)
        }
    }

    private func notify(_ done: Void?) -> Begun<PazeFlow.Event> { done == nil ? .callback : .answered(.acknowledged) }

    private func orDefault(_ isSet: Bool, _ answer: @autoclosure () -> PazeFlow.Event) -> Begun<PazeFlow.Event> {
        isSet ? .callback : .answered(answer())
    }
}
