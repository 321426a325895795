internal import CommandTool
internal import PaymentTestKit

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// A file that repeats one failure.
enum ReplayFile {
    /// Reads one; nil: it is none.
    static func read(_ path: String) -> ScheduleReplay? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return try? JSONDecoder().decode(ScheduleReplay.self, from: data)
    }

    /// Writes one into the current directory; its name, or nil: it cannot be written.
    static func write(_ replay: ScheduleReplay) -> String? {
        let path = "checkout-explore-\(replay.flow)-\(replay.seed).json"
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        guard let data = try? encoder.encode(replay), let file = ReportFile(path) else { return nil }
        return file.write(String(decoding: data, as: UTF8.self) + "\n") ? path : nil
    }
}
