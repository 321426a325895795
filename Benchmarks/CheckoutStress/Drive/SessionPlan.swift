internal import PaymentTestKit

/// What one session does, drawn from the run's seed and its number alone, so that it can be looked at again.
struct SessionPlan: Sendable {
    /// When somebody interferes.
    enum Moment: Sendable {
        /// Beside the first tap.
        case beside
        /// While the n-th callback runs, from another task.
        case during(Int)
        /// In the n-th callback, which waits for it.
        case inside(Int)
        /// Between the web checkout's URL and its return.
        case beforeReturn
        /// After so many microseconds.
        case after(Int)
    }
    /// How a callback spends its time.
    enum Pace: Sendable {
        case returns
        case yields
        case sleeps(microseconds: Int)
    }

    let number: Int
    let minorUnits: Int64
    let currency: String
    var shoppers: [SandboxShopper] = [.completes]
    var vetoing: PazeCallback?
    var cancels: Moment?
    var secondTap: Moment?
    var tearsDown: Moment?
    var comesBack = false
    var taps = 1
    var isObserved = false
    /// By callback; those that are missing return at once.
    var paces: [PazeCallback: Pace] = [:]

    /// Pays at the first tap.
    init(number: Int) {
        self.number = number
        // 5.00 to 104.99.
        minorUnits = Int64(500 + number % 10_000)
        currency = "USD"
    }

    /// Draws one of the mixed scenario.
    init(number: Int, seed: UInt64, faults: FaultLevel) {
        self.init(number: number)
        var random = SplitMix64(seed: seed &+ UInt64(number) &* 0xD6E8_FEB8_6659_FD93)
        let isHeavy = faults == .heavy
        func happens(_ share: Double) -> Bool { random.nextUnit() < share * (isHeavy ? 2 : 1) }
        func moment() -> Moment {
            switch Int.random(in: 0..<5, using: &random) {
            case 0: .beside
            case 1: .during(Int.random(in: 0..<10, using: &random))
            case 2: .inside(Int.random(in: 2..<10, using: &random))
            case 3: .beforeReturn
            default: .after(Int.random(in: 0..<4_000, using: &random))
            }
        }
        taps = happens(0.1) ? 3 : 1
        shoppers = (0..<3).map { _ in
            happens(0.15) ? SandboxShopper.allCases.randomElement(using: &random) ?? .completes : .completes
        }
        if happens(0.05) {
            vetoing = [.onCheckoutComplete, .onPreDecryption, .onPreAuthorisation].randomElement(using: &random)
        }
        if happens(0.06) { cancels = moment() }
        if happens(0.05) { secondTap = moment() }
        if happens(0.04) {
            tearsDown = moment()
            comesBack = happens(0.3)
        }
        if happens(0.1) {
            for callback in PazeCallback.allCases where happens(0.4) {
                paces[callback] =
                    happens(0.5) ? .yields : .sleeps(microseconds: Int.random(in: 1..<2_000, using: &random))
            }
        }
        // Longer than the deadline of a callback.
        if isHeavy, happens(0.002) { paces[.onPostAuthorisation] = .sleeps(microseconds: 500_000) }
        isObserved = taps > 1 || secondTap != nil || comesBack || happens(0.25)
    }

    func shopper(ofAttempt attempt: UInt32) -> SandboxShopper {
        shoppers[Int(attempt &- 1) % max(1, shoppers.count)]
    }
}
