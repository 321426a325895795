import PaymentFlows
import Testing

@Suite("TY-22 e-mail addresses")
struct PazeEmailTests {
    private static func address(_ count: Int) -> String {
        String(repeating: "a", count: count - "@example.com".count) + "@example.com"
    }

    @Test(
        "C89 TY-22 an address gets the same verdict before the button is shown and after the tap",
        arguments: [
            (nil, nil), ("customer@example.com", nil), ("customer+tag@example.com", nil),
            ("\"quoted local\"@example.com", nil), ("josé+tag@example.com", "SDK1209"), (address(128), nil),
            (address(129), "SDK1210"), (String(repeating: "@", count: 129), "SDK1210"), ("", "SDK1209"),
            ("  ", "SDK1209"), (String(repeating: " ", count: 129), "SDK1210"),
            (String(repeating: "é", count: 128), "SDK1209"),
        ] as [(String?, String?)]
    )
    func verdict(email: String?, code: String?) {
        let value = PazeValidation.sound.with { $0.emailAddress = email }
        #expect(value.presentmentProblem()?.code == code)
        #expect(value.checkoutProblem()?.code == code)
    }

    @Test(
        "C89 TY-22 what RFC 5322 calls an addr-spec is taken",
        arguments: [
            "a@b", "a.b.c@d.e.f", "user+tag+tag@example.co.uk", "!#$%&'*+-/=?^_`{|}~@example.com", "1@2.3",
            "\"a b\"@example.com", "\"a@b\"@example.com", "\"a\\\"b\"@example.com", "\"a\\\\\"@example.com",
            "\"..\"@example.com", "\"\"@example.com", "\"\t\"@example.com", "a@[192.0.2.1]", "a@[IPv6:2001:db8::1]",
            "x@xn--bcher-kva.example",
        ]
    )
    func accepted(email: String) {
        #expect(EmailAddress.isWellFormed(email))
    }

    @Test(
        "C89 TY-22 anything else is not",
        arguments: [
            "", "a", "@", "a@", "@b", "a@@b", "a@b@c", ".a@b", "a.@b", "a..b@c", "a@.b", "a@b.", "a@b..c", "a b@c",
            "a@b c", " a@b", "a@b ", "a@b\n", "\"a@b", "\"a\"b@c", "a\"b\"@c", "\"a\\\"@b", "\"a\nb\"@c", "\"é\"@b",
            "é@b", "a@é", "a@[b", "a@b]", "a@[b]c", "a@[b[c]", "a@[b\\c]", "a@[é]", "a(comment)@b", "a,b@c", "<a@b>",
            "a;b@c", "a:b@c", "a@b\u{0}", "\"\u{7F}\"@b", "\"\\é\"@b", "a\u{301}@b", "a@b,c",
        ]
    )
    func refused(email: String) {
        #expect(!EmailAddress.isWellFormed(email))
    }
}
