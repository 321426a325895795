import PaymentCheckout

/// The code samples of the vendor's page on Paze's events. Their closures are written as Swift has them; nothing else is changed.
extension SampleShop {
    func onGetShopperConfiguration() throws -> PxpCheckout {
        let checkoutConfig = CheckoutConfig(
            environment: .test,
            session: sessionData,
            transactionData: transactionData,
            merchantShopperId: "shopper-123",
            ownerId: "owner-456",
            onGetShopper: {
                TransactionShopper(
                    id: "shopper-123",
                    firstName: "John",
                    lastName: "Doe",
                    email: "customer@example.com"
                )
            }
        )

        let pxpCheckout = try PxpCheckout.initialize(config: checkoutConfig)
        return pxpCheckout
    }

    func onGetShopperExample() -> CheckoutConfig {
        CheckoutConfig(
            environment: .test,
            session: sessionData,
            transactionData: transactionData,
            merchantShopperId: "shopper-123",
            ownerId: "owner-456",
            onGetShopper: {
                let customer = await getCurrentCustomer()

                if let customer {
                    return TransactionShopper(
                        id: customer.id,
                        email: customer.email,
                        firstName: customer.firstName,
                        lastName: customer.lastName,
                        phoneNumber: customer.phone
                    )
                }

                return TransactionShopper(id: getOrCreateGuestShopperId())
            }
        )
    }

    func presentmentEvents(_ config: PazeButtonComponentConfig) {
        config.onInit = {
            print("Paze component ready")
        }
        config.onPresentmentResolved = { isVisible in
            if !isVisible {
                showAlternativePaymentMethods()
            }
        }
    }

    func checkoutEvents(_ config: PazeButtonComponentConfig) {
        config.onPazeButtonClicked = {
            clearErrorMessages()
            trackEvent("paze_button_clicked")
        }
        config.onCheckoutComplete = { result in
            guard let decoded = result.checkoutDecodedResponse else { return false }

            let isValid = await validateCheckoutOnBackend(
                sessionId: decoded.sessionId,
                cardLastFour: decoded.maskedCard?.panLastFour
            )

            return isValid
        }
        config.onCheckoutIncomplete = { result in
            if result.reason == "User cancelled." {
                return
            }
            showError("Checkout was not completed. Please try again.")
        }
        config.onComplete = { result in
            print("Payload ID:", result.completeDecodedResponse?.payloadId ?? "")
        }
    }

    func decryptionEvents(_ config: PazeButtonComponentConfig) {
        config.onPreDecryption = {
            let approved = await requestManagerApproval()
            return approved
        }
        config.onPostDecryption = { decrypted in
            print("Card network:", decrypted.fundingData.cardNetwork)
        }
    }

    func authorisationEvents(_ config: PazeButtonComponentConfig) {
        config.onPreAuthorisation = {
            guard await validateOrderDetails() else {
                return .cancel
            }

            return .transactionInitData(
                PazeTransactionInitData(
                    riskScreeningData: RiskScreeningData(
                        performRiskScreening: true,
                        userIp: await getUserIpAddress()
                    )
                ))
        }
        config.onPostAuthorisation = { data in
            await verifyPaymentOnBackend(systemTransactionId: data.systemTransactionId)
            navigateToOrderConfirmation(merchantTransactionId: data.merchantTransactionId)
        }
        config.onSubmitError = { result in
            if let failed = result as? FailedSubmitResult {
                showError(failed.errorReason ?? "Payment failed")
            }
        }
    }

    func errorEvent(_ config: PazeButtonComponentConfig) {
        config.onError = { error in
            switch error.errorCode {
            case "SDK0118":
                showError("Paze isn't enabled for this session.")
            case "SDK1213":
                showError("Paze is only available for USD transactions.")
            case "SDK1202":
                showError("Paze client ID is missing from the session.")
            case "SDK1202A":
                showError("Paze merchant category code is missing from the session.")
            case "SDK1214", "SDK1200":
                showError("Paze checkout failed. Please try again.")
            default:
                showError(error.errorMessage)
            }
        }
    }
}
