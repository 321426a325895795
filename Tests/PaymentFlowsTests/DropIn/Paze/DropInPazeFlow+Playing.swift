import PaymentFlows
import Testing

/// Short ways to say what happens to Paze inside Drop-in.
extension DropInPazeFlow {
    var stateName: String { paze.stateName }
    /// The last callback of the attempt that has ended last.
    var notice: DropInNotice? { paze.ending?.payload.dropInNotice }
    var isUnderWay: Bool { phase == .open || phase == .committed }

    /// The events of the happy path: none of them answers a callback of the button.
    static func happyPath(_ attempt: Evidence<Attempt> = Samples.attempt()) throws -> [Event] {
        [
            .appeared, .tapped(attempt), .decided(true), .checkoutChecked(try #require(Samples.request)), .created(),
            .returned(Samples.complete()), .complete(), .decryption(), .acknowledged, .answered(.proceed),
            .shopperGiven(nil), .slotGranted(Samples.sentAt),
        ]
    }

    /// A flow that has come to a state on the happy path.
    static func at(_ name: String, attempt: Evidence<Attempt> = Samples.attempt()) throws -> DropInPazeFlow {
        var flow = DropInPazeFlow()
        for event in try happyPath(attempt) {
            if flow.stateName == name { return flow }
            _ = flow.handle(event)
        }
        try #require(flow.stateName == name)
        return flow
    }

    /// The callbacks that are asked for on a path, each with the flag as the merchant sees it, and the flag at the end.
    static func callbacks(on path: [Event]) -> [String] {
        var flow = DropInPazeFlow()
        var log: [String] = []
        for event in path {
            guard case .perform(let effect) = flow.handle(event), let callback = effect.callback else { continue }
            log.append("\(callback) \(flow.isProcessing ? "up" : "down")")
        }
        return log + [flow.isProcessing ? "up" : "down"]
    }
}

extension DropInPazeEffect {
    fileprivate var callback: String? {
        switch self {
        case .askBeforeSubmit: "onBeforeSubmit"
        case .announceSubmit: "onSubmit"
        case .askShopper: "onGetShopper"
        case .announce(let telling):
            switch telling.payload.notice {
            case .succeeded: "onSuccess"
            case .error, .refused, .authentication: "onError"
            case .cancelled: "onCancel"
            }
        case .readRisk, .work: nil
        }
    }
}
