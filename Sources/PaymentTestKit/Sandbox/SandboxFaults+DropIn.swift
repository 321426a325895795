extension SandboxFaults {
    /// The share of a kind of card call that has a fault, from 0 to 1; 0 by default.
    public subscript(fault: SandboxFault, onCard call: CardCall) -> Double {
        get { share(of: fault, on: SandboxStep(call)) }
        set { if fault.cardCalls.contains(call) { set(fault, on: SandboxStep(call), to: newValue) } }
    }

    /// The same of a kind of PayPal call.
    public subscript(fault: SandboxFault, onPayPal call: PayPalCall) -> Double {
        get { share(of: fault, on: SandboxStep(call)) }
        set { if fault.paypalCalls.contains(call) { set(fault, on: SandboxStep(call), to: newValue) } }
    }

    /// The same of a kind of Apple Pay call.
    public subscript(fault: SandboxFault, onApplePay call: ApplePayCall) -> Double {
        get { share(of: fault, on: SandboxStep(call)) }
        set { if fault.applePayCalls.contains(call) { set(fault, on: SandboxStep(call), to: newValue) } }
    }
}
