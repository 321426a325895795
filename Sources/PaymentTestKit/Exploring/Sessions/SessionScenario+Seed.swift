extension SessionScenario {
    /// The scenario of a seed.
    package init(seed: UInt64) {
        self.init()
        var random = SplitMix64(seed: seed &* 0x2545_F491_4F6C_DD1D)
        let suspending = Method.suspending
        if random.isOne(in: 4) { hanging = random.one(of: suspending) }
        if random.isOne(in: 3) {
            reentering = random.isOne(in: 6) ? hanging : random.one(of: suspending)
            inner = random.one(of: ScenarioInner.allCases) ?? .cancel
        }
        if random.isOne(in: 6) { vetoing = random.one(of: Method.vetoable) }
        if random.isOne(in: 5) { deferred = Set(Method.deferrable.filter { _ in random.isOne(in: 2) }) }
        for call in Method.Call.allCases where !random.isOne(in: 3) {
            let answer = ScenarioAnswer(&random)
            if Method.mayFail(call) || answer.isPlain { answers[call] = answer }
        }
        findsTransaction = random.isOne(in: 2)
        if random.isOne(in: 4) { person = random.one(of: [.completesTwice, .cancels, .staysAway]) ?? .cancels }
        tappers = 1 + random.below(3)
        hasSecondComponent = random.isOne(in: 4) && Method.allowsSecondComponent
        suspends = !random.isOne(in: 4)
        neverExpires = random.isOne(in: 3)
        let silent = isSilent
        if random.isOne(in: 2) {
            cancels = (0...random.below(2)).map { _ in ScenarioMoment(&random, silent) }
        }
        if random.isOne(in: 5) { cancelsTasks = ScenarioMoment(&random, silent) }
        if random.isOne(in: 5) {
            disappears = ScenarioMoment(&random, silent)
            // With an inner teardown it could not be told which appearance that ended.
            if reentering != nil, inner == .appearOther { inner = .cancel }
            let endsInside = reentering != nil && (inner == .disappear || inner == .close)
            reappears = !endsInside && random.isOne(in: 2) && Method.comesBack
        }
        if random.isOne(in: 3), Method.hearsNotifications {
            webhooks = (0...random.below(3)).map { _ in
                ScenarioWebhook(
                    random.one(of: ScenarioWebhook.Word.allCases) ?? .paid, at: ScenarioMoment(&random, silent),
                    deliveries: 1 + random.below(2))
            }
        }
        if inner == .appearOther, !Method.allowsSecondComponent { inner = .cancel }
        if inner == .hear, !Method.hearsNotifications { inner = .cancel }
    }
}

extension ScenarioAnswer {
    fileprivate init(_ random: inout SplitMix64) {
        self =
            switch random.below(24) {
            case 0..<7: .inline
            case 7..<13: .later
            case 13..<18: .twice
            case 18: .seconds(random.one(of: [1, 2, 29, 30, 30, 31, 40]) ?? 30)
            case 19, 20: .lost
            case 21: .never
            case 22: .refused
            default: .notSent
            }
    }

    /// The provider does what it is asked, at once.
    fileprivate var isPlain: Bool { self == .inline || self == .later || self == .twice }
}

extension ScenarioMoment {
    // A sleeping task wakes when nothing else can: where nobody is silent it would hide that an event was lost.
    fileprivate init(_ random: inout SplitMix64, _ isSilent: Bool) {
        self =
            isSilent && random.isOne(in: 3)
            ? .seconds(random.one(of: [1, 29, 30, 31, 900]) ?? 30)
            : .turns(random.below(random.isOne(in: 2) ? 20 : 70))
    }
}

extension SplitMix64 {
    /// True once in so many times.
    mutating func isOne(in count: Int) -> Bool { below(count) == 0 }

    /// One of them, with equal chance; nil: there is none.
    mutating func one<Element>(of elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[below(elements.count)]
    }
}
