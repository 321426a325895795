import FoundationEssentials
import Testing

@testable import PaymentFlows

@Suite("What session_data is made of, whatever the texts contain")
struct ComponentSessionDataTests {
    private struct Captured: Codable, Equatable {
        let type: String
        let token: String
        let preferredScheme: String?
        let storeForFutureUse: Bool?

        enum CodingKeys: String, CodingKey {
            case type, token
            case preferredScheme = "preferred_scheme"
            case storeForFutureUse = "store_for_future_use"
        }
    }

    /// Every character below the space, those that are escaped, and some of two, three and four bytes.
    static let texts =
        [
            "", "tok_secret", #"a"b\c/d"#, "\u{7F}é€😀", "e\u{301}", "\u{2028}\u{2029}", #"","type":"applepay"#, "\r\n",
        ] + (UInt8(0)..<32).map { "a\(Character(UnicodeScalar($0)))b" }

    @Test("CC-12 any token and scheme come out of session_data as they were", arguments: texts)
    func decodes(text: String) throws {
        for flag in [true, false, nil] {
            for scheme in [text, nil] {
                let expected = Captured(type: text, token: text, preferredScheme: scheme, storeForFutureUse: flag)
                let made = CheckoutComponents.SessionData.make(
                    method: .other(text), token: text, preferredScheme: scheme, storeForFutureUse: flag)
                let data = try #require(Data(base64Encoded: made.sessionData))
                #expect(try JSONDecoder().decode(Captured.self, from: data) == expected)
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                #expect(try data == encoder.encode(expected))
            }
        }
    }

    @Test("CC-12 session_data is Base64 with padding: the known text of a known object")
    func known() {
        // {"token":"t","type":"card"}
        #expect(
            CheckoutComponents.SessionData.make(
                method: .card, token: "t", preferredScheme: nil, storeForFutureUse: nil
            ).sessionData == "eyJ0b2tlbiI6InQiLCJ0eXBlIjoiY2FyZCJ9")
    }

    @Test("CC-12 Base64 of every length and byte is Foundation's, and RFC 4648's own examples are right")
    func base64() {
        for (text, encoded) in [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ] {
            #expect(Base64.encode(Array(text.utf8)) == encoded)
        }
        let all = (UInt8.min...UInt8.max).map { $0 }
        for length in 0...all.count {
            let bytes = Array(all.suffix(length))
            #expect(Base64.encode(bytes) == Data(bytes).base64EncodedString())
        }
    }
}
