internal import PaymentFlows

/// Slots of the call limiter: held from the entry into the sending state until its call is answered or given up (EN-41).
extension Component {
    package func holdSlot() { seat.holdsSlot = true }

    func giveSlotBack() {
        seat.holdsSlot = false
        context.callLimiter?.giveBack()
    }

    /// A slot has come. Whoever waited for it may have been cancelled meanwhile.
    func slotGranted(step: UInt32) {
        guard seat.course.mode == .parked, seat.course.step == step else {
            context.callLimiter?.giveBack()
            return
        }
        seat.holdsSlot = true
        dispatch(Method.slotGranted(at: context.wallClock()))
    }
}

/// A place in the limiter's line.
///
/// The line may be long and its provider slow: it keeps no closed session alive (EN-62).
final class SlotTurn<Method: PaymentMethod>: SlotWaiter {
    private weak let component: Component<Method>?
    private let step: UInt32

    init(_ component: Component<Method>, _ step: UInt32) {
        self.component = component
        self.step = step
    }

    func granted() -> Bool {
        guard let component else { return false }
        component.supervisor.shard.inbox.push(SlotGrant(component, step))
        return true
    }
}

/// A slot on its way to its component.
final class SlotGrant<Method: PaymentMethod>: Pending {
    private let component: Component<Method>
    private let step: UInt32

    init(_ component: Component<Method>, _ step: UInt32) {
        self.component = component
        self.step = step
    }

    func handOver() async { await component.slotGranted(step: step) }
}
