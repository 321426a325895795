import PaymentFlows

/// What merchant, shopper and providers will do in one card attempt.
struct CardScript: Hashable, Sendable {
    enum Gate: String, CaseIterable, Sendable { case yes, no, overdue }
    enum Card: String, CaseIterable, Sendable { case new, badNumber, expired, saved }
    enum Consent: String, CaseIterable, Sendable { case yes, no, overdue, byControl, noWithoutControl }
    enum Call: String, CaseIterable, Sendable { case success, refused, notSent, malformed, silent, overdue }
    enum Shopper: String, CaseIterable, Sendable { case named, nobody, overdue }
    enum Config: String, CaseIterable, Sendable { case strict, lenient, onlySoftDecline, none }
    enum Support: String, CaseIterable, Sendable { case withFingerprint, withoutFingerprint, none }
    enum Issuer: String, CaseIterable, Sendable { case authenticated, challenge, rejected, failed, error }
    enum Shown: String, CaseIterable, Sendable { case authenticated, rejected, failed, error, dismissed, overdue }
    enum Money: String, CaseIterable, Sendable {
        case approved, declined, uncoded, failed, mismatch, softDecline, refused, refusedSoftly, notSent
        case open, malformed, silent, overdue
    }
    /// What becomes known while the provider is asked, at the n-th query from 1.
    enum Search: Hashable, Sendable {
        case nothing
        case found(Money, Int)
        case reply(Money, Int)
        case notified(Int)
    }

    var gate = Gate.yes
    var card = Card.new
    var consent = Consent.yes
    var token = Call.success
    var isRestricted = false
    var shopper = Shopper.named
    var config = Config.strict
    var preInitiation = Call.success
    var support = Support.withFingerprint
    var fingerprintIsOverdue = false
    var authentication = Call.success
    var issuer = Issuer.challenge
    var challenge = Shown.authenticated
    var money = Money.approved
    var secondMoney = Money.approved
    var search = Search.nothing
    /// What is heard of the last transaction once the attempt has ended.
    var after: LateWord?
    /// What the first try's own late reply says once the attempt has ended that went on with another one.
    var afterFirstTry: LateWord?
}

extension CardScript {
    /// Every way to go wrong, alone and together with every other one.
    static var all: [CardScript] {
        let singles = deviations
        let pairs = singles.indices.flatMap { first in
            singles.indices.dropFirst(first + 1).map { second -> CardScript in
                var script = CardScript()
                singles[first](&script)
                singles[second](&script)
                return script
            }
        }
        return [CardScript()] + pairs
            + singles.map { change in
                var script = CardScript()
                change(&script)
                return script
            } + authentications + retries
    }

    /// Every combination of what 3DS can do.
    private static var authentications: [CardScript] {
        var scripts: [CardScript] = []
        for config in Config.allCases {
            for support in Support.allCases {
                for issuer in Issuer.allCases {
                    for challenge in Shown.allCases {
                        for call in Call.allCases {
                            var script = CardScript()
                            (script.config, script.support, script.issuer) = (config, support, issuer)
                            (script.challenge, script.authentication) = (challenge, call)
                            scripts.append(script)
                        }
                    }
                }
            }
        }
        return scripts
    }

    /// Every way in which a soft decline, found early or late, is answered.
    private static var retries: [CardScript] {
        var scripts: [CardScript] = []
        for config in Config.allCases {
            for support in Support.allCases {
                for issuer in Issuer.allCases {
                    for challenge in Shown.allCases {
                        for second in Money.allCases {
                            var script = CardScript()
                            (script.config, script.support, script.issuer) = (config, support, issuer)
                            (script.challenge, script.money, script.secondMoney) = (challenge, .softDecline, second)
                            scripts.append(script)
                        }
                    }
                }
            }
        }
        return scripts
    }

    /// Every late word after every end of a path that differs from the happy one in one thing.
    static var afterTheEnd: [CardScript] {
        LateWord.allCases.flatMap { word in
            ([{ _ in }] + deviations).map { change in
                var script = CardScript()
                change(&script)
                script.after = word
                return script
            }
        }
    }

    /// The first try's own late word after every end of the second one.
    static var afterFirstTry: [CardScript] {
        [LateWord.paid, .paidOtherwise, .refused].flatMap { word in
            retries.filter { $0.config == .strict && $0.support == .withFingerprint }.map { script in
                var script = script
                script.afterFirstTry = word
                return script
            }
        }
    }

    private static var deviations: [(inout CardScript) -> Void] {
        var changes: [(inout CardScript) -> Void] = [{ $0.isRestricted = true }, { $0.fingerprintIsOverdue = true }]
        for gate in Gate.allCases.dropFirst() { changes.append { $0.gate = gate } }
        for card in Card.allCases.dropFirst() { changes.append { $0.card = card } }
        for consent in Consent.allCases.dropFirst() { changes.append { $0.consent = consent } }
        for shopper in Shopper.allCases.dropFirst() { changes.append { $0.shopper = shopper } }
        for config in Config.allCases.dropFirst() { changes.append { $0.config = config } }
        for call in Call.allCases.dropFirst() {
            changes += [{ $0.token = call }, { $0.preInitiation = call }, { $0.authentication = call }]
        }
        for support in Support.allCases.dropFirst() { changes.append { $0.support = support } }
        for issuer in Issuer.allCases { changes.append { $0.issuer = issuer } }
        for challenge in Shown.allCases.dropFirst() { changes.append { $0.challenge = challenge } }
        for money in Money.allCases.dropFirst() { changes += [{ $0.money = money }, { $0.secondMoney = money }] }
        for query in 1...6 {
            for money in [Money.approved, .declined, .mismatch, .softDecline] {
                changes.append { ($0.money, $0.search) = (.silent, .found(money, query)) }
                changes.append { ($0.money, $0.search) = (.overdue, .reply(money, query)) }
            }
            changes.append { ($0.money, $0.search) = (.open, .notified(query)) }
        }
        return changes
    }
}
