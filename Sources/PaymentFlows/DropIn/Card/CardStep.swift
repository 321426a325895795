/// What a card payment is waiting for between the stations that all methods pass (DI-30).
public enum CardStep: Hashable, Sendable {
    /// The submit is being checked (DI-31). Leads to: submitting, announcing.
    case validating(Evidence<DropInTap<CardInput>>)
    /// The token vault is being asked (DI-32). Leads to: askingShopper, announcing.
    case tokenising(Evidence<DropInConsented<CardAdmitted>>)
    /// Whether the card is to be authenticated is being asked for. Leads to: preInitiating, askingStatus, reserving.
    case askingPreInitiation(Evidence<DropInOrder<CardMeans>>)
    /// A soft decline is answered by another try, which gets ids of its own (DI-34). Leads to: preInitiating, announcing.
    case softDeclineRetry(Evidence<CardAuthenticating>)
    /// The 3DS server is being asked about the card. Leads to: fingerprinting, authenticating, askingStatus, reserving, announcing.
    case preInitiating(Evidence<CardAuthenticating>)
    /// The issuer's page takes the device's fingerprint. Leads to: authenticating, announcing.
    case fingerprinting(Evidence<CardAuthenticating>)
    /// The issuer is being asked. Leads to: challenging, askingStatus, reserving, announcing.
    case authenticating(Evidence<CardAuthenticating>)
    /// The shopper is at a challenge. Leads to: askingStatus, reserving, announcing.
    case challenging(Evidence<CardAuthenticating>)
}

extension CardStep: AboutAttempt {
    package var attempt: Evidence<Attempt> {
        switch self {
        case .validating(let tap): tap.payload.attempt
        case .tokenising(let consented): consented.payload.attempt
        case .askingPreInitiation(let order): order.payload.attempt
        case .softDeclineRetry(let authenticating), .preInitiating(let authenticating),
            .fingerprinting(let authenticating), .authenticating(let authenticating), .challenging(let authenticating):
            authenticating.payload.attempt
        }
    }
}
