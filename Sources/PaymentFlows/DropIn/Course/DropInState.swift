/// What a method of Drop-in is waiting for: the stations that every method passes, and between them the steps that it has alone.
public enum DropInState<Method: DropInKnowledge>: Hashable, Sendable {
    /// The method is not offered yet, or has gone away. Leads to: idle.
    case absent
    /// The method is offered and may be tapped. Leads to: askingBeforeSubmit, announcing.
    case idle
    /// The gate `onBeforeSubmit` (DI-10). Leads to: the method's own steps, askingConsent, ended, announcing.
    case askingBeforeSubmit(Evidence<DropInTap<Method.Input>>)
    /// `onSubmit` is running (DI-11). Leads to: askingConsent, the method's own steps, askingShopper.
    case submitting(Evidence<Method.Admitted>)
    /// The query `onGetConsent` (DI-20). Leads to: the method's own steps, askingShopper.
    case askingConsent(Evidence<Method.Admitted>)
    /// The query `onGetShopper` (DI-02). Leads to: askingAddress, announcing.
    case askingShopper(Evidence<Method.Means>)
    /// The query `onGetShippingAddress` (DI-04). Leads to: the method's own steps, askingStatus, reserving.
    case askingAddress(Evidence<DropInOrder<Method.Means>>)
    /// One of the method's own steps. Leads to: another one, the next station, announcing, ended.
    case step(Method.Step)
    /// An earlier attempt under the same ids ended unknown: the provider is asked first (EN-28). Leads to: renewing, reserving, announcing.
    case askingStatus(Evidence<DropInSending<Method.Purchase>>)
    /// The earlier transaction had a definite no: this attempt gets ids of its own (EN-47). Leads to: reserving.
    case renewing(Evidence<DropInSending<Method.Purchase>>)
    /// A slot for the money-moving call is being waited for (EN-41); nothing is sent yet. Leads to: authorising, capturing.
    case reserving(Evidence<DropInSending<Method.Purchase>>)
    /// The authorise call has been sent: the point of no return is passed. Leads to: announcing, verifying, querying, and for a card
    /// softDeclineRetry.
    case authorising(Evidence<DropInSending<Method.Purchase>>)
    /// The capture of an approved order has been sent: the point of no return is passed (DI-52). Leads to: announcing, verifying, querying.
    case capturing(Evidence<DropInSending<Method.Purchase>>)
    /// Nothing is known of the call: the next status query is being waited for (EN-43). Leads to: querying, announcing.
    case verifying(Evidence<DropInVerifying<Method.Purchase>>)
    /// A status query is on its way (EN-43). Leads to: verifying, announcing.
    case querying(Evidence<DropInVerifying<Method.Purchase>>)
    /// The last callback of the attempt is running; the outcome is decided. Leads to: ended.
    case announcing(Evidence<DropInEnding>)
    /// The attempt has ended. Leads to: askingBeforeSubmit, recheckingOutcome, renewingAttempt, idle, absent.
    case ended(Evidence<DropInEnding>)
    /// A tap after an unknown outcome: the provider is asked once (EN-22). Leads to: renewingAttempt, ended.
    case recheckingOutcome(Evidence<DropInRecheck<Method.Input>>)
    /// The unknown transaction had a definite no: the tap goes on under ids of its own (EN-47). Leads to: askingBeforeSubmit.
    case renewingAttempt(Evidence<DropInRecheck<Method.Input>>)
}
