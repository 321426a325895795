/// What an Apple Pay payment is waiting for before its submission (DI-40).
public enum ApplePayStep: Hashable, Sendable {
    /// The sheet is being presented. What happens in it before the gateway's word counts (EN-26). Leads to: sheetOpen, updating,
    /// preAuthorising, announcing.
    case presentingSheet(Evidence<DropInTap<ApplePayInput>>)
    /// The shopper is at the sheet. Leads to: updating, preAuthorising, announcing.
    case sheetOpen(Evidence<ApplePaySheet>)
    /// The merchant is being asked about a choice of the shopper's (DI-41). Leads to: answeringSheet, authorisedBySheet, announcing.
    case updating(Evidence<ApplePaySheet>)
    /// The sheet is being told the merchant's answer. Leads to: sheetOpen, preAuthorising, announcing.
    case answeringSheet(Evidence<ApplePaySheet>)
    /// The shopper has authorised while the merchant was being asked: the answer changes nothing (EN-35). Leads to: preAuthorising,
    /// announcing.
    case authorisedBySheet(Evidence<ApplePayAuthorised>)
}

extension ApplePayStep: AboutAttempt {
    package var attempt: Evidence<Attempt> {
        switch self {
        case .presentingSheet(let tap): tap.payload.attempt
        case .sheetOpen(let sheet), .updating(let sheet), .answeringSheet(let sheet): sheet.payload.attempt
        case .authorisedBySheet(let authorised): authorised.payload.attempt
        }
    }
}
