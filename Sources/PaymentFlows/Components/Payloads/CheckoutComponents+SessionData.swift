internal import FoundationEssentials

extension CheckoutComponents {
    /// The token of what the component has captured, which goes with a submit as `session_data` (TY-72). Redacted when printed.
    ///
    /// It is Base64 of a JSON object with the method's name, the token, and where they were collected the preferred scheme and
    /// the shopper's consent (CC-10); the provider does not publish its inside.
    public struct SessionData: Hashable, Sendable {
        /// The value for `session_data`.
        public let sessionData: String

        /// Takes a value for `session_data`.
        public init(sessionData: String) { self.sessionData = sessionData }
    }
}

extension CheckoutComponents.SessionData: Redacting {
    package var redacted: [RedactedField] { [.secret("sessionData", sessionData)] }
}

extension CheckoutComponents.SessionData {
    /// Packs what was captured; nil: it cannot be encoded.
    static func make(
        method: CheckoutComponents.MethodName, token: String, preferredScheme: String?, storeForFutureUse: Bool?
    ) -> Self? {
        let captured = Captured(
            type: method.name, token: token, preferredScheme: preferredScheme, storeForFutureUse: storeForFutureUse)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(captured)).map { Self(sessionData: $0.base64EncodedString()) }
    }

    private struct Captured: Encodable {
        let type: String
        let token: String
        let preferredScheme: String?
        let storeForFutureUse: Bool?

        enum CodingKeys: String, CodingKey {
            case type, token
            case preferredScheme = "preferred_scheme"
            case storeForFutureUse = "store_for_future_use"
        }
    }
}
