internal import FoundationEssentials
package import PaymentFlows

/// What Apple Pay needs done besides the shared course: the sheet's conversation.
package enum ApplePayWork: DropInWork {
    package typealias Flow = ApplePayFlow

    package static let name = "drop-in-apple-pay"
    package static var method: DropInPaymentMethod { .applePay }

    package static func intent(in session: PxpSession) -> PaymentIntentKind { session.intent }

    /// The sheet would show ways of shipping whose prices the currency, changed since they were checked, does not have (TY-41, EN-35).
    package static func problem(_ method: DropInMethod<ApplePayWork>, paying amount: Amount) -> PaymentFailure? {
        guard let options = method.terms?.value.shippingOptions else { return nil }
        let isUsable = options.allSatisfy { $0.amountProblem(currencyCode: amount.currency.code) == nil }
        return isUsable ? nil : .failedUpdate
    }

    package static func begin(
        _ effect: ApplePayEffect, _ method: DropInMethod<ApplePayWork>, on component: isolated Host
    ) -> Begun<ApplePayFlow.Event> {
        switch effect {
        case .presentSheet(let tap): return present(tap.payload.attempt, method, on: component)
        case .askUpdate: return method.config?.applePay == nil ? .answered(.step(.updateGiven(nil))) : .callback
        case .updateSheet(let update):
            guard let gateway = component.context.ports.applePay, let id = component.attemptId else {
                return .answered(.deadlinePassed)
            }
            let told = ApplePaySheetUpdate(
                sessionId: component.session.sessionId, attempt: id, update: update?.payload)
            return method.start(SheetUpdated.self, on: component) { gateway.updateSheet(told, $0) }
        }
    }

    private static func present(
        _ attempt: Evidence<Attempt>, _ method: DropInMethod<ApplePayWork>, on component: isolated Host
    ) -> Begun<ApplePayFlow.Event> {
        guard let gateway = component.context.ports.applePay, let total = attempt.payload.amount else {
            return .answered(.step(.sheetPresented(false)))
        }
        let (id, global) = (attempt.payload.id, method.config?.global)
        let request = ApplePaySheetRequest(
            sessionId: component.session.sessionId, attempt: id, total: total,
            merchantId: component.session.applePay?.merchantId, shippingOptions: global?.shippingOptions ?? [],
            couponInfo: global?.couponInfo,
            events: ApplePaySheetEvents(component: component, attempt: id))
        component.openedSheet(id)
        return method.start(SheetPresented.self, on: component) { gateway.presentSheet(request, $0) }
    }

    package static func run(
        _ effect: ApplePayEffect, _ drive: UInt32, _ method: DropInMethod<ApplePayWork>, on component: isolated Host
    ) async -> ApplePayFlow.Event {
        guard case .askUpdate(let change) = effect, let config = method.config?.applePay,
            await component.enters(drive)
        else { return .step(.updateGiven(nil)) }
        defer { component.leaves(drive) }
        return .step(.updateGiven(Evidence.of(config.update(for: change.payload))))
    }

    package static func send(
        _ sending: Evidence<DropInSending<ApplePayPurchase>>, _ terms: DropInRequestTerms, captures: Bool,
        on component: isolated Host, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> {
        guard let gateway = component.context.ports.applePay else { return .answered(.notSent) }
        return gateway.authorise(
            ApplePayAuthorisationRequest(intent: intent(in: component.session), terms: terms, sending: sending), call)
    }

    package static func find(
        _ query: TransactionQuery, in context: EngineContext, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> { context.ports.applePay?.findTransactions(query, call) ?? .answered(.notSent) }

    package static func failure(of event: ApplePayEvent) -> CallFailure? { nil }

    package static func repeatsMoneyCalls(in context: EngineContext) -> Bool {
        context.ports.applePay?.repeatsMoneyCalls ?? false
    }

    /// Asks again what had to wait for the sheet, and puts the sheet away when its attempt has ended (DI-41).
    package static func rested(_ method: DropInMethod<ApplePayWork>, on component: isolated Host) {
        // The book first: the state of a flow is copied to be looked at, and nearly always no choice waits.
        guard let sheet = method.sheet else { return }
        if sheet.hasChange, case .step(.sheetOpen) = component.flow.state, let change = sheet.nextChange() {
            _ = component.post(.step(.sheetChanged(change)))
            return
        }
        putAway(sheet, on: component)
    }

    package static func willBegin(_ method: DropInMethod<ApplePayWork>, on component: isolated Host) {
        if let sheet = method.sheet { putAway(sheet, on: component) }
    }

    /// The sheet of an attempt that has ended.
    private static func putAway(_ sheet: ApplePaySheetBook, on component: isolated Host) {
        guard !component.seat.phase.holdsClaim, let attempt = sheet.ended() else { return }
        component.context.ports.applePay?.endSheet(
            attempt, sessionId: component.session.sessionId, end(component.outcome))
    }

    private static func end(_ outcome: Outcome?) -> ApplePaySheetEnd {
        switch outcome {
        case .succeeded: .succeeded
        case .refused, .failed, .unknown, .handedOver: .failed
        case .cancelled, nil: .closed
        }
    }
}

/// How the sheet's answers are read.
extension ApplePayWork {
    private enum SheetPresented: DropInReading {
        static func event(_ result: consuming CallResult<ApplePaySheetShown>) -> ApplePayFlow.Event {
            if case .success = result { .step(.sheetPresented(true)) } else { .step(.sheetPresented(false)) }
        }
    }

    private enum SheetUpdated: DropInReading {
        static func event(_ result: consuming CallResult<ApplePaySheetShown>) -> ApplePayFlow.Event {
            // A sheet that could not be told keeps the total that it has.
            if case .success = result { .step(.sheetAcknowledged) } else { .deadlinePassed }
        }
    }
}
