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
    /// Packs what was captured.
    static func make(
        method: CheckoutComponents.MethodName, token: String, preferredScheme: String?, storeForFutureUse: Bool?
    ) -> Self {
        // In the order of the keys.
        var captured = CompactJSONObject(capacity: 96 + token.utf8.count)
        if let preferredScheme { captured.add("preferred_scheme", preferredScheme) }
        if let storeForFutureUse { captured.add("store_for_future_use", storeForFutureUse) }
        captured.add("token", token)
        captured.add("type", method.name)
        return Self(sessionData: Base64.encode(captured.bytes))
    }
}
