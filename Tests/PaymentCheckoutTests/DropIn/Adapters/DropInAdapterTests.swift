import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Async clients for Drop-in's gateways")
struct DropInAdapterTests {
    private static let authenticated = DropInCardConfig(authentication: CardAuthenticationConfig())

    @Test(
        "DI-13 EN-27: the answers of an adapted client count, whichever method's they are", arguments: DropInRig.methods
    )
    func success(method: DropInPaymentMethod) {
        DropInAdapterRig.run(card: Self.authenticated) { rig in
            try await rig.pay(method)
            #expect(try await rig.outcome().isSuccess)
            #expect(rig.merchant.results.map(\.systemTransactionId) == ["system of order-1"])
            let calls =
                switch method {
                case .card: ["tokenise", "preInitiate", "authenticate", "authorise"]
                case .paypal: ["createOrder", "authorise"]
                case .applePay, .paze: ["presentSheet", "authorise"]
                }
            #expect(rig.client.log.entries == calls.flatMap { [$0, "\($0) undisturbed"] })
            #expect(rig.client.ends.entries == (method == .applePay ? [.succeeded] : []))
            #expect(rig.engine.liveDeadlines == 0)
        }
    }

    @Test(
        "EN-48 DI-14: an authorisation whose client says that nothing was sent is tried three times, then SDK0500",
        arguments: DropInRig.methods)
    func notSent(method: DropInPaymentMethod) {
        DropInAdapterRig.run { rig in
            rig.client.fails("authorise", .notConnected)
            try await rig.pay(method)
            #expect(try await rig.outcome().failureCode == "SDK0500")
            #expect(rig.merchant.errors.map(\.errorCode) == ["SDK0500"])
            #expect(rig.count("authorise") == 3)
            #expect(!rig.client.log.entries.contains("find"))
            // A repeat is safe: nothing has moved, and the transaction is the same.
            rig.client.fails("authorise", nil)
            try await rig.pay(method)
            #expect(try await rig.outcome(2).isSuccess)
            #expect(rig.merchant.results.map(\.systemTransactionId) == ["system of order-1"])
        }
    }

    @Test("EN-48 DI-14: a 4xx is a definite no under the method's own code", arguments: DropInRig.methods)
    func definite(method: DropInPaymentMethod) {
        DropInAdapterRig.run { rig in
            rig.client.fails("authorise", .status422)
            try await rig.pay(method)
            guard case .refused(let refusal) = try await rig.outcome() else { throw Unexpected(what: "not refused") }
            #expect(refusal.payload.httpStatus == 422)
            let code =
                switch method {
                case .card: "SDK1115"
                case .paypal: "SDK1117"
                case .applePay, .paze: "SDK1119"
                }
            #expect(rig.merchant.errors.map(\.errorCode) == [code])
            #expect(rig.count("authorise") == 1)
        }
    }

    @Test(
        "EN-43 EN-48: a 503, a 429 and a broken connection say nothing: the provider is asked, and nothing is sent again",
        arguments: DropInRig.methods, [AsyncDropInClient.Problem.status503, .status429, .brokenOff])
    func silent(method: DropInPaymentMethod, problem: AsyncDropInClient.Problem) {
        DropInAdapterRig.run { rig in
            rig.client.fails("authorise", problem)
            rig.client.finds([AsyncDropInClient.reply("order-1")])
            try await rig.pay(method)
            #expect(try await rig.outcome().isSuccess)
            #expect(rig.count("authorise") == 1)
            #expect(rig.count("find") == 1)
            #expect(rig.merchant.errors.isEmpty)
        }
    }

    @Test(
        "EN-48 DI-14: before any money moves silence and a no fail with the step's code",
        arguments: [
            ("tokenise", DropInPaymentMethod.card, "SDK1116"), ("preInitiate", .card, "SDK1114"),
            ("authenticate", .card, "SDK1114"), ("createOrder", .paypal, "SDK1117"),
            ("presentSheet", .applePay, "SDK1119"),
        ], [AsyncDropInClient.Problem.status422, .status503, .brokenOff])
    func earlier(
        step: (call: String, method: DropInPaymentMethod, code: String), problem: AsyncDropInClient.Problem
    ) {
        DropInAdapterRig.run(card: Self.authenticated) { rig in
            rig.client.fails(step.call, problem)
            try await rig.pay(step.method)
            #expect(try await rig.outcome().failureCode == step.code)
            #expect(rig.merchant.errors.map(\.errorCode) == [step.code])
            #expect(!rig.client.log.entries.contains("authorise"))
        }
    }

    @Test(
        "EN-44 EN-48: before any money moves a call that was not sent is tried three times, then SDK0500",
        arguments: [
            ("tokenise", DropInPaymentMethod.card), ("preInitiate", .card), ("authenticate", .card),
            ("createOrder", .paypal),
        ])
    func earlierNotSent(call: String, method: DropInPaymentMethod) {
        DropInAdapterRig.run(card: Self.authenticated) { rig in
            rig.client.fails(call, .notConnected)
            try await rig.pay(method)
            #expect(try await rig.outcome().failureCode == "SDK0500")
            #expect(rig.count(call) == 3)
            #expect(rig.count("authorise") == 0)
            rig.client.fails(call, nil)
            try await rig.pay(method)
            #expect(try await rig.outcome(2).isSuccess)
        }
    }

    @Test("EN-44: an adapted client repeats no money-moving call unless it says so")
    func repeatable() {
        let client = AsyncDropInClient()
        #expect(!CardGatewayAdapter(client).repeatsMoneyCalls)
        #expect(!PayPalGatewayAdapter(client).repeatsMoneyCalls)
        #expect(!ApplePayGatewayAdapter(client).repeatsMoneyCalls)
    }
}
