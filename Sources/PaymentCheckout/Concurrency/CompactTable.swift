/// A hash table for very many small values: 12 bytes a place, and it grows by a quarter where a dictionary doubles.
///
/// A value is found by its hash and by looking at it, so that any number may have the same hash. Entries lie in the order of
/// their tags, each at its home or behind; what does not fit lies beyond the homes, so that nothing wraps around. A removal
/// closes its gap.
struct CompactTable<Value: Sendable>: Sendable {
    private var tags: [UInt32] = []
    /// Nil where there is no entry.
    private var values: [Value?] = []
    private var homes = 0
    private(set) var count = 0

    /// How many entries there is room for.
    var capacity: Int { values.count }

    /// All values, in no order of theirs.
    var all: [Value] { values.compactMap { $0 } }

    /// The value under a hash that is the one that is looked for.
    func find(_ hash: UInt64, where isSought: (Value) -> Bool) -> Value? {
        place(of: hash, where: isSought).flatMap { values[$0] }
    }

    /// Adds a value. The caller knows that it is not in the table.
    mutating func insert(_ value: Value, _ hash: UInt64) {
        if count * 20 >= homes * 17 { rebuild(homes: homes + homes / 4 + 16) }
        count += 1
        var tag = tag(hash)
        var carried = Optional(value)
        var place = start(tag)
        while place < values.count, values[place] != nil, tags[place] <= tag { place += 1 }
        // Those behind move on by one, up to the next gap.
        while place < values.count {
            swap(&tag, &tags[place])
            swap(&carried, &values[place])
            if carried == nil { return }
            place += 1
        }
        tags.append(tag)
        values.append(carried)
    }

    /// Removes the value under a hash that is the one that is looked for; nil: it is not there.
    mutating func remove(_ hash: UInt64, where isSought: (Value) -> Bool) -> Value? {
        guard var gap = place(of: hash, where: isSought) else { return nil }
        let removed = values[gap]
        values[gap] = nil
        count -= 1
        while gap + 1 < values.count, values[gap + 1] != nil, start(tags[gap + 1]) <= gap {
            tags.swapAt(gap, gap + 1)
            values.swapAt(gap, gap + 1)
            gap += 1
        }
        if homes > 1024, count * 4 < homes { rebuild(homes: count * 2) }
        return removed
    }

    private func place(of hash: UInt64, where isSought: (Value) -> Bool) -> Int? {
        let tag = tag(hash)
        var place = start(tag)
        while place < values.count, let value = values[place], tags[place] <= tag {
            if tags[place] == tag, isSought(value) { return place }
            place += 1
        }
        return nil
    }

    /// Takes all of the hash in: its high bits alone may say little.
    private func tag(_ hash: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: ((hash ^ (hash >> 32)) &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }

    /// The home of a tag: in the order of the tags.
    private func start(_ tag: UInt32) -> Int { Int((UInt64(tag) * UInt64(homes)) >> 32) }

    private mutating func rebuild(homes: Int) {
        let (oldTags, oldValues) = (tags, values)
        self.homes = homes
        let room = homes + homes / 64 + 8
        tags = Array(repeating: 0, count: room)
        values = Array(repeating: nil, count: room)
        var next = 0
        for (tag, value) in zip(oldTags, oldValues) where value != nil {
            next = max(next, start(tag))
            if next < values.count {
                tags[next] = tag
                values[next] = value
            } else {
                tags.append(tag)
                values.append(value)
            }
            next += 1
        }
    }
}
