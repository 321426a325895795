import PaymentFlows
import PaymentTestKit

/// The exploration of a Drop-in's creation that the tests of this folder look at, made once.
enum DropInCreationExploration {
    static let whole = FlowExplorer(samples: samples).explore(from: DropInCreationFlow())

    /// The offers tell how many problems are reported: none, one, two; and what is offered with them does not matter.
    static func samples(_ flow: DropInCreationFlow) -> [DropInCreationFlow.Event] {
        [.createAsked, .shopperGiven(hasId: true), .shopperGiven(hasId: false)]
            + offers.map { .decided(Evidence($0)) } + [.acknowledged, .deadlinePassed]
            + Canceller.allCases.map { .cancelled(Cancel(by: $0)) } + [.reset]
    }

    static let problems = [
        DropInOfferProblem(.paypal, .paypalNeedsEcom, "PayPal cannot."),
        DropInOfferProblem(.paze, .pazeUnavailable, "Paze cannot."),
    ]

    static let offers = [
        DropInOffers(methods: [.card, .paypal], offersSavedCards: true),
        DropInOffers(methods: [.card], problems: Array(problems.prefix(1))),
        DropInOffers(methods: [.card], problems: problems),
    ]
}
