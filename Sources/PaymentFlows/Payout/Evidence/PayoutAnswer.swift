/// What the provider says of a payout.
public typealias PayoutAnswer = TransactionAnswer
