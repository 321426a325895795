import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("A money-moving call that is sent once more after silence")
struct ResendTests {
    /// A date that is another one each time it is read.
    private static func ticking() -> @Sendable () -> Date {
        let reads = Lock(0.0)
        return {
            reads.withLock { reads in
                reads += 1
                return Date(timeIntervalSince1970: reads)
            }
        }
    }

    private static let no = ProviderRefusal(code: "C1", message: "Conflict.", httpStatus: 422)
    private static let nameless = TransactionReply(state: .refused)

    @Test("EN-45 EN-44 Paze: the second body under the key is the first one's", arguments: [false, true])
    func paze(isLater: Bool) async throws {
        let rig = try await OutcomeRig {
            $0.repeatable = [.authorise]
            $0.authorise = [isLater ? .held(.silent) : .now(.silent), .now(.success(PazeSamples.authorised))]
        }
        #expect(try await rig.checkout.update(transactionData: Self.transaction(PazeSamples.transaction())) == nil)
        let attempt = try await rig.reach(.authorise)
        if isLater { await rig.reply() }
        await rig.nextInstant()
        #expect(try await rig.outcome(attempt).isSuccess)
        #expect(rig.gateway.authorisations.count == 2)
        #expect(Set(rig.gateway.authorisations.map(\.merchantTransactionDate)).count == 1)
    }

    @Test("EN-45 EN-44 a payout: the second body under the key is the first one's")
    func payout() async throws {
        let config = PayoutTestSamples.config(transaction: Self.transaction(PayoutTestSamples.transaction()))
        let rig = try await PayoutRig(config) {
            $0.repeatable = [.pay]
            $0.pay = [.now(.silent), .now(.success(PayoutTestSamples.reply()))]
        }
        await rig.payout.postTap()
        await rig.gateway.calls.until(.pay)
        await rig.nextInstant()
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.gateway.payouts.count == 2)
        #expect(Set(rig.gateway.payouts.map(\.merchantTransactionDate)).count == 1)
    }

    @Test("EN-45 EN-44 Drop-in, whatever the method: the second body under the key is the first one's")
    func dropIn() async throws {
        for method in DropInRig.methods {
            let rig = try await Self.scene(method, .now(.success(DropInTestSamples.reply()))).rig()
            try await rig.reachMoney(method)
            await rig.nextInstant()
            #expect(try await rig.outcome().isSuccess)
            #expect(rig.moneyCalls(method) == 2)
            #expect(Set(rig.datesSent(method)).count == 1, "\(method)")
        }
    }

    @Test("EN-44 Paze: a no to the resend that names no transaction is verified: the first try may have been charged")
    func refusedPaze() async throws {
        for answer in [CallResult<TransactionReply>.refused(Self.no), .success(Self.nameless)] {
            for isLater in [false, true] {
                let rig = try await OutcomeRig {
                    $0.repeatable = [.authorise]
                    $0.authorise = [.now(.silent), isLater ? .held(answer) : .now(answer)]
                    $0.findTransactions = [.now(.success(FoundTransactions([PazeSamples.authorised])))]
                }
                let attempt = try await rig.reach(.authorise)
                await rig.nextInstant()
                await rig.gateway.calls.until(.authorise, times: 2)
                if isLater { await rig.reply() }
                await rig.entered("verifying")
                await rig.nextInstant()
                #expect(try await rig.outcome(attempt).isSuccess)
                #expect(rig.merchant.submitErrors.isEmpty)
            }
        }
    }

    @Test("EN-44 EN-43 nor is it believed when it comes after the call's deadline")
    func refusedLate() async throws {
        let rig = try await OutcomeRig {
            $0.repeatable = [.authorise]
            $0.authorise = [.now(.silent), .held(.refused(Self.no))]
            $0.findTransactions = [.now(.success(FoundTransactions([PazeSamples.authorised])))]
        }
        let attempt = try await rig.reach(.authorise)
        await rig.nextInstant()
        await rig.gateway.calls.until(.authorise, times: 2)
        rig.clock.advance(by: .seconds(30))
        await rig.entered("verifying")
        await rig.reply()
        #expect(await rig.state == "verifying")
        await rig.nextInstant()
        #expect(try await rig.outcome(attempt).isSuccess)
    }

    @Test("EN-44 a no that names the transaction is the transaction's own: it decides")
    func declined() async throws {
        let rig = try await OutcomeRig {
            $0.repeatable = [.authorise]
            $0.authorise = [.now(.silent), .now(.success(.refused))]
        }
        let attempt = try await rig.reach(.authorise)
        await rig.nextInstant()
        #expect(try await rig.outcome(attempt).isRefused)
        #expect(rig.gateway.count(.findTransactions) == 0)
    }

    @Test("EN-44 EN-48 a no after tries that never left is believed: nothing was there to be charged")
    func refusedAfterNotSent() async throws {
        let rig = try await OutcomeRig {
            $0.repeatable = [.authorise]
            $0.authorise = [.now(.notSent), .now(.refused(Self.no))]
        }
        let attempt = try await rig.reach(.authorise)
        await rig.nextInstant()
        #expect(try await rig.outcome(attempt).isRefused)
    }

    @Test("EN-44 a payout: a refused resend is verified")
    func refusedPayout() async throws {
        let rig = try await PayoutRig {
            $0.repeatable = [.pay]
            $0.pay = [.now(.silent), .now(.refused(Self.no))]
            $0.findTransactions = [.now(.success(FoundTransactions([PayoutTestSamples.reply()])))]
        }
        await rig.payout.postTap()
        await rig.gateway.calls.until(.pay)
        await rig.nextInstant()
        await rig.entered("verifying")
        await rig.nextInstant()
        #expect(try await rig.outcome().isSuccess)
    }

    @Test("EN-44 Drop-in, whatever the method: a refused resend is verified")
    func refusedDropIn() async throws {
        for method in DropInRig.methods {
            let rig = try await Self.scene(method, .now(.refused(Self.no))).rig()
            try await rig.reachMoney(method)
            await rig.nextInstant()
            await rig.entered("verifying")
            await rig.nextInstant()
            #expect(try await rig.outcome().isSuccess, "\(method)")
        }
    }

    @Test("EN-44 a payment session: a refused resend is verified")
    func refusedComponents() async throws {
        let rig = try await ComponentsRig {
            $0.repeatable = [.submit]
            $0.submit = [.now(.silent), .now(.refused(Self.no))]
            $0.findPayments = [.now(.success(ComponentsTestSamples.found("Approved")))]
        }
        await rig.typed()
        await rig.component.postTap()
        await rig.gateway.calls.until(.submit)
        await rig.nextInstant()
        await rig.entered("verifying")
        await rig.nextInstant()
        #expect(try await rig.outcome().isSuccess)
        #expect(Set(rig.gateway.submits).count == 1)
    }

    private static func transaction(_ data: TransactionData) -> TransactionData {
        TransactionData(
            amount: data.amount, currency: data.currency, entryType: data.entryType, intent: data.intent,
            merchantTransactionId: data.merchantTransactionId, merchantTransactionDate: ticking())
    }

    /// The first try is silent, the second has an answer, and a query would find that the first was charged.
    private static func scene(_ method: DropInPaymentMethod, _ answer: ScriptedAnswer<TransactionReply>) -> DropInScene
    {
        let found = ScriptedAnswer.now(.success(FoundTransactions([DropInTestSamples.reply()])))
        var scene = DropInScene.then(method, answer, in: .money(method, .now(.silent)))
        let sample = DropInTestSamples.transaction()
        scene.transaction = DropInTransactionData(
            amount: sample.amount, currency: sample.currency, entryType: sample.entryType, intent: sample.intent,
            merchantTransactionId: sample.merchantTransactionId, merchantTransactionDate: ticking())
        scene.cards.repeatsMoneyCalls = true
        scene.orders.repeatsMoneyCalls = true
        scene.sheets.repeatsMoneyCalls = true
        scene.cards.findTransactions = [found]
        scene.orders.findTransactions = [found]
        scene.sheets.findTransactions = [found]
        return scene
    }
}

extension DropInRig {
    /// Moves to the next instant that anything waits for.
    fileprivate func nextInstant() async {
        await settle()
        await clock.sleepers(atLeast: 1)
        clock.advanceToEarliest()
        await drained()
    }

    /// The transaction dates of the money-moving calls.
    fileprivate func datesSent(_ method: DropInPaymentMethod) -> [Date] {
        switch method {
        case .card: cards.authoriseRequests.map(\.merchantTransactionDate)
        case .paypal: paypal.authoriseRequests.map(\.merchantTransactionDate)
        case .applePay, .paze: wallet.authoriseRequests.map(\.merchantTransactionDate)
        }
    }
}
