internal import FoundationEssentials

/// A JSON web signature in compact form, taken apart for display (PZ-16).
///
/// The signature is not checked: what the claims say is proof of nothing. Accepted are exactly three segments, each non-empty
/// base64url without padding, the first two JSON objects within the limits. It is redacted when printed.
public struct CompactJWS: Hashable, Sendable {
    /// The claims, checked and not yet decoded.
    public let claims: RawPayload

    /// Takes a token apart. The limits hold for the whole text and for the depth of header and claims.
    public static func parse(
        _ text: String, limits: PayloadLimits = .standard
    ) -> Result<CompactJWS, PayloadProblem> {
        let utf8 = text.utf8
        guard utf8.count <= limits.maximumBytes else { return .failure(.tooLarge(limit: limits.maximumBytes)) }
        guard !utf8.isEmpty else { return .failure(.empty) }
        // A fourth piece is enough to know that there are too many.
        let segments = utf8.split(separator: UInt8(ascii: "."), maxSplits: 3, omittingEmptySubsequences: false)
        guard segments.count == 3, segments.allSatisfy({ !$0.isEmpty }),
            let header = Base64URL.decode(segments[0]), let claims = Base64URL.decode(segments[1]),
            Base64URL.decode(segments[2]) != nil
        else { return .failure(.notCompactJWS) }
        return object(header, limits: limits).flatMap { _ in
            object(claims, limits: limits).map(CompactJWS.init(claims:))
        }
    }

    /// Decodes the claims.
    package func decode<Claims: Decodable>(_ type: Claims.Type) -> Result<Claims, PayloadProblem> {
        claims.decode(type)
    }

    private static func object(_ bytes: [UInt8], limits: PayloadLimits) -> Result<RawPayload, PayloadProblem> {
        RawPayload.check(bytes, limits: limits).flatMap { payload in
            bytes.first { !JSONCursor.isSpace($0) } == UInt8(ascii: "{")
                ? .success(payload) : .failure(.unexpected(field: "payload"))
        }
    }
}

extension CompactJWS {
    /// Builds a token in the shape that Paze sends, with a signature that signs nothing: for sandboxes and tests.
    package static func encode(claims: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encode(claims: String(decoding: try encoder.encode(claims), as: UTF8.self))
    }

    /// Builds a token around JSON text, valid or not.
    package static func encode(claims json: String) -> String {
        [#"{"alg":"RS256","typ":"JWT"}"#, json, "unsigned"].map { Base64URL.encode($0.utf8) }.joined(separator: ".")
    }
}

extension CompactJWS: Redacting {
    package var redacted: [RedactedField] { [.nested("claims", claims)] }
}
