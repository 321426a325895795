extension CheckoutComponentFlow {
    /// The state's place in `stateNames`.
    package var tag: UInt8 {
        switch state {
        case .created: 0
        case .checkingAvailability: 1
        case .available: 2
        case .unavailable: 3
        case .announcingReady: 4
        case .ready: 5
        case .announcingChange: 6
        case .lookingUp: 7
        case .askingCardBin: 8
        case .editing: 9
        case .announcingMisuse: 10
        case .tapped: 11
        case .submitting: 12
        case .awaitingSheet: 13
        case .tokenising: 14
        case .askingTokenised: 15
        case .askingStatus: 16
        case .renewing: 17
        case .awaitingHandler: 18
        case .reserving: 19
        case .submittingSession: 20
        case .handlingSubmit: 21
        case .acting: 22
        case .checkingAction: 23
        case .verifying: 24
        case .querying: 25
        case .announcing: 26
        case .ended: 27
        case .recheckingOutcome: 28
        case .renewingAttempt: 29
        }
    }

    /// The states' names, in the order of the happy path.
    package static var stateNames: [String] { names }

    private static let names = [
        "created", "checkingAvailability", "available", "unavailable", "announcingReady", "ready",
        "announcingChange", "lookingUp", "askingCardBin", "editing", "announcingMisuse", "tapped", "submitting",
        "awaitingSheet", "tokenising", "askingTokenised", "askingStatus", "renewing", "awaitingHandler", "reserving",
        "submittingSession", "handlingSubmit", "acting", "checkingAction", "verifying", "querying", "announcing",
        "ended", "recheckingOutcome", "renewingAttempt",
    ]
}
