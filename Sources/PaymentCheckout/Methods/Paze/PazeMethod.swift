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

    package func retired() -> PazeMethod {
        session.retire()
        return PazeMethod(session: session, config: nil)
    }

    /// By reference: a callback is read out of it without a copy of the others.
    var callbacks: Shared<PazeCallbacks> { config?.callbacks ?? Self.noCallbacks }
    private static let noCallbacks = Shared(PazeCallbacks())

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
            guard let onInit = callbacks.value.onInit else { return .answered(.acknowledged) }
            return notify(component.atOnce(drive, keepsLane: true, onInit))
        case .announcePresentment(let isVisible):
            guard let onPresentmentResolved = callbacks.value.onPresentmentResolved else {
                component.leaveLane(drive)
                return .answered(.acknowledged)
            }
            return notify(component.atOnce(drive) { onPresentmentResolved(isVisible) })
        case .announcePresentmentFailure(let failure):
            guard let onError = callbacks.value.onError else { return .answered(.acknowledged) }
            return notify(component.atOnce(drive, keepsLane: true) { onError(.make(from: failure.payload)) })

        // Callbacks that may suspend; without a closure the default holds (EN-16).
        case .announceClick: return orDefault(callbacks.value.onPazeButtonClicked != nil, .acknowledged)
        case .askCheckoutApproval:
            if isDeferred(.onCheckoutComplete) { return .later }
            return orDefault(callbacks.value.onCheckoutComplete != nil, .decided(true))
        case .announceComplete: return orDefault(callbacks.value.onComplete != nil, .acknowledged)
        case .askDecryption:
            if isDeferred(.onPreDecryption) { return .later }
            return orDefault(callbacks.value.onPreDecryption != nil, .decided(true))
        case .announceDecryption: return orDefault(callbacks.value.onPostDecryption != nil, .acknowledged)
        case .askAuthorisation:
            if isDeferred(.onPreAuthorisation) { return .later }
            return orDefault(callbacks.value.onPreAuthorisation != nil, preAuthorised(.proceed))
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
                if let onInit = callbacks.value.onInit { await component.callback(drive, keepsLane: true) { onInit() } }
                answer = .acknowledged
            case .announcePresentment(let isVisible):
                if let resolved = callbacks.value.onPresentmentResolved {
                    await component.callback(drive) { resolved(isVisible) }
                }
                answer = .acknowledged
            case .announcePresentmentFailure(let failure):
                if let onError = callbacks.value.onError {
                    await component.callback(drive, keepsLane: true) { onError(.make(from: failure.payload)) }
                }
                answer = .acknowledged
            case .announceClick:
                if let clicked = callbacks.value.onPazeButtonClicked { await component.callback(drive) { await clicked() } }
                answer = .acknowledged
            case .askCheckoutApproval(let checkedOut):
                if let ask = callbacks.value.onCheckoutComplete {
                    let yes = await component.callback(drive) { await ask(checkedOut.payload.result) }
                    answer = .decided(yes ?? false)
                } else {
                    answer = .decided(true)
                }
            case .announceComplete(let completed):
                if let onComplete = callbacks.value.onComplete {
                    let result = PazeCompleteResult(completeDecodedResponse: completed.payload.decoded)
                    await component.callback(drive) { await onComplete(result) }
                }
                answer = .acknowledged
            case .askDecryption:
                if let ask = callbacks.value.onPreDecryption {
                    answer = .decided(await component.callback(drive) { await ask() } ?? false)
                } else {
                    answer = .decided(true)
                }
            case .announceDecryption(let decrypted):
                if let onPostDecryption = callbacks.value.onPostDecryption {
                    await component.callback(drive) { await onPostDecryption(decrypted.payload.payload) }
                }
                answer = .acknowledged
            case .askAuthorisation:
                if let ask = callbacks.value.onPreAuthorisation {
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
