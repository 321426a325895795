import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// One row of the page's table: what happens to a method, and what a merchant then sees.
struct DropInPageRow: Sendable, CustomTestStringConvertible {
    let method: DropInPaymentMethod
    let situation: String
    /// The callbacks in order, each with the flag as the merchant sees it in it, and at last the flag when all is over.
    let callbacks: [String]
    let outcome: String
    /// What `onError` is told.
    let codes: [String]
    let scene: DropInScene
    let play: @Sendable (DropInRig) async throws -> Void

    var testDescription: String { "\(method.rawValue), \(situation)" }

    init(
        _ method: DropInPaymentMethod, _ situation: String, _ callbacks: [String], _ outcome: String,
        codes: [String] = [], in scene: DropInScene = DropInScene(),
        play: @escaping @Sendable (DropInRig) async throws -> Void
    ) {
        self.method = method
        self.situation = situation
        self.callbacks = callbacks
        self.outcome = outcome
        self.codes = codes
        self.scene = scene
        self.play = play
    }

    /// What each transaction asks for, with the flag up (DI-05).
    static let queries = ["onGetShopper up", "onGetShippingAddress up"]
}
