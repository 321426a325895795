internal import PaymentFlows

/// The tokens that Paze would send, unsigned.
enum SandboxTokens {
    /// The checkout response of a session.
    static func checkout(sessionId: String) -> String {
        guard isPlain(sessionId) else {
            return (try? PazeSamples.decoded(sessionId: sessionId).encodedJWS()) ?? ""
        }
        let card =
            #""digitalCardData":{},"panLastFour":"1111","paymentCardBrand":"VISA","paymentCardDescriptor":"Sample credit""#
            + #","paymentCardNetwork":"VISA","paymentCardType":"CREDIT""#
        return CompactJWS.encode(
            claims: #"{"consumer":{"emailAddress":"ada@example.com","fullName":"Ada Example"},"maskedCard":{\#(card)},"#
                + #""result":"COMPLETE","sessionId":"\#(sessionId)"}"#)
    }

    /// The checkout response of a shopper who did not complete.
    static func incomplete(reason: String) -> String {
        CompactJWS.encode(claims: #"{"reason":"\#(reason)","result":"INCOMPLETE"}"#)
    }

    /// The complete call's answer for a session.
    static func completed(sessionId: String) -> String {
        guard isPlain(sessionId) else { return (try? PazeSamples.completed(sessionId: sessionId).encodedJWS()) ?? "" }
        return CompactJWS.encode(
            claims: #"{"payloadId":"payload-1","securedPayload":"secured-payload","sessionId":"\#(sessionId)"}"#)
    }

    /// Whether an id can stand in JSON and in a URL as it is. Text made by hand is much faster than an encoder, and tests make thousands.
    static func isPlain(_ id: String) -> Bool {
        id.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
    }
}
