/// The methods of Drop-in that an engine has a gateway for. Bits: it is asked once for each session.
package struct DropInGateways: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package init(_ method: DropInPaymentMethod) {
        self =
            switch method {
            case .card: .card
            case .paypal: .paypal
            case .applePay: .applePay
            case .paze: .paze
            }
    }

    package static let card = DropInGateways(rawValue: 1)
    package static let paypal = DropInGateways(rawValue: 2)
    package static let applePay = DropInGateways(rawValue: 4)
    package static let paze = DropInGateways(rawValue: 8)
}
