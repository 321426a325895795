internal import FoundationEssentials
internal import PaymentFlows

extension PazeMethod {
    /// The sending state is entered with the slot (EN-41).
    func reserveSlot(on component: isolated Component<Self>) -> Begun<PazeFlow.Event> {
        let now = component.context.wallClock()
        guard let limiter = component.context.callLimiter else { return .answered(.slotGranted(now)) }
        let step = component.course.step
        guard limiter.take(SlotTurn(component, step)) else { return .later }
        component.holdSlot()
        return .answered(.slotGranted(now))
    }
}
