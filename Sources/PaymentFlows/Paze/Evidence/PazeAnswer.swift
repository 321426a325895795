/// What the provider says of an authorisation.
public typealias PazeAnswer = TransactionAnswer
