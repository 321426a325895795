/// What the authorise call answered.
package struct Receipt: Sendable {
    package let systemTransactionId: String
    package let merchantTransactionId: String
    package let approvalCode: String
    package let state: String
}
