/// A shopper's return as the flow takes it: a complete checkout is behind one reference from here on.
package enum PazeArrival: Hashable, Sendable {
    /// The checkout is complete.
    case complete(Evidence<PazeCheckoutResult>)
    /// It is not.
    case incomplete(Evidence<PazeReturn>)

    package init(_ answer: PazeReturn) {
        if case .complete(let result) = answer {
            self = .complete(Evidence(result))
        } else {
            self = .incomplete(Evidence(answer))
        }
    }
}
