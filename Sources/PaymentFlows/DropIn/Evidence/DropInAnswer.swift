/// What the provider says of an attempt's transaction: the money-moving call's own answer, or a status query's.
public typealias DropInAnswer = TransactionAnswer
