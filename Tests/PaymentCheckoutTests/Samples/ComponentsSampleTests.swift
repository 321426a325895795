import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The component callback page's samples")
struct ComponentsSampleTests {
    /// What the samples call of an app.
    private struct App {
        let log = EventLog<String>()
        func showLoadingOverlay() { log.append("overlay") }
        func hideLoadingOverlay() { log.append("no overlay") }
        func isTermsAndConditionsAccepted(for method: any CheckoutComponents.Describable) -> Bool { true }
        func submitPaymentSession(_ data: CheckoutComponents.SessionData) -> CheckoutComponents.APICallResult {
            log.append("submitted")
            return .success(ComponentsTestSamples.body())
        }

        /// The page's single callbacks together; it names a configuration around each.
        func callbacks() -> CheckoutComponents.Callbacks {
            CheckoutComponents.Callbacks(
                onReady: { paymentMethod in hideLoadingOverlay() },
                handleTap: { paymentMethod async -> Bool in
                    return isTermsAndConditionsAccepted(for: paymentMethod)
                },
                onChange: { component in log.append("changed \(component.name)") },
                onCardBinChanged: { cardMetadata in
                    if cardMetadata.cardType == "prepaid" {
                        return .rejected(message: "Prepaid cards are not accepted.")
                    }
                    return .accepted
                },
                onSubmit: { paymentMethod in showLoadingOverlay() },
                onTokenized: { tokenizationResult in
                    if tokenizationResult.data.cardType == "PREPAID" {
                        return .rejected(message: "Prepaid cards are not accepted.")
                    }
                    return .accepted
                },
                handleSubmit: { sessionData in submitPaymentSession(sessionData) },
                onSuccess: { paymentMethod, paymentID in log.append("paid \(paymentID)") },
                onError: { error in
                    switch error.errorCode {
                    case .paymentRequestDeclined: log.append("Payment could not be processed. Please try again.")
                    default: log.append("An error occurred")
                    }
                })
        }
    }

    /// The page's single callbacks, each in a configuration of its own.
    private static func single(_ app: App) -> [CheckoutComponents.Callbacks] {
        [
            CheckoutComponents.Callbacks(onReady: { paymentMethod in
                app.hideLoadingOverlay()
            }),
            CheckoutComponents.Callbacks(onSubmit: { paymentMethod in
                app.showLoadingOverlay()
            }),
            CheckoutComponents.Callbacks(onSuccess: { paymentMethod, paymentID in
                app.log.append("paid \(paymentID)")
            }),
            CheckoutComponents.Callbacks(handleTap: { paymentMethod async -> Bool in
                return app.isTermsAndConditionsAccepted(for: paymentMethod)
            }),
            CheckoutComponents.Callbacks(
                onCardBinChanged: { cardMetadata in
                    if cardMetadata.cardType == "prepaid" {
                        return .rejected(message: "Prepaid cards are not accepted.")
                    }
                    return .accepted
                }
            ),
            CheckoutComponents.Callbacks(
                onTokenized: { tokenizationResult in
                    if tokenizationResult.data.cardType == "PREPAID" {
                        return .rejected(message: "Prepaid cards are not accepted.")
                    }
                    return .accepted
                }
            ),
            CheckoutComponents.Callbacks(
                handleSubmit: { sessionData in
                    app.submitPaymentSession(sessionData)
                }
            ),
        ]
    }

    @Test("CC-12 TY-11 EN-16: each of the single samples pays, whatever it leaves unset", arguments: 0..<7)
    func single(place: Int) async throws {
        let app = App()
        let rig = try await ComponentsRig(callbacks: Self.single(app)[place])
        await rig.typed()
        #expect(try #require(await rig.component.tap().outcome).isSuccess)
        let told = [["no overlay"], ["overlay"], ["paid pay_1"], [], [], [], ["submitted"]]
        #expect(app.log.entries == told[place])
        #expect(rig.gateway.count(.submit) == (place == 6 ? 0 : 1))
    }

    @Test("CC-12 TY-11 the samples compile as declared, and pay")
    func samples() async throws {
        let app = App()
        let rig = try await ComponentsRig(callbacks: app.callbacks())
        await rig.typed()
        #expect(try #require(await rig.component.tap().outcome).isSuccess)
        #expect(app.log.entries == ["no overlay", "changed card", "overlay", "submitted", "paid pay_1"])
    }

    @Test("CC-13 the page's onError tells a declined payment apart")
    func declined() async throws {
        let app = App()
        var callbacks = app.callbacks()
        callbacks.handleSubmit = { _ in .success(ComponentsTestSamples.body("Declined")) }
        let rig = try await ComponentsRig(callbacks: callbacks)
        await rig.typed()
        await rig.component.tap()
        #expect(app.log.entries.last == "Payment could not be processed. Please try again.")
    }
}
