/// What is really different between the methods of Drop-in: the steps that each has alone, as pure functions.
///
/// Everything else, from the gate to the verified outcome, is `DropInCourse`; in what little they differ there is said by `facts`.
package protocol DropInSteps: DropInKnowledge
where Step: AboutAttempt, Admitted: AboutAttempt, Means: AboutAttempt, Purchase: DropInPurchase {
    associatedtype Event: DropInStepEvent
    associatedtype Effect: Hashable & Sendable & NamedStep

    /// In what the method differs from the others on the course they share.
    static var facts: DropInFacts { get }
    /// The names of the steps, in the order of the happy path.
    static var stepNames: [String] { get }
    /// The step's place in `stepNames`.
    static func place(of step: Step) -> UInt8

    /// The merchant let the tap pass.
    static func admit(_ tap: Evidence<DropInTap<Input>>) -> DropInMove<Self>
    /// Whether the merchant is asked for consent (DI-20).
    static func consent(for admitted: Admitted) -> DropInConsentSource
    /// The submission has begun and consent is known.
    static func fund(_ consented: Evidence<DropInConsented<Admitted>>) -> DropInMove<Self>
    /// Why this shopper cannot pay with these means; nil: they can.
    static func problem(of shopper: TransactionShopper?, payingWith means: Means) -> PaymentFailure?
    /// Shopper and address are known.
    static func complete(_ order: Evidence<DropInOrder<Means>>) -> DropInMove<Self>

    /// Something happened to a step.
    static func take(_ event: Event, in step: Step) -> DropInMove<Self>
    /// The event may be the same answer again that a step has had already; false: the step waits for its first.
    static func mayRepeat(_ event: Event, in step: Step) -> Bool
    /// What the step waits for has taken too long.
    static func overrun(_ step: Step) -> DropInMove<Self>
    /// The attempt got new ids.
    static func renewed(_ attempt: Evidence<Attempt>, in step: Step) -> DropInMove<Self>
    /// Another try that answers a definite no (DI-34); nil: the no is the outcome.
    static func retry(
        after refusal: ProviderRefusal, of sending: DropInSending<Purchase>, following systemTransactionId: String?
    ) -> DropInMove<Self>?

    /// Names the hand-offs that a person has answered on the way to what is submitted.
    static func answeredHandoffs(of admitted: Admitted) -> Set<String>
    /// The same on the way to what is paid with.
    static func answeredHandoffs(payingWith means: Means) -> Set<String>
    /// The same up to a step.
    static func answeredHandoffs(at step: Step) -> Set<String>
    /// Names the hand-off at which the step waits for a person; nil: it waits at none. A shopper who leaves there has answered it.
    static func openHandoff(at step: Step) -> String?
    /// What the shopper's leaving is told by; nil: no callback is named for it.
    static func noticeOfLeaving(at step: Step?, isAdmitted: Bool) -> DropInNotice?
    /// The step comes before the submission: the flag is down (DI-12).
    static func isBeforeSubmission(_ step: Step) -> Bool
    /// Where the step is, for whoever waits.
    static func standing(_ step: Step) -> Standing<DropInWaiting<Handoff>>
    /// The call of a provider that the step waits for.
    static func call(_ step: Step) -> Effect?
    /// How long the step may last.
    static func limit(_ step: Step, _ deadlines: DeadlinePolicy) -> Limit?
    /// What the entry into the step means to an analytics observer.
    static func milestone(_ step: Step) -> AnalyticsName?
    /// A shopper who leaves at a state of this name dismisses a wallet's sheet.
    static func isAtSheet(_ stateName: String) -> Bool
    /// The order is captured, not authorised.
    static func captures(_ purchase: Purchase) -> Bool
}

extension DropInSteps {
    package static func problem(of shopper: TransactionShopper?, payingWith means: Means) -> PaymentFailure? { nil }
    package static func mayRepeat(_ event: Event, in step: Step) -> Bool { true }
    package static func renewed(_ attempt: Evidence<Attempt>, in step: Step) -> DropInMove<Self> { .ignore(.late) }
    package static func retry(
        after refusal: ProviderRefusal, of sending: DropInSending<Purchase>, following systemTransactionId: String?
    ) -> DropInMove<Self>? { nil }
    package static func answeredHandoffs(of admitted: Admitted) -> Set<String> { [] }
    package static func answeredHandoffs(payingWith means: Means) -> Set<String> { [] }
    package static func answeredHandoffs(at step: Step) -> Set<String> { [] }
    package static func openHandoff(at step: Step) -> String? { nil }
    package static func milestone(_ step: Step) -> AnalyticsName? { nil }
    package static func isAtSheet(_ stateName: String) -> Bool { false }
    package static func captures(_ purchase: Purchase) -> Bool { false }
}
