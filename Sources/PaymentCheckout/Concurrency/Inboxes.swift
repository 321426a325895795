internal import FoundationEssentials

/// One inbox per core, so that two gateways' threads do not fight over one lock. A session keeps to its own.
package struct Inboxes: Sendable {
    private let all: [Inbox]

    /// - Parameter count: how many; the number of active cores by default, at least one.
    /// - Parameter executor: where the pumps run, for deterministic exploration.
    package init(
        count: Int = ProcessInfo.processInfo.activeProcessorCount, executor: (any TaskExecutor)? = nil
    ) {
        all = (0..<max(1, count)).map { _ in Inbox(executor: executor) }
    }

    /// The inbox of a session, always the same one for the same id.
    package func inbox(for id: some Hashable) -> Inbox {
        all[Int(UInt(bitPattern: id.hashValue) % UInt(all.count))]
    }
}
