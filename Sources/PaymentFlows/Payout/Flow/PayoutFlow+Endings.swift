extension PayoutFlow {
    /// Decides the outcome. What follows is its one callback, if one is named for it, and then the end.
    ///
    /// - Parameter sent: what has happened since the payout was sent; nil: it was not.
    mutating func end(
        _ attempt: Evidence<Attempt>, _ outcome: Outcome, settlement: Settlement = .notCharged,
        telling notice: PayoutNotice?, sent: PayoutSending.Circumstances? = nil, tornDown: Bool = false
    ) -> Reaction<Effect> {
        let tornDown = tornDown || (sent?.contains(.tornDown) ?? false)
        let ending = Evidence(
            PayoutEnding(
                attempt: attempt, outcome: outcome, settlement: settlement, notice: tornDown ? nil : notice,
                wasSent: sent != nil))
        guard !tornDown else {
            past.leave(ending)
            return rest(.gone)
        }
        guard notice != nil else { return rest(.ended(ending)) }
        return go(.announcing(ending), .announce(ending))
    }

    /// A failure before anything was sent.
    mutating func fail(
        _ attempt: Evidence<Attempt>, _ failure: PaymentFailure, tornDown: Bool = false
    ) -> Reaction<Effect> {
        end(attempt, .failed(Evidence(failure)), telling: .error(failure), tornDown: tornDown)
    }
}
