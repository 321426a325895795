import PaymentFlows
import PaymentTestKit
import Testing

@Suite("When a component may call back, explored")
struct ComponentCallbackInvariantTests {
    @Test(
        "CC-04 no onChange and no onCardBinChanged from the accepted tap to the outcome, nor after an end that closes the fields"
    )
    func changes() {
        ComponentExploration.violations("called back with closed fields") { step in
            switch step.reaction {
            case .perform(.announceChange), .perform(.askCardBin):
                guard !step.before.isOpen, !step.before.phase.isTelling else { return true }
                guard let ending = step.before.ending?.payload, !ending.isReleased else { return false }
                return ending.outcome.refusal != nil
            default: return false
            }
        }
    }

    @Test("CC-03 onReady is made when the component becomes usable, and then only after reset()")
    func ready() {
        ComponentExploration.violations("was ready again") { step in
            guard case .perform(.announceReady) = step.reaction else { return false }
            switch step.event {
            case .availabilityChecked, .rendered: return step.before.hasToldReady
            case .reset: return false
            default: return true
            }
        }
    }

    @Test(
        "CC-07 the flag goes up with onSubmit alone, is down before the terminal callback, and never up for tokenize()")
    func flag() {
        ComponentExploration.violations("raised the flag") { step in
            guard !step.before.isProcessing, step.after.isProcessing else { return false }
            return step.reaction != .perform(.announceSubmit)
        }
        ComponentExploration.violations("told with the flag up") { step in
            guard case .perform(.announce) = step.reaction else { return false }
            return step.after.isProcessing
        }
        ComponentExploration.violations("submitted without the flag") { step in
            step.after.phase == .committed && !step.after.isProcessing
        }
    }

    @Test("CC-11 what tokenize() began is never submitted and moves no money")
    func tokenize() {
        ComponentExploration.violations("submitted a token") { step in
            let endsWithToken =
                switch step.before.state {
                case .tokenising(let submission): submission.payload.endsWithToken
                case .askingTokenised(let tokenised): tokenised.payload.submission.payload.endsWithToken
                default: false
                }
            return endsWithToken
                && ["reserving", "awaitingHandler", "askingStatus"].contains(step.after.stateName)
        }
    }

    @Test(
        "CC-19 every onError has a code of the list and a message, and one that ends nothing opens and ends no attempt")
    func errors() {
        ComponentExploration.violations("told an unknown error") { step in
            switch step.reaction {
            case .perform(.announce(let ending)):
                guard let error = ending.payload.error(mobileSessionID: nil) else { return false }
                return error.message.isEmpty || error.details.paymentSessionID != ComponentSamples.session
            case .perform(.announceMisuse(let misuse)):
                return CheckoutComponents.Error.ErrorCode(code: misuse.payload.failure.code) == nil
                    || step.before.endings != step.after.endings || step.after.isOpen
            default: return false
            }
        }
    }

    @Test("CC-16 a success, an unknown outcome and a mismatch name what is known of the payment")
    func ids() {
        ComponentExploration.violations("lost an id") { step in
            guard case .perform(.announce(let ending)) = step.reaction else { return false }
            switch ending.payload.outcome {
            case .succeeded(let receipt):
                return ending.payload.notice != receipt.payload.identity.systemTransactionId.map { .success($0) }
            case .failed(let failure) where failure.payload.isMismatch:
                return ending.payload.error(mobileSessionID: nil)?.details.paymentID == nil
            case .unknown(let identity):
                return ending.payload.error(mobileSessionID: nil)?.details.paymentID
                    != identity.payload.systemTransactionId
            case .failed, .refused, .cancelled, .handedOver: return false
            }
        }
    }

    @Test("EN-90 the fields are emptied when the component goes away, or can pay no more")
    func secrets() {
        ComponentExploration.violations("kept the card") { step in
            guard step.after.form.payload.input != nil else { return false }
            return step.after.state == .created || step.after.ending?.payload.outcome.refusal == .alreadySettled
        }
    }
}
