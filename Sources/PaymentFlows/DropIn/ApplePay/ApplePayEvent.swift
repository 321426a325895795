/// What may happen to Apple Pay's own steps. A dismissed sheet is a shopper's cancel.
package enum ApplePayEvent: DropInStepEvent {
    /// The sheet is open, or could not be presented.
    case sheetPresented(Bool)
    /// The shopper chose something in the sheet.
    case sheetChanged(Evidence<ApplePaySheetChange>)
    /// The merchant answered a choice; nil: nothing changes.
    case updateGiven(Evidence<ApplePayRequestUpdate>?)
    /// The sheet shows what it was told.
    case sheetAcknowledged
    /// The shopper authorised the payment.
    case sheetAuthorised(Evidence<ApplePayAuthorisation>)

    package var name: String {
        switch self {
        case .sheetPresented: "sheetPresented"
        case .sheetChanged: "sheetChanged"
        case .updateGiven: "updateGiven"
        case .sheetAcknowledged: "sheetAcknowledged"
        case .sheetAuthorised: "sheetAuthorised"
        }
    }

    package static var names: [String] {
        ["sheetPresented", "sheetChanged", "updateGiven", "sheetAcknowledged", "sheetAuthorised"]
    }

    package var isUnanswered: Bool { false }

    package var handoff: String? {
        if case .sheetAuthorised(let authorisation) = self { authorisation.payload.paymentId } else { nil }
    }
}
