/// Remembers the newest entries by key, and forgets the oldest when it is full (EN-52). Every operation is O(1).
package struct BoundedRing<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        let key: Key
        var value: Value
    }
    /// In order of arrival, around a ring; nil where one was forgotten.
    private var ring: [Entry?] = []
    /// Where in the ring a key is.
    private var places = CompactTable<UInt32>()
    private var next = 0
    package let capacity: Int

    /// - Parameter capacity: how many it remembers; 65,536 by default, at least one.
    package init(capacity: Int = 65_536) { self.capacity = max(1, capacity) }

    package var count: Int { places.count }

    package subscript(key: Key) -> Value? { place(of: key, Self.hash(key)).flatMap { ring[Int($0)]?.value } }

    /// Remembers a value as the newest; under a key that is known it replaces the value, and the key keeps its age.
    ///
    /// - Returns: what was forgotten for it.
    @discardableResult
    package mutating func remember(_ value: Value, for key: Key) -> (key: Key, value: Value)? {
        let hash = Self.hash(key)
        if let known = place(of: key, hash) {
            ring[Int(known)]?.value = value
            return nil
        }
        let place = next
        next = (next + 1) % capacity
        guard place < ring.count else {
            ring.append(Entry(key: key, value: value))
            places.insert(UInt32(place), hash)
            return nil
        }
        let oldest = ring[place]
        if let oldest { _ = places.remove(Self.hash(oldest.key)) { $0 == place } }
        ring[place] = Entry(key: key, value: value)
        places.insert(UInt32(place), hash)
        return oldest.map { ($0.key, $0.value) }
    }

    /// Forgets a key; its value, if it was known.
    @discardableResult
    package mutating func forget(_ key: Key) -> Value? {
        let hash = Self.hash(key)
        guard let place = place(of: key, hash) else { return nil }
        _ = places.remove(hash) { $0 == place }
        defer { ring[Int(place)] = nil }
        return ring[Int(place)]?.value
    }

    /// Whether one that is sought is known. Every one is looked at.
    package func contains(where isSought: (Key, Value) -> Bool) -> Bool {
        ring.contains { $0.map { isSought($0.key, $0.value) } ?? false }
    }

    private func place(of key: Key, _ hash: UInt64) -> UInt32? { places.find(hash) { ring[Int($0)]?.key == key } }

    private static func hash(_ key: Key) -> UInt64 { UInt64(bitPattern: Int64(key.hashValue)) }
}
