internal import PaymentCheckout

extension PazeScenario {
    /// The scenario of a seed.
    public init(seed: UInt64) {
        self.init()
        var random = SplitMix64(seed: seed &* 0x2545_F491_4F6C_DD1D)
        let asynchronous = Self.asynchronous
        if random.isOne(in: 4) { hanging = asynchronous[random.below(asynchronous.count)] }
        if random.isOne(in: 3) {
            reentering = random.isOne(in: 6) ? hanging : asynchronous[random.below(asynchronous.count)]
            inner = Inner.allCases[random.below(Inner.allCases.count)]
        }
        if random.isOne(in: 6) {
            vetoing = [.onCheckoutComplete, .onPreDecryption, .onPreAuthorisation][random.below(3)]
        }
        if random.isOne(in: 5) { deferred = PazeGates(rawValue: UInt8(random.below(8))) }
        for call in PazeCall.allCases where !random.isOne(in: 3) { answers[call] = Self.answer(&random) }
        findsTransaction = random.isOne(in: 2)
        if random.isOne(in: 4) { shopper = [.completesTwice, .cancels, .staysAway][random.below(3)] }
        tappers = 1 + random.below(3)
        hasSecondButton = random.isOne(in: 4)
        suspends = !random.isOne(in: 4)
        neverExpires = random.isOne(in: 3)
        let silent = isSilent
        if random.isOne(in: 2) {
            cancels = (0...random.below(2)).map { _ in Self.moment(&random, silent) }
        }
        if random.isOne(in: 5) { cancelsTasks = Self.moment(&random, silent) }
        if random.isOne(in: 5) {
            disappears = Self.moment(&random, silent)
            // With an inner teardown it could not be told which appearance that ended.
            if reentering != nil, inner == .appearOther { inner = .cancel }
            let endsInside = reentering != nil && (inner == .disappear || inner == .close)
            reappears = !endsInside && random.isOne(in: 2)
        }
        if random.isOne(in: 3) {
            webhooks = (0...random.below(3)).map { _ in
                Webhook(
                    Webhook.Word.allCases[random.below(Webhook.Word.allCases.count)], at: Self.moment(&random, silent),
                    deliveries: 1 + random.below(2))
            }
        }
    }

    static let asynchronous: [PazeCallback] = [
        .onPazeButtonClicked, .onCheckoutComplete, .onCheckoutIncomplete, .onComplete, .onPreDecryption,
        .onPostDecryption, .onPreAuthorisation, .onGetShopper, .onPostAuthorisation, .onSubmitError,
    ]

    private static func answer(_ random: inout SplitMix64) -> Answer {
        switch random.below(24) {
        case 0..<7: .inline
        case 7..<13: .later
        case 13..<18: .twice
        case 18: .seconds([1, 2, 29, 30, 30, 31, 40][random.below(7)])
        case 19, 20: .lost
        case 21: .never
        case 22: .refused
        default: .notSent
        }
    }

    // A sleeping task wakes when nothing else can: where nobody is silent it would hide that an event was lost.
    private static func moment(_ random: inout SplitMix64, _ isSilent: Bool) -> Moment {
        isSilent && random.isOne(in: 3)
            ? .seconds([1, 29, 30, 31, 900][random.below(5)]) : .turns(random.below(random.isOne(in: 2) ? 20 : 70))
    }
}

extension SplitMix64 {
    /// True once in so many times.
    mutating func isOne(in count: Int) -> Bool { below(count) == 0 }
}
