extension PazeFlow.Event: NamedStep {
    package var name: String {
        switch self {
        case .appeared: "appeared"
        case .presentmentChecked: "presentmentChecked"
        case .acknowledged: "acknowledged"
        case .tapped: "tapped"
        case .tappedExpired: "tappedExpired"
        case .checkoutChecked: "checkoutChecked"
        case .checkoutInvalid: "checkoutInvalid"
        case .checkoutCreated: "checkoutCreated"
        case .checkoutReturned: "checkoutReturned"
        case .decided: "decided"
        case .completed: "completed"
        case .decrypted: "decrypted"
        case .preAuthorised: "preAuthorised"
        case .shopperGiven: "shopperGiven"
        case .slotGranted: "slotGranted"
        case .sendingRefused: "sendingRefused"
        case .authorised: "authorised"
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
            "appeared", "presentmentChecked", "acknowledged", "tapped", "tappedExpired", "checkoutChecked",
            "checkoutInvalid", "checkoutCreated", "checkoutReturned", "decided", "completed", "decrypted",
            "preAuthorised", "shopperGiven", "slotGranted", "sendingRefused", "authorised", "found", "notified",
            "renewed",
            "outcomeAsked", "deadlinePassed", "cancelled", "reset", "journalFailed",
        ]
    }
}

extension PazeFlow.Effect: NamedStep {
    package var name: String {
        switch self {
        case .checkPresentment: "checkPresentment"
        case .announceInit: "announceInit"
        case .announcePresentment: "announcePresentment"
        case .announcePresentmentFailure: "announcePresentmentFailure"
        case .announceClick: "announceClick"
        case .checkCheckout: "checkCheckout"
        case .createCheckout: "createCheckout"
        case .askCheckoutApproval: "askCheckoutApproval"
        case .complete: "complete"
        case .announceComplete: "announceComplete"
        case .askDecryption: "askDecryption"
        case .decrypt: "decrypt"
        case .announceDecryption: "announceDecryption"
        case .askAuthorisation: "askAuthorisation"
        case .askShopper: "askShopper"
        case .renew: "renew"
        case .reserveSlot: "reserveSlot"
        case .authorise: "authorise"
        case .findTransactions: "findTransactions"
        case .announce: "announce"
        }
    }

    package static var names: [String] {
        [
            "checkPresentment", "announceInit", "announcePresentment", "announcePresentmentFailure", "announceClick",
            "checkCheckout", "createCheckout", "askCheckoutApproval", "complete", "announceComplete", "askDecryption",
            "decrypt", "announceDecryption", "askAuthorisation", "askShopper", "renew", "reserveSlot", "authorise",
            "findTransactions", "announce",
        ]
    }
}
