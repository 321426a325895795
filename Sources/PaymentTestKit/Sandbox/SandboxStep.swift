/// A kind of call to the sandbox provider, whichever gateway it comes through.
struct SandboxStep: Hashable, Sendable {
    /// Its place among all: part of what a call's random numbers depend on.
    let number: Int

    init(_ call: PazeCall) { number = PazeCall.allCases.firstIndex(of: call) ?? 0 }

    /// Each gateway has room for sixteen.
    init(_ call: PayoutCall) { number = 16 + (PayoutCall.allCases.firstIndex(of: call) ?? 0) }

    init(_ call: ComponentsCall) { number = 32 + (ComponentsCall.allCases.firstIndex(of: call) ?? 0) }
}
