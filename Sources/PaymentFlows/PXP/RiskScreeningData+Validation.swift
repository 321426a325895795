internal import FoundationEssentials

extension RiskScreeningData {
    /// The first field that is not usable, in the order of declaration; nil: all are (TY-05).
    ///
    /// The problem names the field and never its value.
    public func validate() -> FieldProblem? {
        if let deviceSessionId, !Self.isDeviceSession(deviceSessionId) {
            return FieldProblem(field: "deviceSessionId", rule: "must be 32 hexadecimal digits")
        }
        if let userIp, !InternetAddress.isLiteral(userIp) {
            return FieldProblem(field: "userIp", rule: "must be an IPv4 or IPv6 address")
        }
        if let problem = account?.problem { return problem }
        for (index, item) in (items ?? []).enumerated() {
            if let problem = item.problem("items[\(index)]") { return problem }
        }
        for (index, fulfillment) in (fulfillments ?? []).enumerated() {
            if let problem = fulfillment.problem("fulfillments[\(index)]") { return problem }
        }
        return FieldProblem.negative(transaction?.subtotal, "transaction.subtotal")
    }

    private static func isDeviceSession(_ text: String) -> Bool {
        text.utf8.count == 32 && text.utf8.allSatisfy(InternetAddress.isHexDigit)
    }
}

extension RiskScreeningAccount {
    fileprivate var problem: FieldProblem? {
        if TextRule.isBlank(id) { return FieldProblem(field: "account.id", rule: "is required") }
        return .tooLong(id, "account.id", 256)
    }
}

extension RiskScreeningItem {
    fileprivate func problem(_ path: String) -> FieldProblem? {
        if let problem = FieldProblem.negative(price, "\(path).price") { return problem }
        if let quantity, quantity < 0 {
            return FieldProblem(field: "\(path).quantity", rule: "must not be negative")
        }
        return .tooLong(category, "\(path).category", 256)
            ?? .tooLong(sku, "\(path).sku", 256)
            ?? .tooLong(id, "\(path).id", 256)
            ?? .tooLong(name, "\(path).name", 256)
            ?? .tooLong(description, "\(path).description", 1024)
    }
}

extension RiskScreeningFulfillment {
    fileprivate func problem(_ path: String) -> FieldProblem? {
        .tooLong(type, "\(path).type", 64) ?? recipientPerson?.problem("\(path).recipientPerson")
    }
}

extension RiskScreeningRecipient {
    fileprivate func problem(_ path: String) -> FieldProblem? {
        .tooLong(firstName, "\(path).firstName", 100)
            ?? .tooLong(lastName, "\(path).lastName", 100)
            ?? .tooLong(email, "\(path).email", 254)
            ?? .tooLong(phoneNumber, "\(path).phoneNumber", 32)
            ?? address?.problem("\(path).address")
    }
}

extension ShippingAddress {
    fileprivate func problem(_ path: String) -> FieldProblem? {
        if let countryCode, !TextRule.isCapitals(countryCode, 2) {
            return FieldProblem(field: "\(path).countryCode", rule: "must be two capital letters")
        }
        return .tooLong(postalCode, "\(path).postalCode", 16)
            ?? .tooLong(address, "\(path).address", 256)
            ?? .tooLong(addressLine2, "\(path).addressLine2", 256)
            ?? .tooLong(city, "\(path).city", 256)
            ?? .tooLong(county, "\(path).county", 256)
            ?? .tooLong(state, "\(path).state", 256)
    }
}

extension FieldProblem {
    /// NaN is refused too: it compares as neither less nor more than zero.
    fileprivate static func negative(_ value: Decimal?, _ field: String) -> FieldProblem? {
        guard let value else { return nil }
        if !value.isNaN, value >= 0 { return nil }
        return FieldProblem(field: field, rule: "must be a number that is not negative")
    }
}
