internal import CommandTool
internal import PaymentTestKit

/// The options of the command line, with what the help text says of them.
enum ExploreOption: String, CommandOption {
    case flow = "--flow"
    case scenario = "--scenario"
    case schedules = "--schedules"
    case strategy = "--strategy"
    case detours = "--detours"
    case seed = "--seed"
    case replay = "--replay"
    case json = "--json"
    case quiet = "--quiet"
    case help = "--help"

    var placeholder: String? {
        switch self {
        case .flow, .scenario, .strategy: "NAME"
        case .schedules, .detours: "N"
        case .seed: "S"
        case .replay, .json: "FILE"
        case .quiet, .help: nil
        }
    }

    var limit: String? {
        switch self {
        case .flow: (["all"] + ExploredFlow.all.map(\.name)).joined(separator: ", ")
        case .scenario: ScheduleReplay.Source.allCases.map(\.rawValue).joined(separator: ", ")
        case .schedules: "a whole number from 1 to 1000000000"
        case .strategy: ExploreStrategy.allCases.map(\.rawValue).joined(separator: ", ")
        case .detours: "a whole number from 0 to 1000"
        case .seed: "a whole number from 0 to 18446744073709551615"
        case .replay: "the name of a file that this command has written"
        case .json: "the name of a file that can be written"
        case .quiet, .help: nil
        }
    }

    var purpose: String {
        switch self {
        case .flow: "which flow to explore"
        case .scenario: "what is played: the scenario of each seed, or always two taps and a cancel"
        case .schedules: "how many schedules of each flow to explore, at most"
        case .strategy: "how a schedule chooses among the jobs that are ready"
        case .detours: "exhaustive: how many choices of a schedule may differ from order of arrival"
        case .seed: "the seed of the first schedule; each later one has the next"
        case .replay: "repeat one failure, and tell it in words"
        case .json: "write the results to a file, too"
        case .quiet: "no progress line"
        case .help: "print this text"
        }
    }
}
