package import PaymentFlows

/// How the Paze flow's effects become callbacks and calls.
package struct PazeMethod: PazeDriven {
    package typealias Flow = PazeFlow

    /// Nil: the session is closed, and every callback has its default.
    package let config: PazeButtonComponentConfig?

    package static let name = "paze"
    package func retired() -> PazeMethod { PazeMethod(config: nil) }

    /// The callbacks as they are now; one that is nil has its default. By reference: a closure that a generic function returned would
    /// be wrapped anew each time.
    @inline(__always)
    var callbacks: Shared<PazeCallbacks> { config?.callbacks ?? .unset }

    /// Whether a callback is set now: looked at under the lock, since a retain of what sessions share is fought over.
    @inline(__always)
    func isSet(_ isSet: (PazeCallbacks) -> Bool) -> Bool { config?.has(isSet) ?? false }

    func isDeferred(_ gate: PazeGates) -> Bool { config?.deferredGates.contains(gate) ?? false }

    package func begin(
        _ effect: PazeFlow.Effect, _ drive: UInt32, on component: isolated Component<Self>
    ) -> Begun<PazeFlow.Event> {
        switch effect {
        case .checkPresentment:
            return .answered(
                .presentmentChecked(validation(in: component.session).presentmentProblem().map { Evidence($0) }))
        case .checkCheckout(let attempt): return .answered(check(attempt, in: component.session))
        case .renew(let attempt): return .answered(.renewed(component.renewed(attempt)))
        case .reserveSlot: return component.reserveSlot()

        // Synchronous notifications: in place where the lane is free.
        case .announceInit:
            guard let onInit = callbacks.value.onInit else { return .answered(.acknowledged) }
            return notify(component.atOnce(drive, keepsLane: true, onInit))
        case .announcePresentment(let isVisible):
            guard let onPresentmentResolved = callbacks.value.onPresentmentResolved else {
                component.leaves(drive)
                return .answered(.acknowledged)
            }
            return notify(component.atOnce(drive) { onPresentmentResolved(isVisible) })
        case .announcePresentmentFailure(let failure):
            guard let onError = callbacks.value.onError else { return .answered(.acknowledged) }
            return notify(component.atOnce(drive, keepsLane: true) { onError(.make(from: failure.payload)) })

        // Callbacks that may suspend; without a closure the default holds (EN-16).
        case .announceClick: return orDefault(isSet { $0.onPazeButtonClicked != nil }, .acknowledged)
        case .askCheckoutApproval:
            if isDeferred(.onCheckoutComplete) { return .later }
            return orDefault(isSet { $0.onCheckoutComplete != nil }, .decided(true))
        case .announceComplete: return orDefault(isSet { $0.onComplete != nil }, .acknowledged)
        case .askDecryption:
            if isDeferred(.onPreDecryption) { return .later }
            return orDefault(isSet { $0.onPreDecryption != nil }, .decided(true))
        case .announceDecryption: return orDefault(isSet { $0.onPostDecryption != nil }, .acknowledged)
        case .askAuthorisation:
            if isDeferred(.onPreAuthorisation) { return .later }
            return orDefault(isSet { $0.onPreAuthorisation != nil }, preAuthorised(.proceed))
        case .askShopper: return orDefault(component.session.hasShopperQuery, .shopperGiven(nil))
        case .announce(let ending): return beginAnnouncing(ending, drive, on: component)

        case .createCheckout, .complete, .decrypt, .authorise, .findTransactions: return call(effect, on: component)
        }
    }

    package func run(
        _ first: PazeFlow.Effect, _ drive: UInt32, on component: isolated Component<Self>
    ) async {
        var effect = Optional(first)
        while let current = consume effect {
            let answer: PazeFlow.Event
            switch current {
            case .announceInit:
                if let onInit = callbacks.value.onInit, await component.enters(drive) { onInit() }
                answer = .acknowledged
            case .announcePresentment(let isVisible):
                if let resolved = callbacks.value.onPresentmentResolved, await component.enters(drive) {
                    resolved(isVisible)
                    component.leaves(drive)
                }
                answer = .acknowledged
            case .announcePresentmentFailure(let failure):
                if let onError = callbacks.value.onError, await component.enters(drive) {
                    onError(.make(from: failure.payload))
                }
                answer = .acknowledged
            case .announceClick:
                if let clicked = callbacks.value.onPazeButtonClicked, await component.enters(drive) {
                    await clicked()
                    component.leaves(drive)
                }
                answer = .acknowledged
            case .askCheckoutApproval(let checkedOut):
                if let ask = callbacks.value.onCheckoutComplete, await component.enters(drive) {
                    answer = .decided(await ask(checkedOut.payload.result))
                    component.leaves(drive)
                } else {
                    answer = .decided(true)
                }
            case .announceComplete(let completed):
                if let onComplete = callbacks.value.onComplete, await component.enters(drive) {
                    await onComplete(PazeCompleteResult(completeDecodedResponse: completed.payload.decoded))
                    component.leaves(drive)
                }
                answer = .acknowledged
            case .askDecryption:
                if let ask = callbacks.value.onPreDecryption, await component.enters(drive) {
                    answer = .decided(await ask())
                    component.leaves(drive)
                } else {
                    answer = .decided(true)
                }
            case .announceDecryption(let decrypted):
                if let onPostDecryption = callbacks.value.onPostDecryption, await component.enters(drive) {
                    await onPostDecryption(decrypted.payload.payload)
                    component.leaves(drive)
                }
                answer = .acknowledged
            case .askAuthorisation:
                if let ask = callbacks.value.onPreAuthorisation, await component.enters(drive) {
                    answer = preAuthorised(await ask())
                    component.leaves(drive)
                } else {
                    answer = preAuthorised(.proceed)
                }
            case .askShopper:
                if let ask = component.session.queries?.value.onGetShopper, await component.enters(drive) {
                    answer = .shopperGiven(Evidence.of(await ask()))
                    component.leaves(drive)
                } else {
                    answer = .shopperGiven(nil)
                }
            case .announce(let ending):
                await announce(ending, drive, on: component)
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
