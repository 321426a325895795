extension CheckoutComponentFlow {
    /// What a component's flow wants done: `ask` a gate or the host's `handleSubmit`, `announce` a notification, else work of a
    /// gateway or of the engine.
    package enum Effect: Hashable, Sendable {
        case checkAvailability
        case announceReady
        case announceChange(Evidence<Form>)
        case lookUpMetadata(Evidence<Form.BIN>)
        case askCardBin(Evidence<CheckoutComponents.CardMetadata>)
        case announceMisuse(Evidence<Misuse>)
        case askTap
        case announceSubmit
        case tokenise(Evidence<Submission>)
        case askTokenised(Evidence<Tokenised>)
        case findPayment(Evidence<Query>)
        case renew(Evidence<Attempt>)
        case awaitHandler
        case reserveSlot
        case submitSession(Evidence<Sending>)
        case askSubmission(Evidence<Sending>)
        case announce(Evidence<Ending>)
    }
}
