/// The configuration of the component that shows a payout's amount: there is nothing to set.
public final class PayoutAmountComponentConfig: BaseComponentConfig, @unchecked Sendable {
    // Unchecked because its superclass is; it adds no properties.
}
