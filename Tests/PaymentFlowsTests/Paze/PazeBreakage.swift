import FoundationEssentials
import PaymentFlows
import Testing

/// A way to spoil a sound snapshot, and the code it is refused with.
struct PazeBreakage: Sendable, CustomTestStringConvertible {
    let code: String
    let apply: @Sendable (inout PazeValidation) -> Void

    init(_ code: String, _ apply: @escaping @Sendable (inout PazeValidation) -> Void) {
        self.code = code
        self.apply = apply
    }

    var testDescription: String { code }

    /// In the order of the contract (PZ-01).
    static let presentment: [PazeBreakage] = [
        PazeBreakage("SDK0118") { $0.paze?.clientId = nil },
        PazeBreakage("SDK1202") { $0.paze?.clientId = " " },
        PazeBreakage("SDK1202A") { $0.paze?.merchantCategoryCode = nil },
        PazeBreakage("SDK1213") { $0.currency = "EUR" },
        PazeBreakage("SDK1210") { $0.emailAddress = String(repeating: "@", count: 129) },
        PazeBreakage("SDK1209") { $0.emailAddress = "nobody" },
        PazeBreakage("SDK1212") { $0.phoneNumber = "+155512345678901" },
        PazeBreakage("SDK1211") { $0.phoneNumber = "+15551234567" },
        PazeBreakage("SDK1203") { $0.paymentDescription = String(repeating: "d", count: 26) },
        PazeBreakage("SDK1204") { $0.clientName = String(repeating: "c", count: 51) },
        PazeBreakage("SDK1205") { $0.siteName = String(repeating: "s", count: 51) },
        PazeBreakage("SDK1207") { $0.cobrand = [PazeCobrandConfig(cobrandName: "")] },
        PazeBreakage("SDK1201") { $0.sessionId = String(repeating: "i", count: 65) },
    ]

    /// What a tap adds behind it (PZ-11).
    static let tap: [PazeBreakage] = [
        PazeBreakage("SDK1206") { $0.acceptedShippingCountries = ["us"] },
        PazeBreakage("SDK1208") { $0.enhancedTransactionData?.ecomData?.finalShippingAddress?.zip = "" },
        PazeBreakage("FLOW0009") { $0.amount = 0 },
    ]

    static let checkout = presentment + tap

    /// Every earlier one with every later one.
    static let pairs: [(PazeBreakage, PazeBreakage)] = checkout.indices.flatMap { first in
        checkout[(first + 1)...].map { (checkout[first], $0) }
    }
}
