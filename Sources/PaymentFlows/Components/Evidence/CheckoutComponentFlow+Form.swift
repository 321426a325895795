extension CheckoutComponentFlow {
    /// What is entered in a component, and what is known of the card's first digits. It outlives attempts that may be tried again.
    package struct Form: Hashable, Sendable {
        /// The latest input; nil: none yet.
        package let input: Evidence<CheckoutComponents.Input>?
        /// The first eight digits, once they are complete, and how far their look-up has come.
        package let bin: BIN?

        static let empty = Evidence(Form(input: nil, bin: nil))

        /// The first eight digits of a card's number.
        package struct BIN: Hashable, Sendable {
            package let digits: Sensitive<String>
            package let look: Look
        }

        /// How far the look-up of a BIN has come (CC-05).
        package enum Look: Hashable, Sendable {
            /// It has not been asked for.
            case unasked
            /// The provider has been asked.
            case asked
            /// The provider has no answer; the card stays accepted.
            case failed
            /// The metadata are here, and the merchant has not been shown them.
            case found(Evidence<CheckoutComponents.CardMetadata>)
            /// The merchant accepts the card.
            case accepted(Evidence<CheckoutComponents.CardMetadata>)
            /// The merchant rejects it, with a message for the shopper.
            case rejected(Evidence<CheckoutComponents.CardMetadata>, String)
        }
    }

    /// The answer to a look-up of card metadata (CC-05).
    package struct LookUp: Hashable, Sendable {
        /// The digits that were asked for.
        package let digits: Sensitive<String>
        /// The metadata; nil: the look-up failed.
        package let metadata: Evidence<CheckoutComponents.CardMetadata>?
        /// How it failed; nil: it did not, or it is not known how.
        package let failure: CallFailure?

        package init(
            digits: Sensitive<String>, metadata: Evidence<CheckoutComponents.CardMetadata>?,
            failure: CallFailure? = nil
        ) {
            self.digits = digits
            self.metadata = metadata
            self.failure = failure
        }
    }
}

extension CheckoutComponentFlow.Form {
    /// The form after an input: what is known of the first digits holds until they change.
    func with(_ input: Evidence<CheckoutComponents.Input>) -> Self {
        guard let digits = input.payload.card?.bin else { return Self(input: input, bin: nil) }
        if let bin, bin.digits.reveal() == digits { return Self(input: input, bin: bin) }
        return Self(input: input, bin: BIN(digits: Sensitive(digits), look: .unasked))
    }

    func with(_ look: Look) -> Self { Self(input: input, bin: bin.map { BIN(digits: $0.digits, look: look) }) }

    /// What the provider knows of the card, whatever the merchant thinks of it.
    var metadata: Evidence<CheckoutComponents.CardMetadata>? {
        switch bin?.look {
        case .found(let metadata), .accepted(let metadata), .rejected(let metadata, _): metadata
        case .unasked, .asked, .failed, nil: nil
        }
    }

    /// What is wrong with the card's fields, the merchant's rejection first.
    package var fieldErrors: [CheckoutComponents.FieldError] {
        var errors = input?.payload.fieldErrors ?? []
        if case .rejected(_, let message) = bin?.look {
            errors.insert(CheckoutComponents.FieldError(.number, message), at: 0)
        }
        return errors
    }

    /// The method that a component of a kind would pay by; nil: nothing is selected.
    package func method(of kind: CheckoutComponents.ComponentKind) -> CheckoutComponents.MethodName? {
        kind.method ?? input?.payload.method
    }

    /// It can be submitted as it stands.
    package func isValid(for kind: CheckoutComponents.ComponentKind) -> Bool {
        switch method(of: kind) {
        case .card: input?.payload.card != nil && fieldErrors.isEmpty
        case .applePay: true
        case .other, nil: false
        }
    }
}
