extension PayoutFlow.Event: NamedStep {
    package var name: String {
        switch self {
        case .appeared: "appeared"
        case .acknowledged: "acknowledged"
        case .tapped: "tapped"
        case .tappedExpired: "tappedExpired"
        case .validated: "validated"
        case .invalidated: "invalidated"
        case .decided: "decided"
        case .slotGranted: "slotGranted"
        case .sendingRefused: "sendingRefused"
        case .paid: "paid"
        case .found: "found"
        case .notified: "notified"
        case .renewed: "renewed"
        case .outcomeAsked: "outcomeAsked"
        case .deadlinePassed: "deadlinePassed"
        case .cancelled: "cancelled"
        case .reset: "reset"
        case .journalFailed: "journalFailed"
        }
    }

    package static var names: [String] {
        [
            "appeared", "acknowledged", "tapped", "tappedExpired", "validated", "invalidated", "decided",
            "slotGranted", "sendingRefused", "paid", "found", "notified", "renewed", "outcomeAsked", "deadlinePassed",
            "cancelled", "reset",
            "journalFailed",
        ]
    }
}

extension PayoutFlow.Effect: NamedStep {
    package var name: String {
        switch self {
        case .announceClick: "announceClick"
        case .validate: "validate"
        case .askApproval: "askApproval"
        case .renew: "renew"
        case .reserveSlot: "reserveSlot"
        case .pay: "pay"
        case .findTransactions: "findTransactions"
        case .announce: "announce"
        }
    }

    package static var names: [String] {
        [
            "announceClick", "validate", "askApproval", "renew", "reserveSlot", "pay", "findTransactions", "announce",
        ]
    }
}
