extension SandboxStep {
    init(_ call: CardCall) { number = 64 + (CardCall.allCases.firstIndex(of: call) ?? 0) }

    init(_ call: PayPalCall) { number = 80 + (PayPalCall.allCases.firstIndex(of: call) ?? 0) }

    init(_ call: ApplePayCall) { number = 96 + (ApplePayCall.allCases.firstIndex(of: call) ?? 0) }
}
