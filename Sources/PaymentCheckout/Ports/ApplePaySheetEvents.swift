public import PaymentFlows

/// Where the events of one sheet go, from any thread and in the order of the calls (DI-40, DI-41).
public struct ApplePaySheetEvents: Sendable {
    let component: Component<DropInMethod<ApplePayWork>>
    let attempt: AttemptID

    /// The shopper chose something.
    public func changed(_ change: ApplePaySheetChange) { push(.changed(change)) }
    /// The shopper authorised the payment. Two events with the same payment id are one (DI-44).
    public func authorised(_ authorisation: ApplePayAuthorisation) { push(.authorised(authorisation)) }
    /// The shopper dismissed the sheet (DI-15, DI-16).
    public func dismissed() { push(.dismissed) }

    private func push(_ event: ApplePaySheetEvent) {
        component.supervisor.shard.inbox.push(PendingSheetEvent(component, event, attempt))
    }
}

/// What happens in a sheet.
enum ApplePaySheetEvent: Sendable {
    case changed(ApplePaySheetChange)
    case authorised(ApplePayAuthorisation)
    case dismissed
}

/// A sheet's event on its way to its component.
final class PendingSheetEvent: Pending {
    private let component: Component<DropInMethod<ApplePayWork>>
    private let event: ApplePaySheetEvent
    private let attempt: AttemptID

    init(_ component: Component<DropInMethod<ApplePayWork>>, _ event: ApplePaySheetEvent, _ attempt: AttemptID) {
        self.component = component
        self.event = event
        self.attempt = attempt
    }

    func handOver() async { await component.take(event, attempt: attempt) }
}
