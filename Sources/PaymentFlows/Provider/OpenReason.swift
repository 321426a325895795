/// Why a reply decides nothing, so that the provider is asked again (EN-43, TY-08).
public enum OpenReason: UInt8, Hashable, Sendable, CaseIterable {
    /// The provider found no such transaction, which is never a no.
    case nothingFound
    /// The reply is about a transaction with another merchant id.
    case otherTransaction
    /// The state says success, and the provider's own id is missing (TY-06).
    case noSystemTransactionId
    /// The reply carries no state.
    case noState
    /// The provider has not decided yet.
    case pending
    /// The transaction was changed; nothing is said of the money.
    case updated
    /// The transaction is authorised, which for this intent and means is not yet a success.
    case onlyAuthorised
    /// The state is none that is known.
    case unknownState
}
