import PaymentFlows

/// What merchant, shopper and providers will do in one PayPal attempt.
struct PayPalScript: Hashable, Sendable {
    enum Gate: String, CaseIterable, Sendable { case yes, no, overdue }
    enum Consent: String, CaseIterable, Sendable { case yes, no, overdue, byControl }
    enum Order: String, CaseIterable, Sendable { case created, refused, notSent, malformed, silent, overdue, left }
    enum Approval: String, CaseIterable, Sendable { case approved, failed, closed, overdue, left, notified }
    enum Money: String, CaseIterable, Sendable {
        case approved, declined, uncoded, mismatch, refused, notSent, open, silent, overdue, leftThenApproved
    }
    enum Search: Hashable, Sendable {
        case nothing
        case found(Money, Int)
        case notified(Int)
    }

    var gate = Gate.yes
    var consent = Consent.yes
    var hasShopper = true
    var order = Order.created
    var captures = true
    var approval = Approval.approved
    var money = Money.approved
    var search = Search.nothing

    /// Every combination of the answers, with every way to learn more where a reply stays open.
    static var all: [PayPalScript] {
        var scripts: [PayPalScript] = []
        for gate in Gate.allCases {
            for consent in Consent.allCases {
                for order in Order.allCases {
                    for approval in Approval.allCases {
                        for money in Money.allCases {
                            for search in searches(money) {
                                for isPlain in [true, false] {
                                    var script = PayPalScript()
                                    (script.gate, script.consent, script.order) = (gate, consent, order)
                                    (script.approval, script.money, script.search) = (approval, money, search)
                                    (script.hasShopper, script.captures) = (isPlain, isPlain)
                                    scripts.append(script)
                                }
                            }
                        }
                    }
                }
            }
        }
        return scripts
    }

    private static func searches(_ money: Money) -> [Search] {
        guard [.open, .silent, .overdue].contains(money) else { return [.nothing] }
        return [.nothing, .found(.approved, 1), .found(.declined, 6), .found(.mismatch, 3), .notified(2)]
    }
}
