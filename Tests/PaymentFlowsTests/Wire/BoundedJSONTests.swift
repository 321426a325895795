import PaymentFlows
import Testing

@Suite("EN-91 payloads are checked before they are decoded")
struct BoundedJSONTests {
    static func problem(_ text: String, limits: PayloadLimits = .standard) -> PayloadProblem? {
        problem(bytes: Array(text.utf8), limits: limits)
    }

    static func problem(bytes: [UInt8], limits: PayloadLimits = .standard) -> PayloadProblem? {
        guard case .failure(let problem) = RawPayload.check(bytes, limits: limits) else { return nil }
        return problem
    }

    @Test(
        "EN-91 JSON within the limits is taken",
        arguments: [
            "{}", "[]", " [ ] ", "true", "false", "0", "-0.5e+10", "1E3", "\"\"", "\"\\u00e9\\n\\\"\"",
            "\"\\ud83d\\ude00\"",
            "{\"a\":{\"a\":1},\"b\":[{\"a\":1},{\"a\":2}]}", "[null]", "{\"a\":null}", "[1,2,[3]]", "{\"\":1}",
            "{\"e\u{301}\":1,\"\u{e9}\":2}", "\t\r\n1\n",
        ]
    )
    func valid(text: String) {
        #expect(Self.problem(text) == nil)
    }

    @Test(
        "EN-91 C93 C95 anything else is a typed problem",
        arguments: [
            ("", .empty), ("  \n", .empty), ("null", .null), (" null ", .null), ("{", .truncated), ("[1,", .truncated),
            ("{\"a\"", .truncated), ("{\"a\":", .truncated), ("\"abc", .truncated), ("\"\\", .truncated),
            ("\"\\u12", .truncated), ("tru", .truncated), ("-", .truncated), ("1.", .truncated), ("1e", .truncated),
            ("{\"a\":1,\"a\":2}", .duplicateKey), ("{\"a\":1,\"\\u0061\":2}", .duplicateKey),
            ("{\"x\":[{\"k\":1,\"b\":0,\"k\":1}]}", .duplicateKey), ("\"\\ud800\"", .invalidText),
            ("\"\\udc00\"", .invalidText), ("\"\\ud800\\ud800\"", .invalidText), ("\"\\ud800x\"", .invalidText),
            ("{\"\\ud800\":1}", .invalidText), ("01", .malformed(at: 1)), ("+1", .malformed(at: 0)),
            ("[1,]", .malformed(at: 3)), ("{\"a\":1,}", .malformed(at: 7)), ("{a:1}", .malformed(at: 1)),
            ("{\"a\" 1}", .malformed(at: 5)), ("[1}", .malformed(at: 2)), ("{]", .malformed(at: 1)),
            ("]", .malformed(at: 0)),
            ("1 2", .malformed(at: 2)), ("{} {}", .malformed(at: 3)), ("nul1", .malformed(at: 0)),
            ("\"a\nb\"", .malformed(at: 2)), ("\"\\x\"", .malformed(at: 2)), ("\"\\u00g0\"", .malformed(at: 5)),
            ("'a'", .malformed(at: 0)), ("NaN", .malformed(at: 0)), ("<html>500</html>", .malformed(at: 0)),
            ("// c\n1", .malformed(at: 0)), ("\u{FEFF}1", .malformed(at: 0)), ("1.e5", .malformed(at: 2)),
        ] as [(String, PayloadProblem)]
    )
    func invalid(text: String, problem: PayloadProblem) {
        #expect(Self.problem(text) == problem)
    }

    @Test("EN-91 bytes that are not UTF-8 are refused")
    func notUTF8() {
        let inString: [[UInt8]] = [[0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]]
        for bytes in inString { #expect(Self.problem(bytes: bytes) == .invalidText) }
    }

    @Test("EN-91 a payload may be exactly as large as the limit, and not one byte larger")
    func size() {
        let limits = PayloadLimits(maximumBytes: 10)
        #expect(Self.problem("[12345678]", limits: limits) == nil)
        #expect(Self.problem("[123456789]", limits: limits) == .tooLarge(limit: 10))
        #expect(PayloadLimits.standard.maximumBytes == 262_144)
        let full = "\"" + String(repeating: "a", count: 262_142) + "\""
        #expect(Self.problem(full) == nil)
        #expect(Self.problem(full + " ") == .tooLarge(limit: 262_144))
    }

    @Test("EN-91 a payload may be nested exactly as deep as the limit, and not one level deeper")
    func depth() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(Self.problem(nested(64)) == nil)
        #expect(Self.problem(nested(65)) == .tooDeep(limit: 64))
        let objects = String(repeating: "{\"a\":", count: 64) + "1" + String(repeating: "}", count: 64)
        #expect(Self.problem(objects) == nil)
        #expect(Self.problem("[" + objects + "]") == .tooDeep(limit: 64))
        #expect(Self.problem("[" + nested(63) + "," + nested(63) + "]") == nil)
    }

    @Test("C95 10,000 levels and 5 MB are refused without recursion, also where the limits allow them")
    func hostile() {
        let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
        #expect(Self.problem(deep) == .tooDeep(limit: 64))
        #expect(Self.problem(deep, limits: PayloadLimits(maximumDepth: 10_000)) == nil)
        let large = "[" + String(repeating: "1,", count: 2_500_000) + "1]"
        #expect(Self.problem(large) == .tooLarge(limit: 262_144))
    }

    @Test("EN-91 every cut of a payload is a problem, and no cut traps")
    func everyCut() {
        let text = "{\"a\":[1.5e3,true,null,\"\\ud83d\\ude00\\n\"],\"b\":{}}"
        let bytes = Array(text.utf8)
        #expect(Self.problem(bytes: bytes) == nil)
        for end in 1..<bytes.count { #expect(Self.problem(bytes: Array(bytes[..<end])) == .truncated) }
    }

    @Test("EN-91 every change of one byte gives an answer")
    func everyChange() {
        let bytes = Array("{\"a\":[1,\"\\u00e9\"],\"b\":null}".utf8)
        var refused = 0
        for place in bytes.indices {
            for byte in UInt8.min...UInt8.max {
                var changed = bytes
                changed[place] = byte
                if Self.problem(bytes: changed) != nil { refused += 1 }
            }
        }
        #expect(refused > bytes.count * 128)
    }

    @Test("EN-91 EN-72 a problem has the engine's code and names the limit")
    func message() {
        #expect(PayloadProblem.tooDeep(limit: 64).message.contains("64"))
        #expect(PayloadProblem.truncated.code == .malformedPayload)
    }

    @Test("EN-91 a field that is missing or of another type is named")
    func unexpected() throws {
        struct Body: Decodable, Equatable, Sendable {
            struct Inner: Decodable, Equatable, Sendable { let id: String }
            let inner: Inner
        }
        func decode(_ text: String) throws -> Result<Body, PayloadProblem> {
            try RawPayload.check(Array(text.utf8)).get().decode(Body.self)
        }
        #expect(try decode("{\"inner\":{\"id\":\"x\"}}") == .success(Body(inner: .init(id: "x"))))
        #expect(try decode("{\"inner\":{}}") == .failure(.unexpected(field: "inner.id")))
        #expect(try decode("{\"inner\":{\"id\":7}}") == .failure(.unexpected(field: "inner.id")))
        #expect(try decode("[]") == .failure(.unexpected(field: "payload")))
    }
}
