/// The course that every payment method of Drop-in takes: gate, submission, consent, shopper, address, sending, and what follows.
///
/// Between these stations a method has steps of its own, which say by a `DropInMove` what is to follow. The transitions are in
/// `DropInCourse+Transitions.swift`; what interrupts them is in `+Interruptions`, what follows a sent call in `+Money`, and what
/// is told from outside in `+Notifications`.
package struct DropInCourse<Method: DropInSteps>: Hashable, Sendable {
    package typealias State = DropInState<Method>
    package typealias Event = DropInEvent<Method>
    package typealias Effect = DropInEffect<Method>
    package typealias Sending = Evidence<DropInSending<Method.Purchase>>
    package typealias Verifying = Evidence<DropInVerifying<Method.Purchase>>
    package typealias Recheck = Evidence<DropInRecheck<Method.Input>>
    package typealias Tap = Evidence<DropInTap<Method.Input>>

    /// What the method is doing, with what it has learnt.
    package internal(set) var state: State = .absent
    /// What lies behind: endings whose late replies may still raise the settlement (EN-38), and what was told of no attempt's.
    package internal(set) var past = AttemptPast<DropInEnding>()

    package init() {}
}
