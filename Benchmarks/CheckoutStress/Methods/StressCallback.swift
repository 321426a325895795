/// A merchant callback of a method under stress, by the vendor's name.
struct StressCallback: Hashable, Sendable, CustomStringConvertible {
    let name: String
    /// Its answer decides how the attempt goes on.
    var isGate = false
    /// A last callback of an attempt that was sent: nothing cancels its task.
    var isLast = false

    var description: String { name }

    static func == (left: StressCallback, right: StressCallback) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
