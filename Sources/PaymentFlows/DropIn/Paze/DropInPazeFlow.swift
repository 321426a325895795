/// Paze inside Drop-in: the flow of the Paze button, between Drop-in's callbacks instead of its own (DI-21).
///
/// It holds that flow and hands every event to it, so that all of its rules hold here too. What the button would ask or tell its own
/// merchant is answered here by its default: presentment, which `create()` has decided, the approval of the checkout, the decryption.
/// What is left is asked and told by Drop-in: the click is `onBeforeSubmit`, which can veto (DI-10), the decrypted payload is
/// `onSubmit` (DI-11), and the end is what `PazeEnding.dropInNotice` says.
package struct DropInPazeFlow: Hashable, Sendable {
    /// The flow of the button. Its states mean what they mean there; `announcingClick` is the gate `onBeforeSubmit`, and
    /// `reportingDecryption` is `onSubmit` running.
    package private(set) var paze = PazeFlow()
    /// What the web checkout told of shopper and card, from its return until the end of the attempt is told (DI-13).
    package private(set) var checkout: Evidence<PazeCheckoutDecoded>?

    /// A method that is not offered yet.
    package init() {}

    /// Takes an event: moves the state, and says what is to be done.
    package mutating func handle(_ event: PazeFlow.Event) -> Reaction<DropInPazeEffect> {
        let reaction = if case .announcingClick = paze.state { takeAtGate(event) } else { paze.handle(event) }
        defer { if !paze.phase.isProcessing { checkout = nil } }
        return follow(reaction)
    }

    /// The gate `onBeforeSubmit` is open: only its own answer lets the tap pass, and silence is none (EN-17).
    private mutating func takeAtGate(_ event: PazeFlow.Event) -> Reaction<PazeFlow.Effect> {
        switch event {
        case .decided(true): paze.handle(.acknowledged)
        case .decided(false): paze.handle(.cancelled(Cancel(by: .merchant)))
        case .deadlinePassed: failTap(.callback("onBeforeSubmit"))
        case .acknowledged: .ignore(.late)
        case .appeared, .presentmentChecked, .tapped, .tappedExpired, .checkoutChecked, .checkoutInvalid,
            .checkoutCreated, .checkoutReturned, .completed, .decrypted, .preAuthorised, .shopperGiven, .slotGranted,
            .authorised, .found, .notified, .renewed, .sendingRefused, .outcomeAsked, .cancelled, .reset,
            .journalFailed:
            paze.handle(event)
        }
    }

    /// The tap goes no further: as if the check that follows the click had failed.
    private mutating func failTap(_ failure: PaymentFailure) -> Reaction<PazeFlow.Effect> {
        _ = paze.handle(.acknowledged)
        return paze.handle(.checkoutInvalid(Evidence(failure)))
    }

    /// Goes on through whatever has a default, until something is left to be done or the flow rests.
    private mutating func follow(_ first: Reaction<PazeFlow.Effect>) -> Reaction<DropInPazeEffect> {
        var reaction = first
        while case .perform(let effect) = reaction {
            switch part(effect) {
            case .merchants(let effect): return .perform(effect)
            case .ours(let next): reaction = next
            }
        }
        return switch reaction {
        case .rest: .rest
        case .note: .note
        case .postpone: .postpone
        case .ignore(let reason): .ignore(reason)
        case .refuse(let refusal): .refuse(refusal)
        // The loop ends with none.
        case .perform: .rest
        }
    }

    /// Whose an effect of the button's flow is inside Drop-in.
    private enum Part {
        /// Somebody else's: it is to be done.
        case merchants(DropInPazeEffect)
        /// It is answered, and this follows.
        case ours(Reaction<PazeFlow.Effect>)
    }

    private mutating func part(_ effect: PazeFlow.Effect) -> Part {
        switch effect {
        case .checkPresentment: .ours(paze.handle(.presentmentChecked(nil)))
        case .announceInit, .announcePresentment, .announcePresentmentFailure, .announceComplete:
            .ours(paze.handle(.acknowledged))
        case .askDecryption: .ours(paze.handle(.decided(true)))
        case .askCheckoutApproval(let checkedOut): .ours(approve(checkedOut.payload))
        case .announceClick: beginTap()
        case .announceDecryption: .merchants(.announceSubmit)
        case .askAuthorisation: .merchants(.readRisk)
        case .askShopper: .merchants(.askShopper)
        case .announce(let ending): tell(ending.payload)
        case .checkCheckout, .createCheckout, .complete, .decrypt, .renew, .reserveSlot, .authorise, .findTransactions:
            .merchants(.work(effect))
        }
    }

    /// What cannot be paid ends before the gate is asked (EN-35): the amount was read as the tap came.
    private mutating func beginTap() -> Part {
        guard let attempt = paze.attempt?.payload else { return .merchants(.askBeforeSubmit) }
        if attempt.amount == nil { return .ours(failTap(.failedUpdate)) }
        return attempt.problem.map { .ours(failTap($0)) } ?? .merchants(.askBeforeSubmit)
    }

    private mutating func approve(_ checkedOut: PazeCheckedOut) -> Reaction<PazeFlow.Effect> {
        checkout = Evidence.of(checkedOut.result.checkoutDecodedResponse)
        return paze.handle(.decided(true))
    }

    private mutating func tell(_ ending: PazeEnding) -> Part {
        guard let notice = ending.dropInNotice else { return .ours(paze.handle(.acknowledged)) }
        return .merchants(.announce(Evidence(DropInPazeTelling(notice: notice, checkout: checkout))))
    }
}

extension PaymentFailure {
    /// What was to be paid has been changed to what cannot be (EN-35).
    package static var failedUpdate: PaymentFailure {
        PaymentFailure(
            code: DropInErrorCode.updateFailed.rawValue,
            message: "The update of what is to be paid failed: amount or currency cannot be used.")
    }
}
