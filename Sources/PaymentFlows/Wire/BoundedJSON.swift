/// Checks that bytes are JSON within limits, before a decoder sees them (EN-91).
///
/// One pass in linear time, without recursion; memory follows the depth and the keys of open objects. It is strict: RFC 8259
/// grammar, UTF-8, no key twice in one object, no lone surrogates, nothing behind the value.
struct BoundedJSON {
    /// What may come next.
    enum Expecting {
        case value
        /// The first element of an array, or its end.
        case elementOrEnd
        /// The first key of an object, or its end.
        case keyOrEnd
        case key
        /// A comma, or the end of the innermost array or object; at the top: the end of the payload.
        case commaOrEnd
    }

    /// An open array or object.
    struct Container {
        let isObject: Bool
        /// The keys of the object so far, as UTF-8: keys that only look alike are not the same.
        var keys: Set<ArraySlice<UInt8>> = []
    }

    var cursor: JSONCursor
    let limits: PayloadLimits
    var open: [Container] = []
    var expecting = Expecting.value

    /// Checks a whole payload.
    static func check(_ bytes: [UInt8], limits: PayloadLimits) throws(PayloadProblem) {
        guard bytes.count <= limits.maximumBytes else { throw .tooLarge(limit: limits.maximumBytes) }
        var scanner = BoundedJSON(cursor: JSONCursor(bytes: bytes), limits: limits)
        try scanner.scan()
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .invalidText }
    }

    private mutating func scan() throws(PayloadProblem) {
        guard cursor.skipSpace() != nil else { throw .empty }
        if cursor.isLiteral("null"), cursor.restIsSpace(after: 4) { throw .null }
        while let byte = cursor.skipSpace() {
            switch expecting {
            case .value: try value(byte)
            case .elementOrEnd: if byte == UInt8(ascii: "]") { close() } else { try value(byte) }
            case .keyOrEnd: if byte == UInt8(ascii: "}") { close() } else { try key(byte) }
            case .key: try key(byte)
            case .commaOrEnd: try commaOrEnd(byte)
            }
        }
        guard open.isEmpty, expecting == .commaOrEnd else { throw .truncated }
    }

    private mutating func value(_ byte: UInt8) throws(PayloadProblem) {
        expecting = .commaOrEnd
        switch byte {
        case UInt8(ascii: "{"): try push(isObject: true)
        case UInt8(ascii: "["): try push(isObject: false)
        case UInt8(ascii: "\""): _ = try cursor.string(keepsText: false)
        case UInt8(ascii: "t"): try cursor.literal("true")
        case UInt8(ascii: "f"): try cursor.literal("false")
        case UInt8(ascii: "n"): try cursor.literal("null")
        default: try cursor.number()
        }
    }

    private mutating func key(_ byte: UInt8) throws(PayloadProblem) {
        guard byte == UInt8(ascii: "\"") else { throw .malformed(at: cursor.offset) }
        let key = try cursor.string(keepsText: true)
        guard open[open.count - 1].keys.insert(key).inserted else { throw .duplicateKey }
        guard let colon = cursor.skipSpace() else { throw .truncated }
        guard colon == UInt8(ascii: ":") else { throw .malformed(at: cursor.offset) }
        cursor.offset += 1
        expecting = .value
    }

    private mutating func commaOrEnd(_ byte: UInt8) throws(PayloadProblem) {
        guard let container = open.last else { throw .malformed(at: cursor.offset) }
        switch byte {
        case UInt8(ascii: ","):
            cursor.offset += 1
            expecting = container.isObject ? .key : .value
        case UInt8(ascii: "}") where container.isObject, UInt8(ascii: "]") where !container.isObject:
            close()
        default:
            throw .malformed(at: cursor.offset)
        }
    }

    private mutating func push(isObject: Bool) throws(PayloadProblem) {
        guard open.count < limits.maximumDepth else { throw .tooDeep(limit: limits.maximumDepth) }
        open.append(Container(isObject: isObject))
        cursor.offset += 1
        expecting = isObject ? .keyOrEnd : .elementOrEnd
    }

    private mutating func close() {
        open.removeLast()
        cursor.offset += 1
        expecting = .commaOrEnd
    }
}
