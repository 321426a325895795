/// Drop-in's name for the intents of a transaction (TY-11): `DropInTransactionIntentData(card:paypal:)`.
public typealias DropInTransactionIntentData = TransactionIntentData

/// Drop-in's name for what is to be paid (TY-03): the same fields.
public typealias DropInTransactionData = TransactionData
