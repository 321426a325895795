extension DropInCourse {
    /// The state's place in `stateNames`.
    package var tag: UInt8 {
        let steps = UInt8(Method.stepNames.count)
        return switch state {
        case .absent: 0
        case .idle: 1
        case .askingBeforeSubmit: 2
        case .submitting: 3
        case .askingConsent: 4
        case .askingShopper: 5
        case .askingAddress: 6
        case .step(let step): 7 + Method.place(of: step)
        case .askingStatus: 7 + steps
        case .renewing: 8 + steps
        case .reserving: 9 + steps
        case .authorising: 10 + steps
        case .capturing: 11 + steps
        case .verifying: 12 + steps
        case .querying: 13 + steps
        case .announcing: 14 + steps
        case .ended: 15 + steps
        case .recheckingOutcome: 16 + steps
        case .renewingAttempt: 17 + steps
        }
    }

    /// The states' names: the stations before sending, the method's own steps, and what follows.
    package static var stateNames: [String] {
        ["absent", "idle", "askingBeforeSubmit", Method.facts.submittingName, "askingConsent", "askingShopper"]
            + ["askingAddress"] + Method.stepNames + [
                "askingStatus", "renewing", "reserving", "authorising", "capturing", "verifying", "querying",
                "announcing", "ended", "recheckingOutcome", "renewingAttempt",
            ]
    }

    var stateName: String { Self.stateNames[Int(tag)] }
}
