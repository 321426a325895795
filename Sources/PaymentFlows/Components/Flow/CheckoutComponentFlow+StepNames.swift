extension CheckoutComponentFlow.Event: NamedStep {
    package var name: String {
        switch self {
        case .availabilityRequested: "availabilityRequested"
        case .availabilityChecked: "availabilityChecked"
        case .rendered: "rendered"
        case .acknowledged: "acknowledged"
        case .inputChanged: "inputChanged"
        case .metadataFound: "metadataFound"
        case .judged: "judged"
        case .tapped: "tapped"
        case .submitRequested: "submitRequested"
        case .tokenRequested: "tokenRequested"
        case .decided: "decided"
        case .sheetAnswered: "sheetAnswered"
        case .tokenised: "tokenised"
        case .handlerFound: "handlerFound"
        case .slotGranted: "slotGranted"
        case .sendingRefused: "sendingRefused"
        case .submitted: "submitted"
        case .actionEnded: "actionEnded"
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
            "availabilityRequested", "availabilityChecked", "rendered", "acknowledged", "inputChanged",
            "metadataFound", "judged", "tapped", "submitRequested", "tokenRequested", "decided", "sheetAnswered",
            "tokenised", "handlerFound", "slotGranted", "sendingRefused", "submitted", "actionEnded", "found",
            "notified", "renewed",
            "outcomeAsked", "deadlinePassed", "cancelled", "reset", "journalFailed",
        ]
    }
}

extension CheckoutComponentFlow.Effect: NamedStep {
    package var name: String {
        switch self {
        case .checkAvailability: "checkAvailability"
        case .announceReady: "announceReady"
        case .announceChange: "announceChange"
        case .lookUpMetadata: "lookUpMetadata"
        case .askCardBin: "askCardBin"
        case .announceMisuse: "announceMisuse"
        case .askTap: "askTap"
        case .announceSubmit: "announceSubmit"
        case .tokenise: "tokenise"
        case .askTokenised: "askTokenised"
        case .findPayment: "findPayment"
        case .renew: "renew"
        case .awaitHandler: "awaitHandler"
        case .reserveSlot: "reserveSlot"
        case .submitSession: "submitSession"
        case .askSubmission: "askSubmission"
        case .announce: "announce"
        }
    }

    package static var names: [String] {
        [
            "checkAvailability", "announceReady", "announceChange", "lookUpMetadata", "askCardBin", "announceMisuse",
            "askTap", "announceSubmit", "tokenise", "askTokenised", "findPayment", "renew", "awaitHandler",
            "reserveSlot", "submitSession", "askSubmission", "announce",
        ]
    }
}
