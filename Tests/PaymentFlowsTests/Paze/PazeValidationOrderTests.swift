import FoundationEssentials
import PaymentFlows
import Testing

@Suite("PZ-01 PZ-11 the order of checks")
struct PazeValidationOrderTests {
    @Test("PZ-01 PZ-11 a sound button can be shown and tapped")
    func sound() {
        #expect(PazeValidation.sound.presentmentProblem() == nil)
        #expect(PazeValidation.sound.checkoutProblem() == nil)
    }

    @Test("PZ-01 with nothing but what is required a button can be shown and tapped")
    func minimal() {
        let value = PazeValidation(
            paze: AllowedPaze(clientId: "pz-1", merchantCategoryCode: "5411"), checkoutSessionId: "s", currency: "USD",
            amount: 1)
        #expect(value.presentmentProblem() == nil)
        #expect(value.checkoutProblem() == nil)
    }

    @Test(
        "PZ-01 each broken field is refused with its code, before and after the tap",
        arguments: PazeBreakage.presentment)
    func presentment(breakage: PazeBreakage) {
        let value = PazeValidation.sound.with(breakage.apply)
        #expect(value.presentmentProblem()?.code == breakage.code)
        #expect(value.checkoutProblem() == value.presentmentProblem())
    }

    @Test("PZ-11 countries, shipping address and amount are looked at after the tap only", arguments: PazeBreakage.tap)
    func tap(breakage: PazeBreakage) {
        let value = PazeValidation.sound.with(breakage.apply)
        #expect(value.presentmentProblem() == nil)
        #expect(value.checkoutProblem()?.code == breakage.code)
    }

    @Test("PZ-01 PZ-11 of two broken fields the earlier one's code wins", arguments: PazeBreakage.pairs)
    func order(first: PazeBreakage, second: PazeBreakage) {
        // The earlier breakage goes last, for those that spoil the same field.
        let value = PazeValidation.sound.with(second.apply).with(first.apply)
        #expect(value.checkoutProblem()?.code == first.code)
        let isShown = !PazeBreakage.presentment.contains { $0.code == first.code }
        #expect(value.presentmentProblem()?.code == (isShown ? nil : first.code))
    }

    @Test("PZ-01 with everything broken the session's missing Paze comes first")
    func everything() {
        var value = PazeValidation.sound
        for breakage in PazeBreakage.checkout.reversed() { breakage.apply(&value) }
        #expect(value.presentmentProblem()?.code == "SDK0118")
        #expect(value.checkoutProblem()?.code == "SDK0118")
    }

    @Test("PZ-11 a currency changed since the button was shown is refused at the tap")
    func changed() {
        var value = PazeValidation.sound
        #expect(value.presentmentProblem() == nil)
        value.currency = "GBP"
        #expect(value.checkoutProblem()?.code == "SDK1213")
    }
}
