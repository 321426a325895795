internal import PaymentCheckout

/// How long the steps of the sessions took: of every session, none is left out.
struct StressTimings: Sendable {
    let tapToURL = LatencyRecorder()
    let returnToOutcome = LatencyRecorder()
    let session = LatencyRecorder()
    let cancelToLastCallback = LatencyRecorder()

    var steps: [(key: String, name: String, recorder: LatencyRecorder)] {
        [
            ("tapToURL", "tap to checkout URL", tapToURL), ("returnToOutcome", "return to outcome", returnToOutcome),
            ("session", "whole session", session),
            ("cancelToLastCallback", "cancel to last callback", cancelToLastCallback),
        ]
    }
}
