public import PaymentCheckout
public import PaymentFlows

/// A merchant whose Drop-in callbacks answer as a test says, and who keeps what was called, in order, with the flag as it was.
///
/// Overlaps are noted: a callback whose task was cancelled no longer counts as running (EN-10).
public final class ScriptedDropInMerchant: Sendable {
    private struct State: Sendable {
        var behaviours: [DropInCallbackName: ScriptedMerchant.Behaviour] = [:]
        var approves = true
        var consents = true
        var shopper: TransactionShopper? = TransactionShopper(id: "shopper-1")
        var update: ApplePayRequestUpdate?
        var running: Set<Int> = []
        var begun = 0
        var overlaps = 0
        var errors: [BaseSdkException] = []
        var results: [DropInSubmitResult] = []
        var cancels: [any Sendable] = []
        var flag: @Sendable () -> Bool = { false }
    }
    private let state = Lock(State())
    /// The callbacks that have begun, in order.
    public let begun = EventLog<DropInCallbackEntry>()

    /// Makes a merchant who approves everything at once.
    public init() {}

    /// What the merchant looks at as the processing flag.
    public func watches(_ flag: @escaping @Sendable () -> Bool) { state.withLock { $0.flag = flag } }
    /// What one callback does before it answers.
    public func on(_ callback: DropInCallbackName, _ behaviour: ScriptedMerchant.Behaviour) {
        state.withLock { $0.behaviours[callback] = behaviour }
    }
    /// The answer of `onBeforeSubmit`.
    public func approves(_ answer: Bool) { state.withLock { $0.approves = answer } }
    /// The answer of `onGetConsent`.
    public func consents(_ answer: Bool) { state.withLock { $0.consents = answer } }
    /// The answer of `onGetShopper`.
    public func names(_ shopper: TransactionShopper?) { state.withLock { $0.shopper = shopper } }
    /// The answer to a choice in the sheet.
    public func updates(_ update: ApplePayRequestUpdate?) { state.withLock { $0.update = update } }

    /// How often a callback began while another one of the session was running.
    public var overlaps: Int { state.withLock { $0.overlaps } }
    /// What `onError` was given.
    public var errors: [BaseSdkException] { state.withLock { $0.errors } }
    /// What `onSuccess` was given.
    public var results: [DropInSubmitResult] { state.withLock { $0.results } }
    /// What `onCancel` was given.
    public var cancels: [any Sendable] { state.withLock { $0.cancels } }

    /// A configuration in which every callback is set.
    public func config(
        session: SessionData = DropInTestSamples.session(),
        transaction: DropInTransactionData = DropInTestSamples.transaction(), card: DropInCardConfig? = nil,
        paypal: DropInPayPalConfig? = nil, paze: PazeButtonComponentConfig? = nil,
        global: DropInGlobalConfig = DropInGlobalConfig()
    ) -> CheckoutDropInConfig {
        var global = global
        global.onGetConsent = { method in
            await self.go(.onGetConsent, method)
            return self.state.withLock { $0.consents }
        }
        global.onCancel = { method, data in
            if let data { self.state.withLock { $0.cancels.append(data) } }
            await self.go(.onCancel, method)
        }
        return CheckoutDropInConfig(
            environment: .test, session: session, transactionData: transaction, merchantShopperId: "shopper-1",
            ownerId: "owner-1",
            onGetShippingAddress: {
                await self.go(.onGetShippingAddress, nil)
                return ShippingAddress(city: "Utrecht")
            },
            onGetShopper: {
                await self.go(.onGetShopper, nil)
                return self.state.withLock { $0.shopper }
            },
            onBeforeSubmit: { method in
                await self.go(.onBeforeSubmit, method)
                return self.state.withLock { $0.approves }
            },
            onSubmit: { method in await self.go(.onSubmit, method) },
            onSuccess: { result in
                self.state.withLock { $0.results.append(result) }
                await self.go(.onSuccess, result.paymentMethod)
            },
            onError: { method, error in
                self.state.withLock { $0.errors.append(error) }
                await self.go(.onError, method)
            },
            methodConfig: DropInMethodConfig(
                global: global, card: card, paypal: paypal, applePay: sheet, paze: paze))
    }

    private var sheet: DropInApplePayConfig {
        let answer: @Sendable () -> ApplePayRequestUpdate? = {
            self.end(self.begin(.onSheetChange, nil).number)
            return self.state.withLock { $0.update }
        }
        return DropInApplePayConfig(
            onShippingContactSelected: { _ in answer() }, onShippingMethodSelected: { _ in answer() },
            onPaymentMethodSelected: { _ in answer() }, onCouponCodeChanged: { _ in answer() })
    }

    /// Not async, so that nothing comes between the engine's call and the note of it.
    private func begin(
        _ name: DropInCallbackName, _ method: DropInPaymentMethod?
    ) -> (behaviour: ScriptedMerchant.Behaviour, number: Int) {
        let flag = state.withLock { $0.flag }
        let entry = DropInCallbackEntry(name: name, method: method, isProcessing: flag())
        let turn = state.withLock { state in
            if !state.running.isEmpty { state.overlaps += 1 }
            state.begun += 1
            state.running.insert(state.begun)
            let behaviour = state.behaviours[name] ?? .answers
            if case .runs = behaviour { state.behaviours[name] = .answers }
            return (behaviour, state.begun)
        }
        begun.append(entry)
        return turn
    }

    private func end(_ number: Int) { state.withLock { _ = $0.running.remove(number) } }

    private func go(_ name: DropInCallbackName, _ method: DropInPaymentMethod?) async {
        let turn = begin(name, method)
        await withTaskCancellationHandler {
            switch turn.behaviour {
            case .answers: break
            case .yields: await Task.yield()
            case .waits(let latch): await latch.pass()
            case .runs(let body): await body()
            }
        } onCancel: {
            end(turn.number)
        }
        end(turn.number)
    }
}
