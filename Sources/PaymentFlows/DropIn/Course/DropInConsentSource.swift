/// Who says whether the means of payment may be kept (DI-20).
package enum DropInConsentSource: Hashable, Sendable {
    /// No control is shown: the merchant is asked.
    case merchant
    /// A control was shown, and this is its value.
    case control(Bool)
    /// There is nothing to consent to.
    case none
}
