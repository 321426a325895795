internal import FoundationEssentials

/// A provider's JSON payload that is within its limits and keeps the grammar, ready to be decoded (EN-91).
///
/// Making one is the only way to a decoder, so that no oversized or malicious payload reaches it. It is redacted when printed.
public struct RawPayload: Hashable, Sendable {
    private let bytes: [UInt8]

    private init(checked bytes: [UInt8]) { self.bytes = bytes }

    /// Checks a payload's size, depth, grammar, text and keys, in linear time.
    public static func check(
        _ bytes: some Collection<UInt8>, limits: PayloadLimits = .standard
    ) -> Result<RawPayload, PayloadProblem> {
        // Counted first, so that an oversized payload is not even copied.
        guard bytes.count <= limits.maximumBytes else { return .failure(.tooLarge(limit: limits.maximumBytes)) }
        let copy = Array(bytes)
        do throws(PayloadProblem) {
            try BoundedJSON.check(copy, limits: limits)
            return .success(RawPayload(checked: copy))
        } catch {
            return .failure(error)
        }
    }

    /// Decodes the payload. A field that is missing or of another type is `.unexpected`, by its name.
    package func decode<Value: Decodable>(_ type: Value.Type) -> Result<Value, PayloadProblem> {
        do {
            return .success(try JSONDecoder().decode(type, from: Data(bytes)))
        } catch let error as DecodingError {
            return .failure(.unexpected(field: Self.field(of: error)))
        } catch {
            return .failure(.unexpected(field: "payload"))
        }
    }

    /// The path of the field that could not be decoded.
    private static func field(of error: DecodingError) -> String {
        let path: [any CodingKey] =
            switch error {
            case .keyNotFound(let key, let context): context.codingPath + [key]
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
                context.codingPath
            @unknown default: []
            }
        return path.isEmpty ? "payload" : path.map(\.stringValue).joined(separator: ".")
    }
}

extension RawPayload: Redacting {
    package var redacted: [RedactedField] {
        [.plain("byteCount", String(bytes.count)), .secret("bytes", isPresent: true)]
    }
}
