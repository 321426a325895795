internal import CommandTool

/// The options of the command line, with what the help text says of them.
enum StressOption: String, CommandOption {
    case scenario = "--scenario"
    case sessions = "--sessions"
    case concurrency = "--concurrency"
    case arrivalRate = "--arrival-rate"
    case duration = "--duration"
    case faults = "--faults"
    case seed = "--seed"
    case park = "--park"
    case json = "--json"
    case compare = "--compare"
    case quiet = "--quiet"
    case help = "--help"

    var placeholder: String? {
        switch self {
        case .scenario: "NAME"
        case .sessions, .concurrency, .park: "N"
        case .arrivalRate: "R"
        case .duration: "SECONDS"
        case .faults: "LEVEL"
        case .seed: "S"
        case .json: "FILE"
        case .compare, .quiet, .help: nil
        }
    }

    var limit: String? {
        switch self {
        case .scenario: StressScenario.allCases.map(\.rawValue).joined(separator: ", ")
        case .sessions: "a whole number from 1 to 100000000"
        case .concurrency: "a whole number from 1 to 1000000"
        case .arrivalRate: "a number above 0, at most 10000000"
        case .duration: "a number above 0, at most 86400"
        case .faults: FaultLevel.allCases.map(\.rawValue).joined(separator: ", ")
        case .seed: "a whole number from 0 to 18446744073709551615"
        case .park: "a whole number from 1 to 10000000"
        case .json: "the name of a file that can be written"
        case .compare, .quiet, .help: nil
        }
    }

    var purpose: String {
        switch self {
        case .scenario: "what the sessions do"
        case .sessions: "how many sessions to run"
        case .concurrency: "how many of them at once"
        case .arrivalRate:
            "open loop: sessions start at random, R a second on average, and latency counts from the intended start"
        case .duration: "stop starting sessions after this time, whatever --sessions says"
        case .faults: "how often gateways lose, repeat, delay or refuse"
        case .seed: "where the random numbers start"
        case .park: "leave N sessions waiting for their shopper, and measure the memory of each"
        case .json: "write the results to a file, too"
        case .compare:
            "measure against a pair of actors written by hand, and method against method, in interleaved rounds"
        case .quiet: "no progress line"
        case .help: "print this text"
        }
    }
}
