/// A shopper's return as the flow takes it: a complete checkout is behind one reference from here on.
package enum PazeArrival: Hashable, Sendable {
    /// The checkout is complete.
    case complete(Evidence<PazeCheckoutResult>)
    /// It is not.
    case incomplete(Evidence<PazeReturn>)

    package init(_ answer: consuming PazeReturn) {
        switch consume answer {
        case .complete(let result): self = .complete(Evidence(result))
        case let other: self = .incomplete(Evidence(other))
        }
    }
}
