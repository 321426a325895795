/// What the sessions do.
enum StressScenario: String, CaseIterable, Sendable {
    /// Every session pays by Paze at the first tap.
    case pazeHappy = "paze-happy"
    /// Paze, with shoppers who cancel, gates that say no, and faults.
    case pazeMixed = "paze-mixed"
    /// PayPal payouts, with hosts who cancel, gates that say no, backends that pay themselves, and faults.
    case payout
    /// Cards in Drop-in, new and on file, with shoppers who mistype, merchants who say no, and faults.
    case card
    /// The same with 3DS: fingerprints, challenges, soft declines.
    case card3DS = "card-3ds"
    /// PayPal in Drop-in, authorised or captured.
    case paypal
    /// Apple Pay in Drop-in, with a sheet whose total changes.
    case applePay = "apple-pay"
    /// Paze in Drop-in, with shoppers who leave, merchants who say no, and faults.
    case dropInPaze = "drop-in-paze"
    /// Checkout.com components, with hosts who submit, challenges, sheets, gates that say no, and faults.
    case components
    /// All methods at once, each as in its own scenario.
    case mixed
}

extension StressScenario {
    /// Nothing goes wrong.
    var isHappy: Bool {
        switch self {
        case .pazeHappy: true
        case .pazeMixed, .payout, .card, .card3DS, .paypal, .applePay, .dropInPaze, .components, .mixed: false
        }
    }

    /// What a session does: its numbers are those of the run's seed and its own.
    func plan(_ number: Int, _ options: StressOptions) -> SessionPlan {
        var draw = PlanDraw(number: number, seed: options.seed, faults: options.faults)
        let method: any StressMethod
        switch self {
        case .pazeHappy: return SessionPlan(number: number, method: PazeStress())
        case .pazeMixed: method = PazeStress(&draw)
        case .payout: method = PayoutStress(&draw)
        case .card: method = CardStress(&draw)
        case .card3DS: method = Card3DSStress(&draw)
        case .paypal: method = PayPalStress(&draw)
        case .applePay: method = ApplePayStress(&draw)
        case .dropInPaze: method = DropInPazeStress(&draw)
        case .components: method = ComponentsStress(&draw)
        case .mixed: method = StressMethods.draw(&draw)
        }
        return SessionPlan(number: number, method: method, &draw)
    }
}
