/// How often a sandbox provider does what wrong: a share of the calls, by kind of call. Data, so that a test can write its own.
public struct SandboxFaults: Hashable, Sendable {
    struct Share: Hashable, Sendable {
        let fault: SandboxFault
        var share: Double
    }
    private var shares: [SandboxStep: [Share]] = [:]

    /// Nothing goes wrong.
    public init() {}

    /// Every call has each of its faults with this probability.
    public init(everywhere share: Double) {
        for fault in SandboxFault.allCases { self[fault] = share }
    }

    /// The share of a kind of call that has a fault, from 0 to 1; 0 by default. A call cannot have a fault that it does not know.
    public subscript(fault: SandboxFault, on call: PazeCall) -> Double {
        get { share(of: fault, on: SandboxStep(call)) }
        set { if fault.calls.contains(call) { set(fault, on: SandboxStep(call), to: newValue) } }
    }

    /// The same of a kind of payout call.
    public subscript(fault: SandboxFault, onPayout call: PayoutCall) -> Double {
        get { share(of: fault, on: SandboxStep(call)) }
        set { if fault.payoutCalls.contains(call) { set(fault, on: SandboxStep(call), to: newValue) } }
    }

    /// The same of a kind of components call.
    public subscript(fault: SandboxFault, onComponents call: ComponentsCall) -> Double {
        get { share(of: fault, on: SandboxStep(call)) }
        set { if fault.componentsCalls.contains(call) { set(fault, on: SandboxStep(call), to: newValue) } }
    }

    /// The share of every call that can have a fault: the largest of them when read.
    public subscript(fault: SandboxFault) -> Double {
        get { fault.steps.map { share(of: fault, on: $0) }.max() ?? 0 }
        set { for step in fault.steps { set(fault, on: step, to: newValue) } }
    }

    /// Whether nothing goes wrong.
    public var isEmpty: Bool { shares.isEmpty }

    /// The fault for a number from 0 up to 1; nil: the call goes well. Shares that add up to more than 1 leave no room for the last.
    func fault(_ number: Double, on step: SandboxStep) -> SandboxFault? {
        guard let all = shares[step] else { return nil }
        var passed = 0.0
        for share in all {
            passed += share.share
            if number < passed { return share.fault }
        }
        return nil
    }

    func share(of fault: SandboxFault, on step: SandboxStep) -> Double {
        shares[step]?.first { $0.fault == fault }?.share ?? 0
    }

    mutating func set(_ fault: SandboxFault, on step: SandboxStep, to share: Double) {
        var all = shares[step] ?? []
        all.removeAll { $0.fault == fault }
        if share > 0 { all.append(Share(fault: fault, share: min(share, 1))) }
        shares[step] = all.isEmpty ? nil : all
    }
}

extension SandboxFaults {
    /// Nothing goes wrong.
    public static let off = SandboxFaults()

    /// As on a bad day: one call in two hundred has this or that fault, one authorisation in fifty is declined.
    public static let light: SandboxFaults = {
        var faults = SandboxFaults(everywhere: 0.005)
        faults[.decline] = 0.02
        return faults
    }()

    /// As on no day: one call in three goes wrong somehow.
    public static let heavy: SandboxFaults = {
        var faults = SandboxFaults(everywhere: 0.04)
        faults[.decline] = 0.08
        faults[.pendingFirst] = 0.06
        faults[.foundNothing] = 0.15
        return faults
    }()
}
