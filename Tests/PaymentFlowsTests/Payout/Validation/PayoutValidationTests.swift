import FoundationEssentials
import PaymentFlows
import Testing

@Suite("What is checked before a payout")
struct PayoutValidationTests {
    private typealias Change = @Sendable (inout PayoutValidation) -> Void

    private static func wallet(_ change: @escaping @Sendable (inout PayPalWallet) -> Void) -> Change {
        { validation in
            guard var wallet = validation.paypal?.payout?.paypalWallet else { return }
            change(&wallet)
            validation.paypal = PayoutSamples.paypal(wallet)
        }
    }

    private enum Field: Hashable { case configuration, wallet, email, recipientType, payerId, money }
    private typealias Breakage = (code: String, fields: Set<Field>, break: Change)

    /// Every way to break the sound configuration, in the order in which the problems are told, and what each changes.
    private static let breakages: [Breakage] = [
        ("SDK1000", [.configuration], { $0.paypal = nil }),
        ("SDK1000", [.configuration], { $0.paypal = PayPalConfig() }),
        ("SDK0803", [.wallet], { $0.paypal = PayoutSamples.paypal(nil) }),
        ("SDK0804", [.email], wallet { $0.email = "  " }),
        ("SDK0804", [.email], wallet { $0.email = "" }),
        ("SDK0805", [.email], wallet { $0.email = "shopper.example.com" }),
        ("SDK0805", [.email], wallet { $0.email = String(repeating: "a", count: 116) + "@example.com" }),
        ("SDK0806", [.recipientType], { $0.recipientType = " " }),
        ("SDK0807", [.recipientType], { $0.recipientType = "PHONE" }),
        (
            "SDK0808", [.email, .recipientType],
            { validation in
                wallet { $0.email = nil }(&validation)
                validation.recipientType = .email
            }
        ),
        ("SDK0809", [.payerId], wallet { $0.payerId = nil }),
        ("SDK0809", [.payerId], wallet { $0.payerId = " " }),
        ("SDK0817", [.payerId], wallet { $0.payerId = "PAYER123456789" }),
        ("SDK0818", [.payerId], wallet { $0.payerId = "PAYER-12345" }),
        ("SDK0818", [.payerId], wallet { $0.payerId = "PÄYER12345" }),
        ("SDK0812", [.money], { $0.moneyProblem = .amountMissing }),
        ("SDK0810", [.money], { $0.moneyProblem = .amountInvalid }),
        ("SDK0811", [.money], { $0.moneyProblem = .amountNotPositive }),
        ("SDK0816", [.money], { $0.moneyProblem = .amountTooPrecise }),
        ("SDK0813", [.money], { $0.moneyProblem = .currencyMissing }),
        ("SDK0814", [.money], { $0.moneyProblem = .currencyLength }),
        ("SDK0815", [.money], { $0.moneyProblem = .currencyUnknown }),
    ]

    private static let sound = PayoutValidation(paypal: PayoutSamples.paypal())

    @Test("PO-02 a sound configuration has no problem")
    func sound() {
        #expect(Self.sound.problem == nil)
    }

    @Test("TY-30 each problem has its code", arguments: breakages.indices)
    func codes(place: Int) {
        var validation = Self.sound
        Self.breakages[place].break(&validation)
        #expect(validation.problem?.code == Self.breakages[place].code)
        #expect(validation.order(for: Samples.attempt()) == nil)
    }

    @Test("PO-02 of two problems the one that is listed first is told")
    func order() {
        for later in Self.breakages.indices {
            for earlier in Self.breakages.indices.prefix(upTo: later) {
                // Both change the same field, and there is only one of it: what is changed last counts.
                guard Self.breakages[earlier].fields.isDisjoint(with: Self.breakages[later].fields) else { continue }
                var validation = Self.sound
                Self.breakages[later].break(&validation)
                Self.breakages[earlier].break(&validation)
                #expect(validation.problem?.code == Self.breakages[earlier].code, "\(earlier), \(later)")
            }
        }
    }

    @Test(
        "PO-02 of two problems the one that is listed first is told, also where one value has both",
        arguments: [
            ("SDK0804", "", " ", "PAYER1234567X"), ("SDK0805", "x", "PHONE", "PAYER1234567X"),
            ("SDK0806", "shopper@example.com", " ", "PAYER-1234567890"),
            ("SDK0817", "shopper@example.com", "EMAIL", "PAYER-1234567890"),
        ])
    func pairs(code: String, email: String, type: String, payerId: String) {
        let validation = PayoutValidation(
            paypal: PayoutSamples.paypal(PayPalWallet(email: email, payerId: payerId, proceedPayoutWithSdk: true)),
            recipientType: PayoutRecipientType(rawValue: type), moneyProblem: .amountInvalid)
        #expect(validation.problem?.code == code)
    }

    @Test("TY-30 an email or a receiver's type that is nil is no problem: only one that is given must say something")
    func absent() {
        let wallet = PayPalWallet(payerId: "PAYER1234567X", proceedPayoutWithSdk: true)
        #expect(PayoutValidation(paypal: PayoutSamples.paypal(wallet)).problem == nil)
        let byId = PayoutValidation(paypal: PayoutSamples.paypal(wallet), recipientType: "PAYPAL_ID")
        #expect(byId.problem == nil)
    }

    @Test("EN-72 a problem names the field and the limit, never the value")
    func messages() {
        for breakage in Self.breakages {
            var validation = Self.sound
            breakage.break(&validation)
            let message = validation.problem?.message ?? ""
            #expect(!message.isEmpty)
            for value in ["shopper", "PAYER", "PHONE", "aaaa"] { #expect(!message.contains(value)) }
        }
    }

    @Test("PO-06 PO-11 the order goes to the payer id of the checkout's wallet, by the recipient type asked for")
    func recipient() throws {
        var validation = Self.sound
        validation.recipientType = .email
        validation.wallet = PayPalWallet(email: "other@example.com", payerId: "OTHER", proceedPayoutWithSdk: false)
        let order = try #require(validation.order(for: Samples.attempt()))
        #expect(order.recipient.type == .email)
        #expect(order.recipient.email == "other@example.com")
        #expect(order.recipient.payerId == "PAYER1234567X")
        #expect(order.isMadeHere)
        #expect(order.amount == Samples.dollars(2_500))
        #expect(Self.sound.order(for: Samples.attempt())?.recipient.type == .paypalId)
    }

    @Test("PO-05 TY-30 proceedPayoutWithSdk is false by default: nothing is paid here")
    func proceeds() throws {
        for (word, isMadeHere) in [(Bool?.none, false), (false, false), (true, true)] {
            var wallet = PayoutSamples.wallet
            wallet.proceedPayoutWithSdk = word
            let validation = PayoutValidation(paypal: PayoutSamples.paypal(wallet))
            #expect(validation.order(for: Samples.attempt())?.isMadeHere == isMadeHere)
        }
    }

    @Test("PO-11 the words for a recipient type", arguments: ["EMAIL", "email", "PAYPAL_ID", "paypalId", "PayPal id"])
    func words(word: String) {
        #expect(PayoutRecipientType(rawValue: word).known != nil)
    }

    @Test("TY-30 every code belongs to an exception of its own")
    func exceptions() {
        let codes = PayoutErrorCode.allCases.map(\.rawValue)
        let numbered = (803...819).map { "SDK0\($0)" } + ["SDK1000"]
        #expect(codes.sorted() == numbered)
        let classes = Set(
            codes.map { code in
                String(describing: type(of: BaseSdkException.make(from: PaymentFailure(code: code, message: "why"))))
            })
        #expect(classes.count == 18)
        #expect(classes.allSatisfy { $0.hasSuffix("Exception") && $0 != "BaseSdkException" })
        for code in codes {
            let error = BaseSdkException.make(from: PaymentFailure(code: code, message: "why"))
            #expect(error.errorCode == code)
            #expect(error.errorMessage == "why")
        }
    }
}
