import PaymentFlows

extension PayoutFlow {
    /// The attempts whose outcome the flow knows.
    var endings: [AttemptID: Outcome] {
        var endings: [AttemptID: Outcome] = [:]
        for ending in [past.older, past.earlier, ending] {
            guard let known = ending?.payload else { continue }
            endings[known.attempt.payload.id] = known.outcome
        }
        return endings
    }
}
