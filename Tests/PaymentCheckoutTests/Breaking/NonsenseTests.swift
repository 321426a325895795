import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// What no sound merchant or provider sends: every run ends, and nothing traps (EN-03).
@Suite struct NonsenseTests {
    private static let texts = [
        "", " ", "\u{0}", "\u{202E}\u{200D}", String(repeating: "é", count: 100_000), "a\r\nSet-Cookie: b", "%00%zz",
    ]

    @Test("TY-22 nonsense in every text of the configuration hides the button or is passed on; nothing traps")
    func texts() async throws {
        for text in Self.texts {
            for field in 0..<6 {
                let shop = try Shop()
                let config = shop.merchant.config
                switch field {
                case 0: config.emailAddress = text
                case 1: config.phoneNumber = text
                case 2: config.paymentDescription = text
                case 3: config.sessionId = text
                case 4: config.acceptedShippingCountries = [text]
                default: config.cobrand = [PazeCobrandConfig(cobrandName: text, benefitsOffered: true)]
                }
                _ = try? await shop.pay()
                #expect(!shop.button.isProcessing)
                #expect(shop.merchant.overlaps == 0)
                #expect(await shop.checkout.close() == .closed)
                for error in shop.merchant.errors where text.count > 2 { #expect(!error.errorMessage.contains(text)) }
            }
        }
    }

    @Test(
        "TY-09 an amount that cannot be used is FLOW0009 before any web session, and never zero",
        arguments: [
            Decimal.nan, 0, -1, Decimal(string: "0.001")!, Decimal(string: "1e-100")!, -Decimal.greatestFiniteMagnitude,
        ])
    func amounts(amount: Decimal) async throws {
        let shop = try Shop(amount: amount)
        await shop.button.appear()
        let end = await shop.button.tap()
        #expect(end.outcome?.failureCode == "FLOW0009")
        #expect(shop.merchant.errors.map(\.errorCode) == ["FLOW0009"])
        #expect(shop.gateway.count(.createCheckout) == 0)
    }

    @Test("TY-09 the greatest amount there is ends, one way or the other")
    func greatest() async throws {
        let shop = try Shop(amount: .greatestFiniteMagnitude)
        _ = try? await shop.pay()
        #expect(!shop.button.isProcessing)
        #expect(await shop.button.outcome?.isSuccess != true)
    }

    @Test(
        "EN-46 a session that expired long ago tells FLOW0003 once; one that never expires pays",
        arguments: [
            Date.distantPast, Date.distantFuture, Date(timeIntervalSince1970: 0),
            Date(timeIntervalSinceReferenceDate: 1e300), Date(timeIntervalSinceReferenceDate: -1e300),
        ])
    func expiries(expiry: Date) async throws {
        let rig = try await OutcomeRig(expiry: expiry)
        let isPast = expiry < Date(timeIntervalSince1970: 1_000)
        await rig.button.appear()
        let progress = await rig.button.tap()
        if isPast {
            #expect(progress.outcome?.failureCode == "FLOW0003")
            #expect(rig.callbacks == [.onError])
            return
        }
        guard case .waiting(.checkout(let handoff)) = progress else { throw WrongTurn() }
        let end = await rig.button.deliver(
            PazeSamples.checkout(), attempt: handoff.payload.attempt.payload.id)
        #expect(end.outcome?.isSuccess == true)
    }

    @Test(
        "EN-41 deadlines of nothing, of less and of for ever end every attempt",
        arguments: [Duration.zero, .seconds(-1), .seconds(Int64.min), .seconds(Int64.max), .nanoseconds(1)])
    func deadlines(limit: Duration) async throws {
        for field in 0..<5 {
            var deadlines = DeadlinePolicy()
            switch field {
            case 0: deadlines.callback = limit
            case 1: deadlines.gate = limit
            case 2: deadlines.gatewayCall = limit
            case 3: deadlines.approval = limit
            default: deadlines.session = limit
            }
            let shop = try Shop(deadlines: deadlines)
            shop.merchant.everywhere(.yields)
            let clock = shop.clock
            let paying = Task { try? await shop.pay() }
            let turning = Task {
                while !Task.isCancelled {
                    clock.advance(by: .nanoseconds(1))
                    await Task.yield()
                }
            }
            _ = await paying.value
            turning.cancel()
            await turning.value
            await shop.button.cancel()
            #expect(!shop.button.isProcessing)
            #expect(await shop.checkout.close() == .closed)
            #expect(shop.engine.liveSessions == 0)
            #expect(shop.engine.liveDeadlines == 0)
        }
    }

    @Test("PZ-13 redirects that nobody sent are refused and change nothing")
    func redirects() async throws {
        let shop = try Shop()
        let attempt = try await shop.open()
        for url in Self.texts + ["https://shop.example/?status=success#response=a.b.c", "://", "?status=canceled"] {
            guard case .refused = await shop.button.deliver(url: url) else { throw WrongTurn() }
        }
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: AttemptID(99)) == .refused(.wrongStep))
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: attempt).outcome?.isSuccess == true)
    }

    @Test("EN-16 EN-29 a host that drops every callback while the attempt runs still has it paid")
    func dropsAll() async throws {
        let shop = try Shop()
        let config = shop.merchant.config
        shop.merchant.on(
            .onCheckoutComplete,
            .runs {
                config.onComplete = nil
                config.onPreDecryption = nil
                config.onPostDecryption = nil
                config.onPreAuthorisation = nil
                config.onPostAuthorisation = nil
                config.onError = nil
                config.onSubmitError = nil
                config.onCheckoutComplete = nil
            })
        #expect(try await shop.pay().outcome?.isSuccess == true)
        #expect(
            shop.merchant.begun.entries == PazeCallbackName.path(to: .onCheckoutComplete) + [.onGetShopper])
    }

    @Test("EN-62 ten thousand sessions opened, left at every step and closed leave nothing behind")
    func crowd() async throws {
        let shop = try Shop()
        for number in 0..<10_000 {
            let checkout = try PxpCheckout.initialize(
                config: PazeSamples.config(transactionId: "crowd-\(number)"), engine: shop.engine)
            let button = try checkout.create(.pazeButton, componentConfig: PazeButtonComponentConfig())
            if number % 5 > 0 { await button.appear() }
            if number % 5 > 1 {
                let attempt = try await button.tapped()
                if number % 5 > 2 { await button.deliver(PazeSamples.checkout(), attempt: attempt) }
            }
            #expect(await checkout.close() == .closed)
        }
        await shop.checkout.close()
        #expect(shop.engine.liveSessions == 0)
        #expect(shop.engine.liveDeadlines == 0)
        #expect(shop.counter(.sessionsOpened) == shop.counter(.sessionsClosed))
    }
}
