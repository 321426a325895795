extension ApplePaySteps {
    package static let stepNames = ["presentingSheet", "sheetOpen", "updating", "answeringSheet", "authorisedBySheet"]

    package static func place(of step: ApplePayStep) -> UInt8 {
        switch step {
        case .presentingSheet: 0
        case .sheetOpen: 1
        case .updating: 2
        case .answeringSheet: 3
        case .authorisedBySheet: 4
        }
    }

    package static func isBeforeSubmission(_ step: ApplePayStep) -> Bool { true }

    package static func answeredHandoffs(of admitted: ApplePayAuthorised) -> Set<String> {
        [admitted.authorisation.payload.paymentId]
    }

    package static func answeredHandoffs(payingWith means: Means) -> Set<String> {
        answeredHandoffs(of: means.admitted.payload)
    }

    package static func answeredHandoffs(at step: ApplePayStep) -> Set<String> {
        if case .authorisedBySheet(let authorised) = step { answeredHandoffs(of: authorised.payload) } else { [] }
    }

    package static func standing(_ step: ApplePayStep) -> Standing<DropInWaiting<ApplePaySheet>> {
        switch step {
        case .sheetOpen(let sheet): .waiting(.handoff(sheet.payload))
        case .presentingSheet, .updating, .answeringSheet, .authorisedBySheet: .busy
        }
    }

    package static func call(_ step: ApplePayStep) -> ApplePayEffect? { nil }

    package static func limit(_ step: ApplePayStep, _ deadlines: DeadlinePolicy) -> Limit? {
        switch step {
        case .presentingSheet, .answeringSheet: .after(deadlines.gatewayCall)
        case .updating, .authorisedBySheet: .after(deadlines.callback)
        case .sheetOpen(let sheet):
            sheet.payload.hasRested ? .afterMark(deadlines.walletSheet) : .afterMarking(deadlines.walletSheet)
        }
    }

    package static func milestone(_ step: ApplePayStep) -> AnalyticsName? {
        guard case .sheetOpen(let sheet) = step, !sheet.payload.hasRested else { return nil }
        return .applePaySheetOpened
    }

    /// From its presentation to the authorise call the sheet is where the shopper can leave (DI-15, DI-16).
    package static func isAtSheet(_ stateName: String) -> Bool { stateName != "askingBeforeSubmit" }
}
