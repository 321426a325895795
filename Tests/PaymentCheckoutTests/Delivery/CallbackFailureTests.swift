import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct CallbackFailureTests {
    private static let notifications: [PazeCallbackName] = [
        .onPazeButtonClicked, .onComplete, .onPostDecryption, .onPostAuthorisation,
    ]

    @Test(
        "EN-05 C23 a notification whose task is cancelled inside changes nothing but a count", arguments: notifications)
    func notification(callback: PazeCallbackName) async throws {
        let shop = try Shop()
        let seen = EventLog<Bool>()
        shop.merchant.on(callback, .runs { withUnsafeCurrentTask { $0?.cancel() } })
        let next = PazeCallbackName.happyPath.drop { $0 != callback }.dropFirst().first
        if let next { shop.merchant.on(next, .runs { seen.append(Task.isCancelled) }) }
        #expect(try await shop.pay().outcome?.isSuccess == true)
        #expect(shop.merchant.begun.entries == PazeCallbackName.happyPath)
        #expect(seen.entries == (next == nil ? [] : [false]))
        #expect(shop.merchant.errors.isEmpty && shop.merchant.submitErrors.isEmpty)
        #expect(!shop.button.isProcessing)
        #expect(shop.counter(.callbackFailures) == 1)
        #expect(await shop.button.outcome?.isSuccess == true)
    }

    @Test(
        "EN-05 a gate whose task is cancelled inside counts as past its deadline, never as approval",
        arguments: [PazeCallbackName.onCheckoutComplete, .onPreDecryption, .onPreAuthorisation])
    func gate(callback: PazeCallbackName) async throws {
        let shop = try Shop()
        shop.merchant.on(callback, .runs { withUnsafeCurrentTask { $0?.cancel() } })
        #expect(try await shop.pay().outcome?.failureCode == "FLOW0002")
        #expect(shop.gateway.count(.authorise) == 0)
        let last: PazeCallbackName = callback == .onPreAuthorisation ? .onSubmitError : .onError
        #expect(shop.merchant.begun.entries == PazeCallbackName.path(to: callback) + [last])
    }

    @Test("EN-05 a query whose task is cancelled inside counts as nil")
    func query() async throws {
        let shop = try Shop()
        shop.merchant.names(TransactionShopper(firstName: "Ada"))
        shop.merchant.on(.onGetShopper, .runs { withUnsafeCurrentTask { $0?.cancel() } })
        #expect(try await shop.pay().outcome?.isSuccess == true)
        #expect(shop.gateway.authorisations.map { $0.shopper == nil } == [true])
    }
}
