/// What a method's own step says is to follow.
package enum DropInMove<Method: DropInSteps>: Hashable, Sendable {
    /// Another step, with this to be done.
    case perform(Method.Step, Method.Effect)
    /// Another step, which waits.
    case rest(Method.Step)
    /// The same or another step, while what is being done goes on.
    case note(Method.Step)
    /// The step asks for new ids.
    case renew(Method.Step, Evidence<Attempt>)
    /// The submission may begin.
    case admitted(Evidence<Method.Admitted>)
    /// It is known what is paid with.
    case funded(Evidence<Method.Means>)
    /// Everything is known that is to be sent.
    case send(Evidence<Method.Purchase>)
    /// The attempt is over.
    case end(Outcome, DropInNotice?)
    case postpone
    case ignore(IgnoreReason)
    case refuse(Refusal)
}

extension DropInMove {
    /// The attempt fails, and `onError` tells it.
    package static func fail(_ failure: PaymentFailure) -> DropInMove {
        .end(.failed(Evidence(failure)), .error(failure))
    }
}
