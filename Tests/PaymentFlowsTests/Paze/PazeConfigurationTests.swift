import PaymentFlows
import Testing

@Suite("TY-20 settings")
struct PazeConfigurationTests {
    @Test("TY-20 a style has Paze's defaults")
    func styleDefaults() {
        let style = PazeButtonStyleConfig()
        #expect(style.color == .auto)
        #expect(style.shape == .rounded)
        #expect(style.label == .checkoutWith)
        #expect(style.disableMaxHeight == nil)
        #expect(style.heightCap == 48)
    }

    @Test("TY-20 a style's height is capped at 48 points unless the cap is lifted", arguments: [nil, false, true])
    func height(disable: Bool?) {
        let style = PazeButtonStyleConfig(color: .pazeBlue, shape: .pill, label: .donateWith, disableMaxHeight: disable)
        #expect(style.heightCap == (disable == true ? nil : 48))
    }

    @Test("TY-20 colours, shapes, labels, preferences and networks are those of the page")
    func cases() {
        #expect(PazeButtonColor.allCases == [.auto, .pazeBlue, .white, .whiteWithOutline, .midnightBlack])
        #expect(PazeButtonShape.allCases == [.rounded, .rectangle, .pill])
        #expect(PazeButtonLabel.allCases == [.checkoutWith, .checkout, .pazeCheckout, .donateWith])
        #expect(PazeBillingPreference.allCases == [.all, .zipCountry, .none])
        #expect(PazeAcceptedPaymentCardNetwork.allCases == [.visa, .mastercard, .discover])
    }

    @Test("TY-20 networks compare as a set, and an empty list is as nil")
    func networks() {
        let one = PazeEnhancedTransactionDataConfig(processingNetwork: [.visa, .mastercard])
        let other = PazeEnhancedTransactionDataConfig(processingNetwork: [.mastercard, .visa, .visa])
        #expect(one == other)
        #expect(Set([one, other]).count == 1)
        #expect(one != PazeEnhancedTransactionDataConfig(processingNetwork: [.visa]))
        let empty = PazeEnhancedTransactionDataConfig(processingNetwork: [])
        #expect(empty == PazeEnhancedTransactionDataConfig())
        #expect(empty.hashValue == PazeEnhancedTransactionDataConfig().hashValue)
        #expect(
            one != PazeEnhancedTransactionDataConfig(ecomData: .init(orderForPickup: true), processingNetwork: [.visa]))
    }

    @Test(
        "TY-20 address verification with less than a whole address is a warning, not a refusal",
        arguments: [
            (true, nil, false), (true, .all, false), (true, .zipCountry, true),
            (true, PazeBillingPreference.none, true),
            (false, .zipCountry, false), (false, nil, false),
        ] as [(Bool, PazeBillingPreference?, Bool)]
    )
    func warning(performAVS: Bool, preference: PazeBillingPreference?, warns: Bool) {
        let warnings = PazeConfigurationWarning.of(performAVS: performAVS, billingPreference: preference)
        #expect(warnings == (warns ? [.addressVerificationWithoutAddress] : []))
    }
}
