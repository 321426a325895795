/// How often a gateway loses, repeats, delays or refuses.
enum FaultLevel: String, CaseIterable, Sendable {
    case off
    case light
    case heavy
}
