extension CheckoutComponents {
    /// The provider's answer to a submitted payment session (TY-72).
    ///
    /// A key that is missing or of another type is nil, and unknown keys are ignored: so a body that says nothing usable is never
    /// taken for a failure. It is then verified what became of the payment (CC-18).
    public struct PaymentSessionSubmissionResult: Hashable, Sendable {
        /// The payment's id.
        public var id: PaymentID?
        /// For example "Approved", "Declined" or "Action Required".
        public var status: String?
        /// The name of the payment method.
        public var type: String?
        /// The kind of action, for example "3ds".
        public var actionType: String?
        /// Where the action takes place. Redacted when printed.
        public var actionURL: String?
        /// Why the payment was declined.
        public var declineReason: String?

        /// Describes an answer.
        public init(
            id: PaymentID? = nil, status: String? = nil, type: String? = nil, actionType: String? = nil,
            actionURL: String? = nil, declineReason: String? = nil
        ) {
            self.id = id
            self.status = status
            self.type = type
            self.actionType = actionType
            self.actionURL = actionURL
            self.declineReason = declineReason
        }

        /// Reads a response body; one that is empty, oversized or no JSON object gives an answer without anything in it (EN-91).
        public init(body: some Collection<UInt8>, limits: PayloadLimits = .standard) {
            let read = RawPayload.check(body, limits: limits).flatMap { $0.decode(Self.self) }
            self = (try? read.get()) ?? Self()
        }
    }
}

extension CheckoutComponents.PaymentSessionSubmissionResult: Decodable {
    /// Reads what can be read.
    public init(from decoder: any Decoder) throws {
        guard let object = try? decoder.container(keyedBy: Key.self) else {
            self.init()
            return
        }
        let action = try? object.nestedContainer(keyedBy: Key.self, forKey: .action)
        self.init(
            id: Self.text(.id, object), status: Self.text(.status, object), type: Self.text(.type, object),
            actionType: action.flatMap { Self.text(.type, $0) }, actionURL: action.flatMap { Self.text(.url, $0) },
            declineReason: Self.text(.declineReason, object))
    }

    private enum Key: String, CodingKey {
        case id, status, type, action, url
        case declineReason = "decline_reason"
    }

    /// A blank text says nothing.
    private static func text(_ key: Key, _ object: KeyedDecodingContainer<Key>) -> String? {
        guard let text = try? object.decode(String.self, forKey: key), !TextRule.isBlank(text) else { return nil }
        return text
    }
}

extension CheckoutComponents.PaymentSessionSubmissionResult: Redacting {
    package var redacted: [RedactedField] {
        [
            .plain("id", id), .plain("status", status), .plain("type", type), .plain("actionType", actionType),
            .secret("actionURL", actionURL), .plain("declineReason", declineReason),
        ]
    }
}
