/// What lies behind a payout component's present state.
package typealias PayoutPast = AttemptPast<PayoutEnding>
