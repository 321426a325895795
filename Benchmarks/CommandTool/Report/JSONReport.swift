/// The results as nested objects, in the order in which they were set.
package struct JSONReport: Sendable {
    private var root = JSONValue.object([])

    /// An empty one.
    package init() {}

    /// The value at a path of keys; setting one makes the objects on the way.
    package subscript(path: String...) -> JSONValue? {
        get {
            path.reduce(Optional(root)) { value, key in
                guard case .object(let members)? = value else { return nil }
                return members.first { $0.key == key }?.value
            }
        }
        set { root = Self.setting(newValue ?? .null, at: path[...], in: root) }
    }

    /// The report as text that ends with a line end.
    package var text: String { root.text() + "\n" }

    private static func setting(_ new: JSONValue, at path: ArraySlice<String>, in old: JSONValue?) -> JSONValue {
        guard let key = path.first else { return new }
        var members: [(key: String, value: JSONValue)] = []
        if case .object(let known)? = old { members = known }
        let index = members.firstIndex { $0.key == key }
        let value = setting(new, at: path.dropFirst(), in: index.map { members[$0].value })
        if let index { members[index].value = value } else { members.append((key, value)) }
        return .object(members)
    }
}
