/// The components of a session, in the order in which they were made. Nearly always there is one, which needs no array.
struct Roster: Sequence, Sendable {
    private var first: (any SessionMember)?
    private var others: [any SessionMember] = []

    /// One that is in it already stays where it is.
    mutating func add(_ member: any SessionMember) {
        guard first != nil else {
            first = member
            return
        }
        guard !contains(where: { $0 === member }) else { return }
        // Drop-in has five.
        if others.isEmpty { others.reserveCapacity(4) }
        others.append(member)
    }

    func makeIterator() -> Iterator { Iterator(present: first, others: others[...]) }

    struct Iterator: IteratorProtocol {
        fileprivate var present: (any SessionMember)?
        fileprivate var others: ArraySlice<any SessionMember>

        mutating func next() -> (any SessionMember)? {
            defer { present = others.popFirst() }
            return present
        }
    }
}
