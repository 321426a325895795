import FoundationEssentials
import PaymentFlows
import Testing

@Suite("The rules of Apple Pay in Drop-in")
struct ApplePayRulesTests {
    private typealias Event = DropInEvent<ApplePaySteps>

    @Test(
        "DI-60: the page's order: gate, sheet, onSubmit after the shopper authorised, consent, shopper, address, authorise"
    )
    func happyPath() {
        var flow = ApplePayFlow()
        let path = Array(ApplePayFlow.happyPath().dropLast(2)) + [.answered(Samples.attempt(), .approved)]
        #expect(
            flow.play(path) == [
                "askBeforeSubmit", "presentSheet", "announceSubmit", "askConsent", "askShopper", "askAddress",
                "reserveSlot", "authorise", "announce",
            ])
        #expect(flow.told == "onSuccess(system-1)")
    }

    @Test("C06 DI-16: a sheet closed while the charge is in flight is no cancel: the provider's answer decides")
    func closedInFlight() {
        for (result, told) in [
            (CallResult.approved, "onSuccess(system-1)"), (.declined, "onError(D1)"),
            (.refused(Samples.no), "onError(SDK1119)"),
        ] {
            var flow = ApplePayFlow.at("authorising")
            #expect(flow.handle(.cancel(.shopper)) == .ignore(.tooLate))
            _ = flow.play([.answered(Samples.attempt(), result), .acknowledged])
            #expect(flow.told == told)
            #expect(!flow.isProcessing)
        }
    }

    @Test("C12 DI-43: a sheet that cannot be presented is SDK1119, and another try is let in")
    func notPresented() {
        var flow = ApplePayFlow.at("presentingSheet")
        #expect(flow.play([.step(.sheetPresented(false)), .acknowledged]) == ["announce"])
        #expect(flow.told == "onError(SDK1119)")
        #expect(!flow.isProcessing)
        #expect(flow.play([.tap(ApplePayFlow.button, attempt: Samples.attempt(2))]) == ["askBeforeSubmit"])
    }

    @Test("C18 DI-41: no change is told to the sheet at once, and later choices still work")
    func noChange() {
        var flow = ApplePayFlow.updating
        #expect(flow.handle(.step(.updateGiven(nil))) == .perform(.step(.updateSheet(nil))))
        #expect(flow.play([.step(.sheetAcknowledged), .chosen(.couponCode("SUMMER"))]) == ["askUpdate"])
    }

    @Test("C21 EN-30: two dismissals and a failure after the authorisation make one terminal callback")
    func twoDismissals() {
        var flow = ApplePayFlow.at("askingConsent")
        #expect(flow.play([.cancel(.shopper)]) == ["announce"])
        #expect(flow.told == "onCancel")
        let rest = flow.play([.cancel(.shopper), .answered(Samples.attempt(), .declined)])
        #expect(rest == [])
        #expect(flow.end == "cancelled by shopper")
    }

    @Test(
        "DI-15 DI-16: the flag stays up after a dismissal that found it up, until the host or the next attempt lowers it"
    )
    func flagStaysUp() {
        var flow = ApplePayFlow.at("askingConsent")
        _ = flow.play([.cancel(.shopper), .acknowledged])
        #expect(flow.isProcessing)
        #expect(flow.phase == .ended)
        var cleared = flow
        #expect(cleared.handle(.processingCleared) == .note)
        #expect(!cleared.isProcessing)
        #expect(cleared.handle(.processingCleared) == .ignore(.nothingOpen))
        #expect(flow.play([.tap(ApplePayFlow.button, attempt: Samples.attempt(2))]) == ["askBeforeSubmit"])
        #expect(!flow.isProcessing)
        var early = ApplePayFlow.at("sheetOpen")
        _ = early.play([.cancel(.shopper)])
        #expect(early.told == "onCancel")
        #expect(!early.isProcessing)
        #expect(early.notice?.exception is ApplePaySessionCancelledException)
    }

    @Test("DI-42 EN-35: the amount is the last total that the sheet acknowledged when the shopper authorised")
    func amount() {
        let asked = Samples.dollars(2_500)
        let changed = Samples.dollars(3_000)
        // Acknowledged before the authorisation.
        var flow = ApplePayFlow.updating
        _ = flow.play([.updated(total: "30.00"), .step(.sheetAcknowledged), .authorisedInSheet()])
        #expect(flow.attempt?.payload.amount == changed)
        // Told, and not acknowledged yet.
        flow = ApplePayFlow.updating
        _ = flow.play([.updated(total: "30.00"), .authorisedInSheet()])
        #expect(flow.attempt?.payload.amount == asked)
        // Authorised while the merchant was being asked: what is answered changes nothing.
        flow = ApplePayFlow.updating
        #expect(flow.handle(.authorisedInSheet()) == .note)
        #expect(flow.stateName == "authorisedBySheet")
        #expect(flow.handle(.updated(total: "30.00")) == .perform(.announceSubmit))
        #expect(flow.stateName == "preAuthorising")
        #expect(flow.attempt?.payload.amount == asked)
    }

    @Test(
        "EN-26 DI-40: an authorisation before the sheet is told to be open is valid, over the amount that was asked for"
    )
    func authorisedEarly() {
        var flow = ApplePayFlow.at("presentingSheet")
        #expect(flow.handle(.authorisedInSheet()) == .perform(.announceSubmit))
        #expect(flow.attempt?.payload.amount == Samples.dollars(2_500))
        for isOpen in [true, false] { #expect(flow.handle(.step(.sheetPresented(isOpen))) == .ignore(.late)) }
        #expect(flow.handle(.authorisedInSheet()) == .ignore(.duplicate))
    }

    @Test(
        "EN-26 DI-41: a choice before the sheet is told to be open is answered, and its 15 minutes begin when it rests open"
    )
    func chosenEarly() {
        var flow = ApplePayFlow.at("presentingSheet")
        #expect(
            flow.play([.chosen(), .updated(total: "30.00"), .step(.sheetPresented(true))]) == [
                "askUpdate", "updateSheet",
            ])
        #expect(flow.handle(.step(.sheetAcknowledged)) == .rest)
        #expect(flow.limit(DeadlinePolicy()) == .afterMarking(.seconds(900)))
        #expect(flow.handle(.authorisedInSheet()) == .perform(.announceSubmit))
        #expect(flow.attempt?.payload.amount == Samples.dollars(3_000))
    }

    @Test("DI-41: choices are answered in their order, and a deadline passed keeps the previous total")
    func order() {
        var flow = ApplePayFlow.updating
        #expect(flow.handle(.chosen()) == .postpone)
        #expect(flow.handle(.deadlinePassed) == .perform(.step(.updateSheet(nil))))
        #expect(flow.handle(.chosen()) == .postpone)
        #expect(flow.handle(.step(.sheetAcknowledged)) == .rest)
        #expect(flow.play([.chosen()]) == ["askUpdate"])
    }

    @Test("DI-41: an error of an update goes to the sheet, and is no error of the payment")
    func updateError() {
        let update = Evidence(ApplePayRequestUpdate(error: ApplePayRequestUpdateError(type: "t", message: "m")))
        var flow = ApplePayFlow.updating
        #expect(flow.handle(.step(.updateGiven(update))) == .perform(.step(.updateSheet(update))))
    }

    @Test("TY-09: a total with more digits than the currency has is FLOW0009, never rounded")
    func unusableTotal() {
        var flow = ApplePayFlow.updating
        #expect(flow.play([.updated(total: "0.001")]) == ["announce"])
        #expect(flow.told == "onError(FLOW0009)")
    }

    @Test(
        "TY-09 TY-41: a line or a way of shipping with an amount that the currency does not have is FLOW0009, and not shown"
    )
    func unusableLines() throws {
        let (tiny, thousand) = (try #require(Decimal(string: "0.001")), "1,000.00")
        for update in [
            ApplePayRequestUpdate(paymentSummaryItems: [.line(1), .line(tiny)]),
            ApplePayRequestUpdate(paymentSummaryItems: [.line(.nan)]),
            ApplePayRequestUpdate(shippingMethods: [.priced("4.99"), .priced(thousand)]),
            ApplePayRequestUpdate(totalPaymentItem: .line(30), shippingMethods: [.priced("free")]),
        ] {
            var flow = ApplePayFlow.updating
            #expect(flow.play([.step(.updateGiven(Evidence(update)))]) == ["announce"])
            #expect(flow.told == "onError(FLOW0009)")
        }
    }

    @Test("TY-41: a discount below zero and what is free go to the sheet")
    func discount() {
        let update = ApplePayRequestUpdate(
            totalPaymentItem: .line(20), paymentSummaryItems: [.line(25), .line(-5), .line(0)],
            shippingMethods: [.priced("0")])
        var flow = ApplePayFlow.updating
        #expect(flow.play([.step(.updateGiven(Evidence(update)))]) == ["updateSheet"])
    }

    @Test("DI-44: two authorisations with the same wallet payment id are one, wherever the second comes")
    func twoAuthorisations() {
        for state in ["preAuthorising", "askingConsent", "reserving", "authorising", "verifying"] {
            var flow = ApplePayFlow.at(state)
            #expect(flow.handle(.authorisedInSheet()) == .ignore(.duplicate), "\(state)")
            #expect(flow.handle(.authorisedInSheet("wallet-2")) == .refuse(.wrongStep), "\(state)")
        }
        var flow = ApplePayFlow.updating
        #expect(flow.handle(.authorisedInSheet()) == .note)
        #expect(flow.handle(.authorisedInSheet()) == .ignore(.duplicate))
    }

    @Test("EN-41 EN-37: a sheet has 15 minutes from its first opening, after which it ends as when the shopper cancels")
    func sheetDeadline() {
        var flow = ApplePayFlow.at("sheetOpen")
        #expect(flow.limit(DeadlinePolicy()) == .afterMarking(.seconds(900)))
        _ = flow.play([.chosen(), .step(.updateGiven(nil)), .step(.sheetAcknowledged)])
        #expect(flow.limit(DeadlinePolicy()) == .afterMark(.seconds(900)))
        #expect(flow.play([.deadlinePassed]) == ["announce"])
        #expect(flow.told == "onCancel")
        #expect(flow.end == "cancelled by deadline")
    }

    @Test("TY-41: a shipping method's price is plain decimal text; grouping and words are refused")
    func shippingAmounts() {
        for (amount, isUsable) in [("4.99", true), ("0", true), ("1,000.00", false), ("free", false), ("4.999", false)]
        {
            let method = ApplePayShippingMethod(amount: amount, detail: "", identifier: "m", label: "M")
            #expect((method.amountProblem(currencyCode: "USD") == nil) == isUsable, "\(amount)")
        }
    }
}
