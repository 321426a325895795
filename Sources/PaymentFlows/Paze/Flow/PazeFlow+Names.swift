extension PazeFlow {
    /// The state's place in `stateNames`.
    package var tag: UInt8 {
        switch state {
        case .idle: 0
        case .validatingPresentment: 1
        case .announcingInit: 2
        case .announcingVisible: 3
        case .announcingPresentmentFailure: 4
        case .announcingHidden: 5
        case .hidden: 6
        case .ready: 7
        case .announcingClick: 8
        case .validatingCheckout: 9
        case .creatingCheckout: 10
        case .awaitingCheckout: 11
        case .approvingCheckout: 12
        case .completing: 13
        case .reportingComplete: 14
        case .askingDecryption: 15
        case .decrypting: 16
        case .reportingDecryption: 17
        case .askingAuthorisation: 18
        case .askingShopper: 19
        case .askingStatus: 20
        case .renewing: 21
        case .reserving: 22
        case .authorising: 23
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
        "idle", "validatingPresentment", "announcingInit", "announcingVisible", "announcingPresentmentFailure",
        "announcingHidden", "hidden", "ready", "announcingClick", "validatingCheckout", "creatingCheckout",
        "awaitingCheckout", "approvingCheckout", "completing", "reportingComplete", "askingDecryption", "decrypting",
        "reportingDecryption", "askingAuthorisation", "askingShopper", "askingStatus", "renewing", "reserving",
        "authorising", "verifying", "querying", "announcing", "ended", "recheckingOutcome", "renewingAttempt",
    ]
}
