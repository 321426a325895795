/// What the web checkout returned.
package struct Checkout: Sendable {
    package let sessionId: String
    package let response: String
    package let consumerEmail: String
    package let cardLastFour: String
    package let network: String
}
