/// What a card's own steps want done.
package enum CardEffect: Hashable, Sendable, NamedStep {
    case readTerms
    case tokenise(Evidence<DropInConsented<CardAdmitted>>)
    case askPreInitiation
    case preInitiate(Evidence<CardAuthenticating>)
    case authenticate(Evidence<CardAuthenticating>)

    package var name: String {
        switch self {
        case .readTerms: "readTerms"
        case .tokenise: "tokenise"
        case .askPreInitiation: "askPreInitiation"
        case .preInitiate: "preInitiate"
        case .authenticate: "authenticate"
        }
    }

    package static var names: [String] { ["readTerms", "tokenise", "askPreInitiation", "preInitiate", "authenticate"] }
}
