/// What few payments have, kept behind one reference and passed on to the provider as it is (TY-03).
package struct TransactionExtras: Hashable, Sendable {
    package let recurring: RecurringData?
    package let linkId: String?

    /// Nothing is kept of nothing.
    var kept: Evidence<TransactionExtras>? { recurring == nil && linkId == nil ? nil : Evidence(self) }
}
