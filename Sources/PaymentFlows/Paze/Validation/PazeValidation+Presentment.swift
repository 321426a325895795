extension PazeValidation {
    /// Why the button cannot be shown; nil: it can. The first failure wins (PZ-01).
    package func presentmentProblem() -> PaymentFailure? {
        // The order is part of the contract.
        let ofSession = enablingProblem ?? clientIdProblem ?? merchantCategoryCodeProblem ?? currencyProblem
        let ofShopper = ofSession ?? emailProblem ?? phoneProblem ?? descriptionProblem
        return ofShopper ?? clientNameProblem ?? siteNameProblem ?? cobrandProblem ?? sessionIdProblem
    }

    private var enablingProblem: PaymentFailure? {
        guard let paze else {
            return PazeErrorCode.notEnabled.failure("session.allowedFundingTypes.wallets.paze is required")
        }
        guard paze.clientId == nil else { return nil }
        return PazeErrorCode.notEnabled.failure("session.allowedFundingTypes.wallets.paze.clientId is required")
    }

    private var clientIdProblem: PaymentFailure? {
        guard TextRule.isMissing(paze?.clientId) else { return nil }
        return PazeErrorCode.clientId.failure("session.allowedFundingTypes.wallets.paze.clientId must not be blank")
    }

    private var merchantCategoryCodeProblem: PaymentFailure? {
        guard TextRule.isMissing(paze?.merchantCategoryCode) else { return nil }
        return PazeErrorCode.merchantCategoryCode.failure(
            "session.allowedFundingTypes.wallets.paze.merchantCategoryCode is required")
    }

    private var currencyProblem: PaymentFailure? {
        currency == "USD" ? nil : PazeErrorCode.currency.failure("transactionData.currency must be USD")
    }

    private var emailProblem: PaymentFailure? {
        guard let emailAddress else { return nil }
        if let failure = tooLong(emailAddress, .emailLength, "emailAddress", PazeLimit.email) { return failure }
        if EmailAddress.isWellFormed(emailAddress) { return nil }
        return PazeErrorCode.emailFormat.failure("emailAddress must be an address of RFC 5322 in ASCII")
    }

    private var phoneProblem: PaymentFailure? {
        guard let phoneNumber = settings.payload.phoneNumber else { return nil }
        if let failure = tooLong(phoneNumber, .phoneLength, "phoneNumber", PazeLimit.phone) { return failure }
        let digits = phoneNumber.utf8
        let isUSNumber =
            digits.count == PazeLimit.phoneDigits && digits.first == UInt8(ascii: "1")
            && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        if isUSNumber { return nil }
        return PazeErrorCode.phoneFormat.failure(
            "phoneNumber must be \(PazeLimit.phoneDigits) digits beginning with 1, without +")
    }

    private var descriptionProblem: PaymentFailure? {
        tooLong(settings.payload.paymentDescription, .description, "paymentDescription", PazeLimit.description)
    }

    private var clientNameProblem: PaymentFailure? {
        tooLong(clientName, .clientName, "clientName", PazeLimit.clientName)
    }

    private var siteNameProblem: PaymentFailure? {
        tooLong(siteName, .siteName, "siteName", PazeLimit.siteName)
    }

    private var cobrandProblem: PaymentFailure? {
        guard let index = settings.payload.cobrand?.firstIndex(where: { TextRule.isBlank($0.cobrandName) }) else {
            return nil
        }
        return PazeErrorCode.cobrand.failure("cobrand[\(index)].cobrandName must not be blank")
    }

    private var sessionIdProblem: PaymentFailure? {
        tooLong(sentSessionId, .sessionId, "sessionId", PazeLimit.sessionId)
    }

    private func tooLong(_ text: String?, _ code: PazeErrorCode, _ field: String, _ limit: Int) -> PaymentFailure? {
        FieldProblem.tooLong(text, field, limit).map { code.failure($0.message) }
    }
}
