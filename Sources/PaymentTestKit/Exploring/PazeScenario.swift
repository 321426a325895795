public import PaymentCheckout

/// One Paze session as an exploration plays it: who taps, cancels, hangs, re-enters and answers how.
public struct PazeScenario: Hashable, Sendable {
    /// When something happens.
    public enum Moment: Hashable, Sendable {
        /// After so many turns of its own task.
        case turns(Int)
        /// After so many seconds of virtual time.
        case seconds(Int)
    }

    /// What a callback does with its own session before it returns.
    public enum Inner: Hashable, Sendable, CaseIterable {
        /// It taps.
        case tap
        /// It cancels.
        case cancel
        /// It cancels twice.
        case cancelTwice
        /// It takes its button off the screen.
        case disappear
        /// It asks for the outcome of its own attempt, which would wait for itself.
        case outcome
        /// It lets the other button appear.
        case appearOther
        /// It closes the session.
        case close
        /// It resets the session.
        case reset
        /// It hands the provider's word over that the session is paid.
        case hear
    }

    /// How the gateway answers a call.
    public enum Answer: Hashable, Sendable {
        /// By returning.
        case inline
        /// Through the reply, a turn later.
        case later
        /// Through the reply, twice.
        case twice
        /// Through the reply, after so many seconds.
        case seconds(Int)
        /// The reply is let go.
        case lost
        /// The reply is kept until the session is closed.
        case never
        /// A definite no, through the reply.
        case refused
        /// It could not be sent.
        case notSent
    }

    /// What the shopper does at the web checkout.
    public enum Shopper: Hashable, Sendable {
        /// Comes back with a complete checkout.
        case completes
        /// The same, told by two requests at once.
        case completesTwice
        /// Comes back having cancelled.
        case cancels
        /// Never comes back.
        case staysAway
    }

    /// The callback that does not return before the session is closed; nil: none.
    public var hanging: PazeCallback?
    /// The callback that calls its own session, once; nil: none.
    public var reentering: PazeCallback?
    /// What that callback does.
    public var inner = Inner.cancel
    /// The gate whose answer is no; nil: none.
    public var vetoing: PazeCallback?
    /// The gates that the host answers itself.
    public var deferred: PazeGates = []
    /// How calls are answered; a call that is not named: `later`.
    public var answers: [PazeCall: Answer] = [:]
    /// Status queries find the transaction.
    public var findsTransaction = false
    /// What the shopper does.
    public var shopper = Shopper.completes
    /// When the host cancels; nothing: it does not.
    public var cancels: [Moment] = []
    /// When the tasks that drive the session are cancelled; nil: they are not.
    public var cancelsTasks: Moment?
    /// When the button disappears; nil: it stays until the session is closed.
    public var disappears: Moment?
    /// The button appears again after it has disappeared.
    public var reappears = false
    /// What the provider says outside any call; nothing by default.
    public var webhooks: [Webhook] = []
    /// How many tasks tap.
    public var tappers = 1
    /// The last tapper taps a second button of the session.
    public var hasSecondButton = false

    /// Callbacks suspend, so that what overtakes them can; false: they return at once, and drives run through in place.
    public var suspends = true
    /// The session's data names an expiry that never comes.
    public var neverExpires = false

    /// One tap, a shopper who completes the checkout, and nothing that goes wrong.
    public init() {}

    /// Something is never told, or only by the passing of time: deadlines may fire.
    public var isSilent: Bool {
        hanging != nil || shopper == .staysAway
            || answers.values.contains { answer in
                switch answer {
                case .inline, .later, .twice, .refused: false
                case .seconds, .lost, .never, .notSent: true
                }
            }
    }

    /// The attempt may be left at a gate that has accepted an inner end and never returns: only an outside cancel helps.
    public var needsRescue: Bool { hanging?.isGate ?? false && (neverExpires || hanging == reentering) }
}
