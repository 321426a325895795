extension PayoutFlow {
    /// The state's place in `stateNames`.
    package var tag: UInt8 {
        switch state {
        case .gone: 0
        case .idle: 1
        case .clicked: 2
        case .validating: 3
        case .askingApproval: 4
        case .askingStatus: 5
        case .renewing: 6
        case .reserving: 7
        case .paying: 8
        case .verifying: 9
        case .querying: 10
        case .announcing: 11
        case .ended: 12
        case .announcingElsewhere: 13
        case .recheckingOutcome: 14
        case .renewingAttempt: 15
        }
    }

    /// The states' names, in the order of the happy path.
    package static var stateNames: [String] { names }

    private static let names = [
        "gone", "idle", "clicked", "validating", "askingApproval", "askingStatus", "renewing", "reserving", "paying",
        "verifying", "querying", "announcing", "ended", "announcingElsewhere", "recheckingOutcome", "renewingAttempt",
    ]
}
