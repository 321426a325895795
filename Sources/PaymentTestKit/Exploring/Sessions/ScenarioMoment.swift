/// When something happens in a scenario.
package enum ScenarioMoment: Hashable, Sendable, CustomStringConvertible {
    /// After so many turns of its own task.
    case turns(Int)
    /// After so many seconds of virtual time.
    case seconds(Int)

    /// In words.
    package var description: String {
        switch self {
        case .turns(let turns): "\(turns) turns"
        case .seconds(let seconds): "\(seconds) s"
        }
    }

    /// It comes by itself, without time having to pass.
    var isTurns: Bool { if case .turns = self { true } else { false } }
}

extension ExploredCrew {
    /// Waits for a moment; false: the task was cancelled meanwhile.
    func pause(_ moment: ScenarioMoment) async -> Bool {
        switch moment {
        case .turns(let turns):
            for _ in 0..<turns { await Task.yield() }
            return true
        case .seconds(let seconds):
            do { try await clock.sleep(for: .seconds(seconds)) } catch { return false }
            return true
        }
    }
}
