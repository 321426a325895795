public import FoundationEssentials

/// The shopper's account with the merchant (TY-05).
public struct RiskScreeningAccount: Hashable, Sendable, PersonalData {
    /// Your id of the account: not blank, at most 256 characters.
    public var id: String
    /// When it was opened.
    public var creationDateTime: Date?

    /// Describes an account; when it was opened is nil by default.
    public init(id: String, creationDateTime: Date? = nil) {
        self.id = id
        self.creationDateTime = creationDateTime
    }
}
