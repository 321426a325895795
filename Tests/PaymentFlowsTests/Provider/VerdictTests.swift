import FoundationEssentials
import PaymentFlows
import Testing

@Suite("TY-08 what a provider's reply means")
struct VerdictTests {
    enum Kind: Hashable { case succeeded, refused, failed, reversed, mismatch, open(OpenReason) }

    static let identity = TransactionIdentity(merchantTransactionId: "m-1", systemTransactionId: "s-1")

    static func dollars(_ minor: Int64) throws -> Amount {
        let dollar = try #require(Currency(code: "USD"))
        return try #require(Amount(minorUnits: minor, currency: dollar))
    }

    static func kind(_ verdict: TransactionVerdict) -> Kind {
        switch verdict {
        case .succeeded: .succeeded
        case .refused: .refused
        case .failed: .failed
        case .reversed: .reversed
        case .mismatch: .mismatch
        case .open(let reason): .open(reason)
        }
    }

    static func verdict(
        _ reply: TransactionReply, intent: PaymentIntentKind = .purchase, funding: FundingKind = .wallet
    ) throws -> TransactionVerdict {
        reply.verdict(
            asked: try dollars(2500), intent: intent, funding: funding, sentMerchantTransactionId: "m-1")
    }

    @Test(
        "TY-08 EN-32 each state means what the contract says, for a card purchase",
        arguments: [
            ("Captured", .succeeded), ("Executed", .succeeded), ("Confirmed", .succeeded), ("Approved", .succeeded),
            ("Authorised", .succeeded), ("Refused", .refused), ("Rejected", .refused), ("Cancelled", .refused),
            ("Error", .failed), ("Refunded", .reversed), ("Pending", .open(.pending)), ("Updated", .open(.updated)),
            ("Teleported", .open(.unknownState)), ("", .open(.unknownState)),
        ] as [(String, Kind)]
    )
    func states(name: String, kind: Kind) throws {
        for text in [name, name.uppercased(), name.lowercased()] {
            let reply = TransactionReply(state: TransactionState(text), systemTransactionId: "s-1")
            let verdict = try Self.verdict(reply, funding: .card)
            #expect(Self.kind(verdict) == kind)
            if case .open = kind {} else { #expect(verdict.identity == Self.identity) }
        }
    }

    @Test(
        "TY-08 authorised is a success by intent and means",
        arguments: [
            (.authorisation, .paypal, true), (.authorisation, .card, true), (.estimatedAuthorisation, .card, true),
            (.verification, .card, true), (.purchase, .card, true), (.purchase, .wallet, true),
            (.purchase, .paypal, false), (.payout, .paypal, false),
        ] as [(PaymentIntentKind, FundingKind, Bool)]
    )
    func authorised(intent: PaymentIntentKind, funding: FundingKind, succeeds: Bool) throws {
        let reply = TransactionReply(state: .authorised, systemTransactionId: "s-1")
        let verdict = try Self.verdict(reply, intent: intent, funding: funding)
        #expect(verdict == (succeeds ? .succeeded(Self.identity) : .open(.onlyAuthorised)))
    }

    @Test("TY-08 an unknown state is kept by name")
    func unknownState() {
        #expect(TransactionState("Teleported") == .other("Teleported"))
        #expect(TransactionState("cAPTURED") == .captured)
        #expect(TransactionState("Teleported").name == "Teleported")
    }

    @Test("PO-04 a pending payout is accepted, and what comes back later reverses it")
    func payout() throws {
        let pending = TransactionReply(state: .pending, systemTransactionId: "s-1")
        #expect(try Self.verdict(pending, intent: .payout, funding: .paypal) == .succeeded(Self.identity))
        for state in [TransactionState.refused, .rejected, .cancelled, .refunded, .returned] {
            let reply = TransactionReply(state: state, systemTransactionId: "s-1")
            let verdict = try Self.verdict(reply, intent: .payout, funding: .paypal)
            #expect(reply.settlement(of: verdict, intent: .payout, after: .succeeded) == .reversed)
        }
    }

    @Test("EN-38 TY-08 a settlement only rises, and a cancellation after a success reverses it")
    func settlement() throws {
        let cancelled = TransactionReply(state: .cancelled, systemTransactionId: "s-1")
        let refused = TransactionReply(state: .refused, systemTransactionId: "s-1")
        let captured = TransactionReply(state: .captured, systemTransactionId: "s-1")
        func settlement(_ reply: TransactionReply, after previous: Settlement) throws -> Settlement {
            reply.settlement(of: try Self.verdict(reply), intent: .purchase, after: previous)
        }
        #expect(try settlement(cancelled, after: .open) == .notCharged)
        #expect(try settlement(cancelled, after: .succeeded) == .reversed)
        #expect(try settlement(refused, after: .succeeded) == .succeeded)
        #expect(try settlement(captured, after: .notCharged) == .succeeded)
        #expect(try settlement(captured, after: .reversed) == .reversed)
    }

    @Test(
        "TY-06 a success without the provider's id is verified, not reported", arguments: [nil, "", "  "] as [String?])
    func noSystemId(id: String?) throws {
        let states: [TransactionState] = [.authorised, .captured, .refunded]
        for state in states {
            let reply = TransactionReply(state: state, stateCode: nil, systemTransactionId: id)
            #expect(try Self.verdict(reply) == .open(.noSystemTransactionId))
        }
        let partial = TransactionReply(state: .authorised, stateCode: "CRD002", systemTransactionId: id)
        #expect(try Self.verdict(partial) == .open(.noSystemTransactionId))
    }

    @Test("TY-08 a reply without a state is open")
    func noState() throws {
        #expect(try Self.verdict(TransactionReply(systemTransactionId: "s-1")) == .open(.noState))
    }

    @Test("TY-06 EN-47 a merchant id missing from a reply is the one sent, and another one is not this transaction")
    func merchantId() throws {
        for id in [nil, "", "m-1"] as [String?] {
            let reply = TransactionReply(state: .captured, systemTransactionId: "s-1", merchantTransactionId: id)
            #expect(try Self.verdict(reply) == .succeeded(Self.identity))
        }
        let other = TransactionReply(state: .captured, systemTransactionId: "s-1", merchantTransactionId: "m-2")
        #expect(try Self.verdict(other) == .open(.otherTransaction))
    }

    @Test(
        "EN-36 TY-08 another amount, another currency or a partial approval is a mismatch with the ids",
        arguments: [
            TransactionReply(state: .authorised, systemTransactionId: "s-1", amount: 24),
            TransactionReply(state: .captured, systemTransactionId: "s-1", amount: 26, currencyCode: "USD"),
            TransactionReply(state: .captured, systemTransactionId: "s-1", amount: .nan),
            TransactionReply(state: .captured, systemTransactionId: "s-1", amount: 25, currencyCode: "EUR"),
            TransactionReply(state: .authorised, stateCode: "CRD002", systemTransactionId: "s-1"),
            TransactionReply(state: .authorised, stateCode: "CRD002", systemTransactionId: "s-1", amount: 25),
        ]
    )
    func mismatch(reply: TransactionReply) throws {
        guard case .mismatch(let failure) = try Self.verdict(reply) else {
            Issue.record("not a mismatch")
            return
        }
        #expect(failure.code == "FLOW0005")
        #expect(failure.isMismatch)
        #expect(failure.identity == Self.identity)
        #expect(TransactionVerdict.mismatch(failure).settlement == .succeeded)
    }

    @Test("EN-36 the same amount written with more zeros is no mismatch, and other codes leave it to the state")
    func noMismatch() throws {
        let reply = TransactionReply(
            state: .captured, stateCode: "CRD001", systemTransactionId: "s-1",
            amount: Decimal(sign: .plus, exponent: -3, significand: 25000), currencyCode: "usd")
        #expect(try Self.verdict(reply) == .succeeded(Self.identity))
    }

    @Test("EN-36 TY-08 a blank currency is none that was told, beside any amount", arguments: ["", " "])
    func blankCurrency(currency: String) throws {
        let bare = TransactionReply(state: .captured, systemTransactionId: "s-1", currencyCode: currency)
        #expect(try Self.verdict(bare) == .succeeded(Self.identity))
        let full = TransactionReply(state: .captured, systemTransactionId: "s-1", amount: 25, currencyCode: currency)
        #expect(try Self.verdict(full) == .succeeded(Self.identity))
        let less = TransactionReply(state: .captured, systemTransactionId: "s-1", amount: 24, currencyCode: currency)
        #expect(try Self.verdict(less).settlement == .succeeded)
        #expect(try Self.verdict(less) != .succeeded(Self.identity))
    }

    @Test("TY-08 a blank code or message of the provider's is none")
    func blankWords() throws {
        let reply = TransactionReply(state: .error, stateCode: " ", stateMessage: "", systemTransactionId: "s-1")
        let failure = try #require(Self.failure(of: Self.verdict(reply)))
        #expect(failure.code == "Error")
        #expect(failure.refusal?.code == nil)
        #expect(failure.refusal?.message == nil)
    }

    @Test("EN-32 a no keeps the provider's words and code")
    func refusal() throws {
        let reply = TransactionReply(
            state: .refused, stateCode: "51", stateMessage: "Insufficient funds", systemTransactionId: "s-1",
            correlationId: "c-1")
        let expected = ProviderRefusal(
            code: "51", message: "Insufficient funds", correlationId: "c-1", identity: Self.identity)
        #expect(try Self.verdict(reply) == .refused(expected))
    }

    @Test("TY-08 an error's code is the step's, else the provider's")
    func failure() throws {
        let reply = TransactionReply(state: .error, stateCode: "SYS1", systemTransactionId: "s-1")
        let own = try #require(Self.failure(of: Self.verdict(reply)))
        #expect(own.code == "SYS1")
        let named = reply.verdict(
            asked: try Self.dollars(2500), intent: .payout, funding: .paypal, sentMerchantTransactionId: "m-1",
            failureCode: "SDK0819")
        let failure = try #require(Self.failure(of: named))
        #expect(failure.code == "SDK0819")
        #expect(failure.refusal?.code == "SYS1")
    }

    static func failure(of verdict: TransactionVerdict) -> PaymentFailure? {
        guard case .failed(let failure) = verdict else { return nil }
        return failure
    }
}
