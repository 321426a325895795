import PaymentFlows
import Testing

@Suite("PZ-13 the web checkout's return")
struct WebCheckoutReturnTests {
    static let complete = WebCheckoutReturn.Answer.complete(jws: Sensitive("a.b.c"))

    @Test(
        "PZ-13 TY-73 the redirect says how the checkout ended",
        arguments: [
            ("app://back?status=success#response=a.b.c", complete),
            ("app://back?status=success&response=a.b.c", complete),
            ("app://back?status=success#a.b.c", complete),
            ("https://m.example/p?status=SUCCESS#response=a.b.c", complete),
            ("app://back?status=success&response=x.y.z#response=a.b.c", complete),
            ("app://back?utm=1&%73tatus=%73uccess&x#response=a%2Eb%2Ec&more=1", complete),
            ("app://back?status=success#top&response=a.b.c", complete),
            ("app://back?status=success#response=INCOMPLETE", .incomplete), ("app://back?status=canceled", .cancelled),
            ("app://back?status=cancelled&response=", .cancelled),
            ("app://back?status=canceled#response=a.b.c", .cancelled),
            ("app://back?status=failed", .failed), ("app://back?status=Failed#response=a.b.c", .failed),
        ] as [(String, WebCheckoutReturn.Answer)]
    )
    func answers(url: String, answer: WebCheckoutReturn.Answer) {
        #expect(WebCheckoutReturn.parse(url).answer == answer)
    }

    @Test(
        "PZ-13 C93 C95 a redirect that cannot be read is malformed",
        arguments: [
            "", "app://back", "app://back?status=", "app://back?status=perhaps", "app://back?status=success",
            "app://back?status=success#response=", "app://back?status=success#",
            "app://back#status=success&response=a.b.c",
            "app://back?status=success&status=failed#response=a.b.c", "app://back?status=success#response=a%2#",
            "app://back?status=success&x=%zz#response=a.b.c", "app://back?status=success#response=%ff",
            "app://back?status=success#response=a.b.c&response=d.e.f", "?", "#", "%", "http://[",
            "app://back?status=success#%",
        ]
    )
    func malformed(url: String) {
        #expect(WebCheckoutReturn.parse(url).answer == .malformed)
    }

    @Test("PZ-13 a return is matched on its nonce or its attempt id, and on nothing that contradicts them")
    func matching() {
        func matches(_ items: String) -> Bool {
            WebCheckoutReturn.parse("app://back?status=canceled" + items).matches(nonce: "n-1", attempt: AttemptID(2))
        }
        #expect(matches("&nonce=n-1"))
        #expect(matches("&nonce=n%2D1&extra=1"))
        #expect(matches("&attempt=2"))
        #expect(matches("&nonce=n-1&attempt=2"))
        #expect(matches("#nonce=n-1"))
        #expect(!matches(""))
        #expect(!matches("&nonce=n-2"))
        #expect(!matches("&nonce="))
        #expect(!matches("&attempt=1"))
        #expect(!matches("&attempt=two"))
        #expect(!matches("&attempt=99999999999999999999"))
        #expect(!matches("&nonce=n-1&attempt=1"))
        #expect(!matches("&nonce=N-1"))
        #expect(!matches("&nonce=n-1&nonce=n-2"))
    }

    @Test("PZ-13 a malformed return still tells whose it is")
    func malformedButMatched() {
        let found = WebCheckoutReturn.parse("app://back?nonce=n-1&attempt=7&status=success#response=%")
        #expect(found.answer == .malformed)
        #expect(found.nonce == "n-1")
        #expect(found.attempt == AttemptID(7))
    }

    @Test(
        "PZ-13 scheme and host are compared without regard to case",
        arguments: [
            ("HTTPS://Shop.Example:8443/a?status=failed", "https", "shop.example"), ("APP://Back", "app", "back"),
            ("https://u:p@Shop.Example/x", "https", "shop.example"),
            ("https://sh%6Fp.example", "https", "shop.example"),
            ("https://[::1]:80/", "https", "[::1]"), ("https://[::1]", "https", "[::1]"), ("app:back", "app", nil),
            ("/path", nil, nil),
        ] as [(String, String?, String?)]
    )
    func address(url: String, scheme: String?, host: String?) {
        let found = WebCheckoutReturn.parse(url)
        #expect(found.scheme == scheme)
        #expect(found.host == host)
    }

    @Test("C95 PZ-13 a redirect over the limit is malformed, and still known by a nonce that comes within the limit")
    func oversized() {
        let url = "app://back?nonce=n-1&status=success#response=" + String(repeating: "a", count: 5_000_000)
        let found = WebCheckoutReturn.parse(url)
        #expect(found.answer == .malformed)
        #expect(found.matches(nonce: "n-1", attempt: AttemptID(1)))
        #expect(!found.matches(nonce: "n-2", attempt: AttemptID(1)))
        let late = WebCheckoutReturn.parse(
            "app://back?status=success&response=" + String(repeating: "a", count: 5_000_000) + "&nonce=n-1")
        #expect(!late.matches(nonce: "n-1", attempt: AttemptID(1)))
    }

    @Test("EN-90 a return does not print its response")
    func redacted() {
        let found = WebCheckoutReturn.parse("app://back?status=success#response=topsecret")
        var dumped = ""
        dump(found, to: &dumped)
        for text in ["\(found)", String(reflecting: found), dumped, "\(found.answer)"] {
            #expect(!text.contains("topsecret"))
        }
    }
}
