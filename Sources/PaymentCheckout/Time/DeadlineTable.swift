/// Who is armed until when: slots that a `DeadlineTimer` names, and a heap of them by due instant, then by arming.
///
/// 48 bytes an armed entry. The heap holds its keys itself, so that moving in it touches no slot but the moved one's.
struct DeadlineTable {
    struct Slot {
        /// Held only while armed.
        var owner: (any Expirable)?
        /// Of the arming that has this slot, or had it last.
        var use: UInt32
        /// Armed: its position in the heap. Free: the next free slot.
        var place: Int32
    }
    struct Node {
        let due: Int64
        let order: UInt64
        let slot: Int32

        func isBefore(_ other: Node) -> Bool { due != other.due ? due < other.due : order < other.order }
    }
    private var slots: [Slot] = []
    private var heap: [Node] = []
    private var firstFree: Int32 = -1
    /// Counts armings, for the order among equal instants; its low half is the use, so no slot repeats one soon.
    private var armings: UInt64 = 0

    var count: Int { heap.count }
    /// Slots in use or free.
    var slotCount: Int { slots.count }
    var earliest: Int64? { heap.first?.due }

    mutating func arm(_ owner: any Expirable, at due: Int64) -> DeadlineTimer {
        armings += 1
        let timer = DeadlineTimer(slot: takeSlot(), use: UInt32(truncatingIfNeeded: armings))
        slots[Int(timer.slot)].owner = owner
        slots[Int(timer.slot)].use = timer.use
        let node = Node(due: due, order: armings, slot: timer.slot)
        if heap.count == heap.capacity { heap.reserveCapacity(heap.count + heap.count / 4 + 16) }
        heap.append(node)
        rise(node, from: heap.count - 1)
        return timer
    }

    /// The owner to be let go, outside the lock; nil when the identity is stale.
    mutating func disarm(_ timer: DeadlineTimer) -> (any Expirable)? {
        let index = Int(timer.slot)
        guard slots.indices.contains(index), slots[index].use == timer.use, slots[index].owner != nil else {
            return nil
        }
        return remove(at: Int(slots[index].place))
    }

    /// The next entry that is due, taken out.
    mutating func popDue(at now: Int64) -> (owner: any Expirable, timer: DeadlineTimer)? {
        guard let first = heap.first, first.due <= now else { return nil }
        let timer = DeadlineTimer(slot: first.slot, use: slots[Int(first.slot)].use)
        guard let owner = remove(at: 0) else { return nil }
        return (owner, timer)
    }

    // MARK: slots

    private mutating func takeSlot() -> Int32 {
        guard firstFree < 0 else {
            let slot = firstFree
            firstFree = slots[Int(slot)].place
            return slot
        }
        // A quarter at a time: a million parked sessions should not pay for doubling.
        if slots.count == slots.capacity { slots.reserveCapacity(slots.count + slots.count / 4 + 16) }
        slots.append(Slot(owner: nil, use: 0, place: -1))
        return Int32(slots.count - 1)
    }

    private mutating func remove(at place: Int) -> (any Expirable)? {
        let slot = heap[place].slot
        let owner = slots[Int(slot)].owner
        slots[Int(slot)].owner = nil
        slots[Int(slot)].place = firstFree
        firstFree = slot
        let last = heap.removeLast()
        if place < heap.count {
            if place > 0, last.isBefore(heap[(place - 1) / 4]) {
                rise(last, from: place)
            } else {
                sink(last, from: place)
            }
        }
        shrink()
        return owner
    }

    private mutating func shrink() {
        if heap.isEmpty, slots.count > 1024 {
            slots = []
            firstFree = -1
        }
        if heap.capacity > 1024, heap.count * 4 < heap.capacity {
            var smaller: [Node] = []
            smaller.reserveCapacity(heap.count * 2)
            smaller.append(contentsOf: heap)
            heap = smaller
        }
    }

    // MARK: heap, four children a node

    private mutating func put(_ node: Node, at place: Int) {
        heap[place] = node
        slots[Int(node.slot)].place = Int32(place)
    }

    private mutating func rise(_ node: Node, from start: Int) {
        var place = start
        while place > 0 {
            let parent = (place - 1) / 4
            guard node.isBefore(heap[parent]) else { break }
            put(heap[parent], at: place)
            place = parent
        }
        put(node, at: place)
    }

    private mutating func sink(_ node: Node, from start: Int) {
        var place = start
        while true {
            let first = place * 4 + 1
            guard first < heap.count else { break }
            var least = first
            for child in (first + 1)..<max(first + 1, min(first + 4, heap.count))
            where heap[child].isBefore(heap[least]) {
                least = child
            }
            guard heap[least].isBefore(node) else { break }
            put(heap[least], at: place)
            place = least
        }
        put(node, at: place)
    }
}
