/// Remembers the newest entries by key, and forgets the oldest when it is full (EN-52). Every operation is O(1).
package struct BoundedRing<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        var value: Value
        let place: Int
    }
    private var entries: [Key: Entry] = [:]
    /// The keys in order of arrival, around a ring; nil where one was removed.
    private var ring: [Key?] = []
    private var next = 0
    package let capacity: Int

    /// - Parameter capacity: how many it remembers; 65,536 by default, at least one.
    package init(capacity: Int = 65_536) { self.capacity = max(1, capacity) }

    package var count: Int { entries.count }

    package subscript(key: Key) -> Value? { entries[key]?.value }

    /// Remembers a value as the newest; under a key that is known it replaces the value, and the key keeps its age.
    ///
    /// - Returns: what was forgotten for it.
    @discardableResult
    package mutating func remember(_ value: Value, for key: Key) -> (key: Key, value: Value)? {
        if let known = entries[key] {
            entries[key] = Entry(value: value, place: known.place)
            return nil
        }
        let place = next
        next = (next + 1) % capacity
        entries[key] = Entry(value: value, place: place)
        guard place < ring.count else {
            ring.append(key)
            return nil
        }
        let oldest = ring[place]
        ring[place] = key
        guard let oldest, let forgotten = entries.removeValue(forKey: oldest) else { return nil }
        return (oldest, forgotten.value)
    }

    /// Forgets a key; its value, if it was known.
    @discardableResult
    package mutating func forget(_ key: Key) -> Value? {
        guard let entry = entries.removeValue(forKey: key) else { return nil }
        ring[entry.place] = nil
        return entry.value
    }
}
