/// What the complete call answered.
package struct Completion: Sendable {
    package let payloadId: String
    package let sessionId: String
    package let securedPayload: String
}
