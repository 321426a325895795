extension PazeFlow {
    /// What a Paze flow wants done: `ask` a gate or query, `announce` a notification, else work of a gateway or of the engine.
    package enum Effect: Hashable, Sendable {
        case checkPresentment
        case announceInit
        case announcePresentment(Bool)
        case announcePresentmentFailure(Evidence<PaymentFailure>)
        case announceClick
        case checkCheckout(Evidence<Attempt>)
        case createCheckout(Evidence<PazeRequested>)
        case askCheckoutApproval(Evidence<PazeCheckedOut>)
        case complete(Evidence<PazeCheckedOut>)
        case announceComplete(Evidence<PazeCompleted>)
        case askDecryption
        case decrypt(Evidence<PazeCompleted>)
        case announceDecryption(Evidence<PazeDecrypted>)
        case askAuthorisation
        case askShopper
        case renew(Evidence<Attempt>)
        case reserveSlot
        case authorise(Evidence<PazeSending>)
        case findTransactions(Evidence<Attempt>)
        case announce(Evidence<PazeEnding>)
    }
}
