package import FoundationEssentials
package import PaymentFlows

/// A payment method over the flow of the Paze button: the button itself, and Paze inside Drop-in.
///
/// Calls, requests and what their answers mean are the same for both, in extensions of this protocol; they are specialised for each, so
/// that sharing them costs nothing. What differs is who is asked and told.
package protocol PazeDriven: PaymentMethod where Flow: PazeCarrying {
    /// What is set on the button, as data. Nil: nothing is, or the session is closed.
    var config: PazeButtonComponentConfig? { get }
}

/// A flow that is the flow of the Paze button, or holds it.
package protocol PazeCarrying: PaymentFlow where Event == PazeFlow.Event, Waiting == PazeWaiting {
    /// The flow of the button.
    var paze: PazeFlow { get }
}

extension PazeFlow: PazeCarrying {
    @inline(__always)
    package var paze: PazeFlow { self }
}

extension DropInPazeFlow: PazeCarrying {}

extension PazeDriven {
    package static var appeared: PazeFlow.Event { .appeared }
    package static var resetEvent: PazeFlow.Event { .reset }
    package static var journalFailed: PazeFlow.Event { .journalFailed }

    package static func slotGranted(at date: Date) -> PazeFlow.Event { .slotGranted(date) }
    package static func sendingRefused(_ failure: Evidence<PaymentFailure>) -> PazeFlow.Event {
        .sendingRefused(failure)
    }
    package static var outcomeAsked: PazeFlow.Event? { .outcomeAsked }
    /// A key is Paze's, wherever its button is.
    package func keyKind(_ flow: Flow) -> String { PazeMethod.name }
}
