extension SessionScenario: CustomStringConvertible {
    /// What is out of the ordinary in it, in words.
    package var description: String {
        var words = [
            "\(Method.flow): \(tappers) tapping\(hasSecondComponent ? ", the last at a second component" : "")"
        ]
        if let hanging { words.append("\(hanging.rawValue) hangs") }
        if let reentering { words.append("\(reentering.rawValue) calls \(inner)") }
        if let vetoing { words.append("\(vetoing.rawValue) says no") }
        for gate in Method.deferrable where deferred.contains(gate) { words.append("\(gate.rawValue) is the host's") }
        for call in Method.Call.allCases {
            if let answer = answers[call] { words.append("\(call.rawValue) is answered \(answer)") }
        }
        if findsTransaction { words.append("queries find the transaction") }
        if person != .completes { words.append("the person \(person)") }
        for moment in cancels { words.append("a cancel after \(moment)") }
        if let cancelsTasks { words.append("clients go after \(cancelsTasks)") }
        if let disappears { words.append("\(reappears ? "gone and back" : "gone") after \(disappears)") }
        for webhook in webhooks {
            words.append(
                "the provider says \(webhook.word.rawValue) \(webhook.deliveries) times after \(webhook.moment)")
        }
        if !suspends { words.append("callbacks do not suspend") }
        if neverExpires { words.append("it never expires") }
        return words.joined(separator: "; ")
    }
}
