extension Task {
    /// Whether this is the task that asks. Compared by identity: a task-local value for it would cost as much as four steps.
    var isCurrent: Bool {
        withUnsafeCurrentTask { current in
            guard let current else { return false }
            // Both are the runtime's pointer to the task and nothing else; neither is kept.
            return unsafeBitCast(current, to: UInt.self) == unsafeBitCast(self, to: UInt.self)
        }
    }
}
