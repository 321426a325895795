/// What Apple Pay's own steps want done.
package enum ApplePayEffect: Hashable, Sendable, NamedStep {
    case presentSheet(Evidence<DropInTap<ApplePayInput>>)
    case askUpdate(Evidence<ApplePaySheetChange>)
    /// Nil: nothing changes, and the sheet is told so at once.
    case updateSheet(Evidence<ApplePayRequestUpdate>?)

    package var name: String {
        switch self {
        case .presentSheet: "presentSheet"
        case .askUpdate: "askUpdate"
        case .updateSheet: "updateSheet"
        }
    }

    package static var names: [String] { ["presentSheet", "askUpdate", "updateSheet"] }
}
