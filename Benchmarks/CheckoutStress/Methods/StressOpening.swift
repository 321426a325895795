internal import PaymentCheckout

/// A session on the engine, and how its component is made.
struct StressOpening: Sendable {
    let checkout: PxpCheckout
    let create: @Sendable () throws -> any StressComponent
}
