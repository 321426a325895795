import PaymentCheckout

/// The whole examples at the end of the vendor's page on Paze's configuration.
extension SampleShop {
    func basicCheckoutButton(_ pxpCheckout: PxpCheckout) throws -> PazeButtonComponent {
        let config = PazeButtonComponentConfig()
        config.emailAddress = "customer@example.com"

        config.onCheckoutComplete = { _ in true }

        config.onPostAuthorisation = { data in
            await verifyPaymentOnBackend(systemTransactionId: data.systemTransactionId)
            navigateToOrderConfirmation()
        }

        config.onError = { error in
            print("Paze error:", error.errorCode, error.errorMessage)
            showError("Payment error. Please try again.")
        }

        let pazeButton = try pxpCheckout.create(.pazeButton, componentConfig: config)
        return pazeButton
    }

    func donationFlow(_ config: PazeButtonComponentConfig) {
        config.style = PazeButtonStyleConfig(
            color: .midnightBlack,
            shape: .rounded,
            label: .donateWith
        )
        config.paymentDescription = "Charity donation"
    }

    func enterprisePayment() -> PazeButtonComponentConfig {
        let config = PazeButtonComponentConfig()
        config.emailAddress = "customer@example.com"
        config.phoneNumber = "15551234567"
        config.billingPreference = .all
        config.acceptedPaymentCardNetworks = [.visa, .mastercard]
        config.performAVS = true
        config.style = PazeButtonStyleConfig(color: .pazeBlue, shape: .pill, label: .checkoutWith)

        config.onCheckoutComplete = { result in
            return await validateOrderOnBackend(result: result)
        }

        config.onPreAuthorisation = {
            return .transactionInitData(
                PazeTransactionInitData(
                    riskScreeningData: buildRiskScreeningData()
                ))
        }

        config.onPostAuthorisation = { data in
            await verifyPaymentOnBackend(systemTransactionId: data.systemTransactionId)
            navigateToSuccess(merchantTransactionId: data.merchantTransactionId)
        }

        config.onSubmitError = { submitError in
            if let failed = submitError as? FailedSubmitResult {
                showError("Payment failed: \(failed.errorReason ?? "")")
            }
        }
        return config
    }
}
