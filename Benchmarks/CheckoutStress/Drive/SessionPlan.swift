internal import FoundationEssentials

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
        /// While a person is away: at a web checkout, or at a gate of the host's.
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
    /// The payment method, and what is drawn for it alone.
    let method: any StressMethod
    var vetoing: StressCallback?
    var cancels: Moment?
    var secondTap: Moment?
    var tearsDown: Moment?
    var comesBack = false
    var taps = 1
    var isObserved = false
    /// By callback; those that are missing return at once.
    var paces: [StressCallback: Pace] = [:]

    /// Pays at the first tap, if the method's own part does.
    init(number: Int, method: any StressMethod) {
        self.number = number
        self.method = method
        // 5.00 to 104.99.
        minorUnits = Int64(500 + number % 10_000)
        currency = "USD"
    }

    /// Draws one of a mixed scenario.
    init(number: Int, method: any StressMethod, _ draw: inout PlanDraw) {
        self.init(number: number, method: method)
        let kind = type(of: method)
        taps = draw.happens(0.1) ? 3 : 1
        if draw.happens(0.05) { vetoing = draw.one(of: kind.gates) }
        if draw.happens(0.06) { cancels = Moment(&draw, length: kind.length) }
        if draw.happens(0.05) { secondTap = Moment(&draw, length: kind.length) }
        if draw.happens(0.04) {
            tearsDown = Moment(&draw, length: kind.length)
            comesBack = draw.happens(0.3)
        }
        if draw.happens(0.1) {
            for callback in kind.callbacks where draw.happens(0.4) {
                paces[callback] = draw.happens(0.5) ? .yields : .sleeps(microseconds: draw.whole(in: 1..<2_000))
            }
        }
        // Longer than the deadline of a callback.
        if draw.isHeavy, draw.happens(0.002) {
            for callback in kind.callbacks where callback.isLast { paces[callback] = .sleeps(microseconds: 500_000) }
        }
        isObserved = taps > 1 || secondTap != nil || comesBack || draw.happens(0.25)
    }

    /// In major units.
    var amount: Decimal { currency == "JPY" ? Decimal(minorUnits) : Decimal(minorUnits) / 100 }
}

extension SessionPlan.Moment {
    fileprivate init(_ draw: inout PlanDraw, length: Int) {
        switch draw.whole(in: 0..<5) {
        case 0: self = .beside
        case 1: self = .during(draw.whole(in: 0..<length))
        case 2: self = .inside(draw.whole(in: 0..<length))
        case 3: self = .beforeReturn
        case _: self = .after(draw.whole(in: 0..<4_000))
        }
    }
}
