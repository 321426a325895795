/// One session of a method as an exploration plays it: who taps, cancels, hangs, re-enters and answers how.
package struct SessionScenario<Method: ExploredMethod>: Hashable, Sendable {
    /// The callback that does not return before the session is closed; nil: none.
    package var hanging: Method.Callback?
    /// The callback that calls its own session, once; nil: none.
    package var reentering: Method.Callback?
    /// What that callback does.
    package var inner = ScenarioInner.cancel
    /// The gate whose answer is no; nil: none.
    package var vetoing: Method.Callback?
    /// The gates that the host answers itself.
    package var deferred: Set<Method.Callback> = []
    /// How calls are answered; a call that is not named: `later`.
    package var answers: [Method.Call: ScenarioAnswer] = [:]
    /// Status queries find the transaction.
    package var findsTransaction = false
    /// What the person does whom the flow waits for.
    package var person = ScenarioPerson.completes
    /// When the host cancels; nothing: it does not.
    package var cancels: [ScenarioMoment] = []
    /// When the tasks that drive the session are cancelled; nil: they are not.
    package var cancelsTasks: ScenarioMoment?
    /// When the component disappears; nil: it stays until the session is closed.
    package var disappears: ScenarioMoment?
    /// The component appears again after it has disappeared.
    package var reappears = false
    /// What the provider says outside any call; nothing by default.
    package var webhooks: [ScenarioWebhook] = []
    /// How many tasks tap.
    package var tappers = 1
    /// The last tapper taps a second component of the session.
    package var hasSecondComponent = false

    /// Callbacks suspend, so that what overtakes them can; false: they return at once, and drives run through in place.
    package var suspends = true
    /// The session's data names an expiry that never comes.
    package var neverExpires = false

    /// One tap, a person who goes through with it, and nothing that goes wrong.
    package init() {}

    /// Something is never told, or only by the passing of time: deadlines may fire.
    package var isSilent: Bool {
        hanging != nil || person == .staysAway && !Method.personStates.isEmpty
            || answers.values.contains { !$0.isHeard }
    }

    /// The attempt may be left at a gate that has accepted an inner end and never returns: only an outside cancel helps.
    package var needsRescue: Bool { hanging?.isGate ?? false && (neverExpires || hanging == reentering) }
}

extension SessionScenario: ExploredScenario {
    /// The method's name.
    package static var flow: String { Method.flow }

    /// Two taps and a cancel, with gateways that answer at once and callbacks that return at once.
    package static var contended: Self {
        var scenario = Self()
        scenario.tappers = 2
        scenario.cancels = [.turns(0)]
        scenario.suspends = false
        for call in Method.Call.allCases { scenario.answers[call] = .inline }
        return scenario
    }

    /// The rescue of a gate that hangs for ever would come too early where time is a choice.
    package init(seed: UInt64, timeIsAChoice: Bool) {
        self.init(seed: seed)
        if timeIsAChoice { neverExpires = false }
    }

    /// A session on an engine of its own.
    package func begin(seed: UInt64, with crew: ExploredCrew) -> SessionPlay<Method> {
        SessionPlay(self, seed: seed, with: crew)
    }

    /// The contract's rules that the session did not keep.
    package func violations(in trace: SessionTrace<Method>, timeIsAChoice: Bool) -> [Violation] {
        SessionCheck(self, trace).violations(timeIsAChoice: timeIsAChoice)
    }
}
