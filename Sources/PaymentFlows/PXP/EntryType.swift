/// How the shopper's data came in (TY-03). The raw value is the provider's word.
public enum EntryType: String, Hashable, Sendable, CaseIterable {
    /// The shopper typed or chose it in a shop on the web.
    case ecom = "Ecom"
    /// An order by mail or telephone.
    case moto = "MOTO"
}
