/// The merchant's answer before authorisation.
package enum PreAuth: Sendable {
    case proceed
    case cancel
}
