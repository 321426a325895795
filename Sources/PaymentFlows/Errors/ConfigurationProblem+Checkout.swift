extension ConfigurationProblem {
    /// What keeps a checkout of these parts from being made; nil: nothing (TY-01).
    ///
    /// Looked at in this order, first problem wins: session, owner, shopper, transaction.
    package static func of(
        session: SessionData, transactionData: TransactionData, merchantShopperId: String, ownerType: String?,
        ownerId: String
    ) -> ConfigurationProblem? {
        if let problem = session.configurationProblem { return problem }
        if let ownerType, TextRule.isBlank(ownerType) { return .ownerTypeBlank }
        if TextRule.isBlank(ownerId) { return .ownerIdBlank }
        if TextRule.isBlank(merchantShopperId) { return .merchantShopperIdBlank }
        return transactionData.configurationProblem
    }
}
