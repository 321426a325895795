/// The merchant transaction ids that a session has taken beyond the one that it was opened for (EN-47). A value; there are few.
struct LaterIds {
    private struct Entry {
        let id: String
        let first: String
        let ordinal: Int
        var isUsed: Bool
    }
    private var entries: [Entry] = []

    var all: [String] { entries.map(\.id) }
    func contains(_ id: String) -> Bool { entries.contains { $0.id == id } }

    mutating func add(_ id: String, _ first: String, _ ordinal: Int, isUsed: Bool) {
        entries.append(Entry(id: id, first: first, ordinal: ordinal, isUsed: isUsed))
    }

    /// The id that the n-th transaction has, once it has been named: it keeps it, whatever is retried. An attempt goes under it.
    mutating func use(_ first: String, _ ordinal: Int) -> String? {
        guard let place = entries.firstIndex(where: { $0.first == first && $0.ordinal == ordinal }) else { return nil }
        entries[place].isUsed = true
        return entries[place].id
    }

    /// Forgets an id that no attempt went under; false: there is none.
    mutating func removeUnused(_ id: String) -> Bool {
        guard let place = entries.firstIndex(where: { $0.id == id && !$0.isUsed }) else { return false }
        entries.remove(at: place)
        return true
    }
}
