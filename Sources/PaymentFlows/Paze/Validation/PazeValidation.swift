package import FoundationEssentials

/// What is checked before the Paze button is shown, and again after a tap (PZ-01, PZ-11).
///
/// It is a snapshot of session, transaction and button: the same value gives the same verdict each time.
package struct PazeValidation: Hashable, Sendable, PersonalData {
    // `Optional` is written out: with a question mark each would begin as nil, and an initialiser would copy the finished value.

    /// The session's entry for Paze; nil: not enabled.
    package var paze: Optional<AllowedPaze>
    /// The session's own id.
    package var checkoutSessionId: String
    /// The currency's code.
    package var currency: String
    /// The amount in major units.
    package var amount: Decimal
    /// The amount where it has been read already; nil: it is made of the two above.
    package var amountInUse: Optional<Result<Amount, AmountProblem>>
    /// Whether zero is a usable amount: only for a verification (TY-09).
    package var allowsZero: Bool
    /// The checkout's client name.
    package var clientName: Optional<String>
    /// The checkout's site name.
    package var siteName: Optional<String>
    /// The shopper's e-mail address, as the button has it.
    package var emailAddress: Optional<String>
    /// All else that is set on the button; by reference, since a snapshot is made at each check.
    package var settings: Evidence<PazeSettings>

    /// Takes what session and transaction say; nothing is set on the button.
    package init(
        paze: AllowedPaze?, checkoutSessionId: String, currency: String, amount: Decimal, allowsZero: Bool = false,
        clientName: String? = nil, siteName: String? = nil
    ) {
        self.paze = paze
        self.checkoutSessionId = checkoutSessionId
        self.currency = currency
        self.amount = amount
        amountInUse = nil
        self.allowsZero = allowsZero
        self.clientName = clientName
        self.siteName = siteName
        emailAddress = nil
        settings = PazeSettings.unset
    }

    /// Takes what session and transaction say, from the types they come in.
    package init(
        session: SessionData, transactionData: TransactionData, clientName: String? = nil, siteName: String? = nil
    ) {
        self.init(
            paze: session.allowedFundingTypes?.wallets?.paze, checkoutSessionId: session.sessionId,
            currency: transactionData.currency, amount: transactionData.amount,
            allowsZero: transactionData.intent.card == .verification, clientName: clientName, siteName: siteName)
    }

    /// Takes what a session has read already.
    package init(
        paze: AllowedPaze?, checkoutSessionId: String, currency: String, amount: Result<Amount, AmountProblem>,
        clientName: String?, siteName: String?, emailAddress: String?, settings: Evidence<PazeSettings>
    ) {
        self.paze = paze
        self.checkoutSessionId = checkoutSessionId
        self.currency = currency
        self.amount = 0
        amountInUse = amount
        allowsZero = false
        self.clientName = clientName
        self.siteName = siteName
        self.emailAddress = emailAddress
        self.settings = settings
    }

    /// The session id that is sent and expected back: the button's, else the session's own. A blank one counts as none.
    package var sentSessionId: String {
        if let own = settings.payload.sessionId, !TextRule.isBlank(own) { own } else { checkoutSessionId }
    }
}
