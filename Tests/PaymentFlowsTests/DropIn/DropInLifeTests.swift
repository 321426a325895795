import PaymentFlows
import Testing

@Suite("Long random lives of Drop-in's methods")
struct DropInLifeTests {
    @Test("EN-30 EN-33 DI-34: on every path of a card the rules hold", arguments: 0..<20 as Range<UInt64>)
    func card(seed: UInt64) { check(DropInLife(samples: CardExploration.exploration.samples), seed) }

    @Test("EN-30 EN-33: on every path of PayPal the rules hold", arguments: 0..<20 as Range<UInt64>)
    func paypal(seed: UInt64) { check(DropInLife(samples: PayPalExploration.exploration.samples), seed) }

    @Test("EN-30 EN-33: on every path of Apple Pay the rules hold", arguments: 0..<20 as Range<UInt64>)
    func applePay(seed: UInt64) { check(DropInLife(samples: ApplePayExploration.exploration.samples), seed) }

    private func check<Flow>(_ life: DropInLife<Flow>, _ seed: UInt64) {
        for turn in 0..<6 as Range<UInt64> {
            guard let broken = life.broken(seed: seed * 1_000 + turn) else { continue }
            Issue.record("\(broken)")
            return
        }
    }
}
