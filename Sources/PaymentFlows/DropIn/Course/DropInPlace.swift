/// How far a method's attempt has come, as far as what is shared looks: every state is one of these.
package enum DropInPlace<Method: DropInSteps> {
    /// No attempt is open, and none has just ended.
    case none
    /// An attempt is open, and nothing has been sent.
    case open(Evidence<Attempt>)
    /// A money-moving call has been sent, and not definitely answered.
    case committed(Evidence<DropInSending<Method.Purchase>>)
    /// The outcome is decided.
    case over(Evidence<DropInEnding>)
    /// A tap asks about an unknown outcome.
    case rechecking(Evidence<DropInRecheck<Method.Input>>)
}

extension DropInCourse {
    /// Where the state is.
    package var place: DropInPlace<Method> {
        switch state {
        case .absent, .idle: .none
        case .askingBeforeSubmit(let tap): .open(tap.payload.attempt)
        case .submitting(let admitted), .askingConsent(let admitted): .open(admitted.payload.attempt)
        case .askingShopper(let means): .open(means.payload.attempt)
        case .askingAddress(let order): .open(order.payload.attempt)
        case .step(let step): .open(step.attempt)
        case .askingStatus(let sending), .renewing(let sending), .reserving(let sending): .open(sending.payload.attempt)
        case .authorising(let sending), .capturing(let sending): .committed(sending)
        case .verifying(let verifying), .querying(let verifying): .committed(verifying.payload.sending)
        case .announcing(let ending), .ended(let ending): .over(ending)
        case .recheckingOutcome(let recheck), .renewingAttempt(let recheck): .rechecking(recheck)
        }
    }
}
