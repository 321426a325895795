import PaymentFlows
import Testing

@Suite("TY-05 addresses on the net")
struct InternetAddressTests {
    @Test(
        "TY-05 an IPv4 or IPv6 address is one",
        arguments: [
            "0.0.0.0", "255.255.255.255", "192.168.1.100", "10.0.0.1", "::", "::1", "1::", "2001:db8::1",
            "2001:DB8:0:0:8:800:200C:417A", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "1::8",
            "::ffff:192.0.2.1", "64:ff9b::192.0.2.33", "1:2:3:4:5:6:192.0.2.1", "fe80::0001",
            "ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255", "0:0:0:0:0:0:0:0",
        ]
    )
    func literal(text: String) {
        #expect(InternetAddress.isLiteral(text))
    }

    @Test(
        "TY-05 anything else is none",
        arguments: [
            "", " ", "localhost", "1.2.3", "1.2.3.4.5", "1.2.3.256", "1.2.3.04", "1.2.3.", ".1.2.3", "1..2.3",
            "1.2.3.4 ", " 1.2.3.4", "1.2.3.4:80", "1.2.3.4/8", "0x7f.0.0.1", "١.٢.٣.٤", "-1.2.3.4", "1.2.3.1000",
            ":", ":::", "1:::2", "1::2::3", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7:8::",
            ":1:2:3:4:5:6:7:8",
            "1:2:3:4:5:6:7:", "12345::", "g::", "[::1]", "::1%eth0", "::1/64", "192.0.2.1::", "::192.0.2.1:1",
            "1:2:3:4:5:6:7:192.0.2.1", "::ffff:192.0.2.256", "1:2:3:4:5:6:7:8 ", "::1\n",
        ]
    )
    func none(text: String) {
        #expect(!InternetAddress.isLiteral(text))
    }

    @Test("TY-05 a long text is refused without being read to its end")
    func long() {
        #expect(!InternetAddress.isLiteral(String(repeating: ":", count: 1_000_000)))
        #expect(!InternetAddress.isLiteral(String(repeating: "1.", count: 1_000_000)))
    }
}
