import Foundation
import PaymentCheckout

/// The code samples of the vendor's page on Paze's configuration. Their closures are written as Swift has them; nothing else is changed.
extension SampleShop {
    func minimalConfiguration() throws -> PazeButtonComponent {
        let checkoutConfig = CheckoutConfig(
            environment: .test,
            session: sessionData,  // allowedFundingTypes.wallets.paze.clientId + merchantCategoryCode
            transactionData: transactionData,  // currency must be "USD"
            merchantShopperId: "shopper-123",
            ownerId: "owner-456",
            clientName: "Your Merchant",
            siteName: "Your Store"
        )

        let pxpCheckout = try PxpCheckout.initialize(config: checkoutConfig)

        let config = PazeButtonComponentConfig()
        config.emailAddress = "customer@example.com"

        let pazeButton = try pxpCheckout.create(.pazeButton, componentConfig: config)
        return pazeButton
    }

    func advancedConfiguration(_ pxpCheckout: PxpCheckout) throws -> PazeButtonComponent {
        let config = PazeButtonComponentConfig()
        config.emailAddress = "customer@example.com"
        config.phoneNumber = "15551234567"
        config.paymentDescription = "Order #12345"
        config.billingPreference = .all
        config.acceptedPaymentCardNetworks = [.visa, .mastercard]
        config.cobrand = [PazeCobrandConfig(cobrandName: "Rewards Plus", benefitsOffered: true)]
        config.performAVS = true
        config.style = PazeButtonStyleConfig(
            color: .pazeBlue,
            shape: .pill,
            label: .checkoutWith
        )

        config.onInit = { print("Paze initialised") }
        config.onPresentmentResolved = { isVisible in print("Button visible:", isVisible) }
        config.onCheckoutComplete = { _ in true }
        config.onPreDecryption = { true }
        config.onPostDecryption = { payload in print(payload.fundingData.cardNetwork) }
        config.onPostAuthorisation = { data in print(data.systemTransactionId) }

        let pazeButton = try pxpCheckout.create(.pazeButton, componentConfig: config)
        return pazeButton
    }

    func enhancedTransactionData(_ config: PazeButtonComponentConfig) {
        config.enhancedTransactionData = PazeEnhancedTransactionDataConfig(
            ecomData: PazeEnhancedTransactionDataConfig.EcomData(
                cartContainsGiftCard: false,
                orderForPickup: false,
                orderQuantity: "2",
                orderHighestCost: "49.99",
                finalShippingAddress: PazeAddressConfig(
                    line1: "123 Main St",
                    city: "New York",
                    state: "NY",
                    zip: "10001",
                    countryCode: "US"
                )
            ),
            processingNetwork: [.visa, .mastercard]
        )
        config.style = PazeButtonStyleConfig(
            color: .pazeBlue,
            shape: .pill,
            label: .checkoutWith,
            disableMaxHeight: false
        )
    }

    func eventHandling(_ config: PazeButtonComponentConfig) {
        config.onInit = {}
        config.onPresentmentResolved = { isVisible in }
        config.onPazeButtonClicked = {}
        config.onCheckoutComplete = { _ in true }
        config.onCheckoutIncomplete = { _ in }
        config.onComplete = { result in }
        config.onPreDecryption = { true }
        config.onPostDecryption = { decryptedPayload in }
        config.onPreAuthorisation = { .proceed }
        config.onPostAuthorisation = { data in }
        config.onSubmitError = { submitError in }
        config.onError = { error in }
    }

    func managedDecryption(_ config: PazeButtonComponentConfig) {
        config.onCheckoutComplete = { _ in true }

        config.onPreDecryption = { true }

        config.onPostDecryption = { decryptedPayload in
            print("Card network:", decryptedPayload.fundingData.cardNetwork)
        }

        config.onPostAuthorisation = { data in
            print("Transaction ID:", data.systemTransactionId)
            await verifyPaymentOnBackend(systemTransactionId: data.systemTransactionId)
        }
    }

    func manualDecryption(_ config: PazeButtonComponentConfig) {
        config.onCheckoutComplete = { _ in true }

        config.onPreDecryption = { false }

        config.onComplete = { result in
            guard let securedPayload = result.completeDecodedResponse?.securedPayload else { return }
            await sendToBackendForDecryption(securedPayload: securedPayload)
        }
    }

    func addressVerification(_ config: PazeButtonComponentConfig) {
        config.billingPreference = .all
        config.performAVS = true
    }

    func riskScreening(_ config: PazeButtonComponentConfig) throws -> PxpCheckout {
        let checkoutConfig = CheckoutConfig(
            environment: .test,
            session: sessionData,
            transactionData: transactionData,
            merchantShopperId: "shopper-123",
            ownerId: "owner-456",
            kountDisabled: false,  // Set to true to disable Kount
            onGetShopper: {
                TransactionShopper(id: "shopper-123", email: "customer@example.com")
            }
        )

        let pxpCheckout = try PxpCheckout.initialize(config: checkoutConfig)

        config.onPreAuthorisation = {
            return .transactionInitData(
                PazeTransactionInitData(
                    riskScreeningData: RiskScreeningData(
                        performRiskScreening: true,
                        userIp: "192.168.1.100",
                        account: RiskScreeningAccount(
                            id: "shopper-123",
                            creationDateTime: ISO8601DateFormatter().date(from: "2024-01-15T10:30:00Z")
                        )
                    )
                ))
        }
        return pxpCheckout
    }
}
