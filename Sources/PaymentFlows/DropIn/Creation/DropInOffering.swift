/// Decides which methods the session allows and what of them can be offered (DI-01).
package struct DropInOffering: Hashable, Sendable {
    /// The session's id or one of its keys is blank.
    package var isSessionBlank = false
    /// The session has expired.
    package var isExpired = false
    /// What the session lists.
    package var allowed: AllowedFundingType?
    /// What is to be done, for each kind of method.
    package var intent: TransactionIntentData
    package var entryType: EntryType
    /// Which gateways the engine has.
    package var gateways: DropInGateways
    /// Paze's own code; nil: it has none.
    package var pazeProblem: PaymentFailure?
    /// The merchant named a shopper with an id (DI-02).
    package var hasShopperId = false

    package init(
        allowed: AllowedFundingType?, intent: TransactionIntentData, entryType: EntryType,
        gateways: DropInGateways
    ) {
        self.allowed = allowed
        self.intent = intent
        self.entryType = entryType
        self.gateways = gateways
    }

    /// What is offered, and what is reported.
    package var offers: DropInOffers {
        if isSessionBlank { return nothing("The session data is blank: an id and both keys are required.", []) }
        if isExpired { return nothing("The session has expired.", []) }
        var methods: [DropInPaymentMethod] = []
        var problems: [DropInOfferProblem] = []
        for method in [DropInPaymentMethod.card, .paypal, .applePay, .paze] where isListed(method) {
            if let problem = problem(of: method) { problems.append(problem) } else { methods.append(method) }
        }
        guard !methods.isEmpty else { return nothing("No payment method is left to offer.", problems) }
        return DropInOffers(methods: methods, problems: problems, offersSavedCards: hasShopperId)
    }

    private func nothing(_ message: String, _ before: [DropInOfferProblem]) -> DropInOffers {
        DropInOffers(methods: [], problems: before + [DropInOfferProblem(nil, .nothingToOffer, message)])
    }

    private func isListed(_ method: DropInPaymentMethod) -> Bool {
        switch method {
        case .card: !(allowed?.cards ?? []).isEmpty || !(allowed?.cardSchemes ?? []).isEmpty
        case .paypal: allowed?.wallets?.paypal != nil
        case .applePay: allowed?.wallets?.applePay != nil
        case .paze: allowed?.wallets?.paze != nil
        }
    }

    /// Why a listed method cannot be offered: no gateway, no intent for it, an entry type that it does not take, or no id of the
    /// merchant's with the wallet.
    private func problem(of method: DropInPaymentMethod) -> DropInOfferProblem? {
        let hasGateway = gateways.contains(DropInGateways(method))
        switch method {
        case .card:
            guard hasGateway, intent.card != nil else {
                return DropInOfferProblem(.card, .cardUnavailable, "Card payments cannot be offered.")
            }
            return nil
        case .paypal:
            guard entryType == .ecom else {
                return DropInOfferProblem(.paypal, .paypalNeedsEcom, "PayPal is only available for e-commerce.")
            }
            let isUsable = intent.paypal == .authorisation || intent.paypal == .purchase
            guard hasGateway, isUsable, !isBlank(allowed?.wallets?.paypal?.merchantId) else {
                return DropInOfferProblem(.paypal, .paypalUnavailable, "PayPal cannot be offered.")
            }
            return nil
        case .applePay:
            guard hasGateway, intent.card != nil, !isBlank(allowed?.wallets?.applePay?.merchantId) else {
                return DropInOfferProblem(.applePay, .applePayFailed, "Apple Pay cannot be offered.")
            }
            return nil
        case .paze:
            guard entryType == .ecom else {
                return DropInOfferProblem(.paze, .pazeNeedsEcom, "Paze is only available for e-commerce.")
            }
            if let pazeProblem { return DropInOfferProblem(method: .paze, failure: pazeProblem) }
            return hasGateway ? nil : DropInOfferProblem(.paze, .pazeUnavailable, "Paze is unavailable.")
        }
    }

    /// An id that is not given is the provider's business; one that is given must say something.
    private func isBlank(_ id: String?) -> Bool { id.map(TextRule.isBlank) ?? false }
}
