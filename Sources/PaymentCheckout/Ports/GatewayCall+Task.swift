internal import PaymentFlows

extension GatewayCall {
    /// Starts the call by a client's async function, in a task of its own.
    ///
    /// Detached: the call outlives whoever waits for it, so nobody's cancellation may reach it, and it has neither the priority nor
    /// the task-local values of whoever happened to drive the flow there. Two call sites: a nil preference handed on would be recorded
    /// in the task, and each of its hops would then take a lock.
    func inTask(_ body: @escaping @Sendable () async -> CallResult<Value>) -> Started<Value> {
        let reply = later()
        if let executor = target.owner.context.executor {
            Task.detached(executorPreference: executor) { _ = reply(await body()) }
        } else {
            Task.detached { _ = reply(await body()) }
        }
        return .later(reply)
    }
}
