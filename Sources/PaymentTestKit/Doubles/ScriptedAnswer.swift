public import PaymentFlows

/// How a scripted gateway answers one call.
public enum ScriptedAnswer<Value: Hashable & Sendable>: Sendable {
    /// At once, by returning.
    case now(CallResult<Value>)
    /// Through the reply, from a task of its own that yields first.
    case later(CallResult<Value>)
    /// Through the reply, when the test says so: `release` of its gateway.
    case held(CallResult<Value>)
    /// Through the reply, twice.
    case twice(CallResult<Value>)
    /// Not at all: the reply is let go.
    case lost
    /// Not at all: the reply is kept, so that only a deadline ends the wait.
    case never
}
