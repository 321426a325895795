/// Everything that a money-moving call is made of.
package protocol DropInPurchase: AboutAttempt {
    /// Names the hand-offs that a person has answered: an order, a challenge, a wallet payment.
    var answeredHandoffs: Set<String> { get }
    /// It answers a definite no of the same attempt: its transaction is new, and nothing about it is unknown.
    var isRetry: Bool { get }
}
