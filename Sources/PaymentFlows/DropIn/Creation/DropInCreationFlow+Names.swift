extension DropInCreationFlow.Event: NamedStep {
    package static let names = [
        "createAsked", "shopperGiven", "decided", "acknowledged", "deadlinePassed", "cancelled", "reset",
    ]

    package var name: String {
        switch self {
        case .createAsked: "createAsked"
        case .shopperGiven: "shopperGiven"
        case .decided: "decided"
        case .acknowledged: "acknowledged"
        case .deadlinePassed: "deadlinePassed"
        case .cancelled: "cancelled"
        case .reset: "reset"
        }
    }
}

extension DropInCreationFlow.Effect: NamedStep {
    package static let names = ["askShopper", "decide", "announce"]

    package var name: String {
        switch self {
        case .askShopper: "askShopper"
        case .decide: "decide"
        case .announce: "announce"
        }
    }
}
