import PaymentFlows
import Testing

@Suite("A card as it is typed")
struct CardInputTests {
    private func fields(_ change: (inout CheckoutComponents.CardInput) -> Void) throws -> [CheckoutComponents.FieldError
        .Field]
    {
        var card = ComponentSamples.card()
        change(&card)
        return card.fieldErrors(in: try #require(ComponentSamples.july())).map(\.field)
    }

    @Test(
        "CC-08 the number has 12 to 19 digits and the right check digit; spaces do not count",
        arguments: [
            ("4242424242424242", true), ("4242 4242 4242 4242", true), ("4242 4242 4242 4241", false), ("", false),
            ("42424242424", false), ("4242-4242-4242-4242", false), ("٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢", false),
            ("00000000000000000000", false), ("5555555555554444", true),
        ])
    func number(number: String, isSound: Bool) throws {
        #expect(try fields { $0.number = number } == (isSound ? [] : [.number]))
    }

    @Test(
        "CC-08 a card may be used to the end of the month in which it expires",
        arguments: [
            ("07", "26", true), ("7", "2026", true), ("06", "26", false), ("12", "2025", false), ("01", "27", true),
            ("13", "30", false), ("0", "30", false), ("", "", false), ("1", "3", false), ("+1", "30", false),
            ("07", "0050", false),
        ])
    func expiry(month: String, year: String, isSound: Bool) throws {
        let found = try fields {
            $0.expiryMonth = month
            $0.expiryYear = year
        }
        #expect(found == (isSound ? [] : [.expiryDate]))
    }

    @Test("CC-08 the security code has three digits, American Express's four")
    func cvv() throws {
        #expect(try fields { $0.cvv = "1234" } == [.cvv])
        #expect(try fields { $0.cvv = "12a" } == [.cvv])
        let amex = try fields {
            $0.number = "378282246310005"
            $0.cvv = "1234"
        }
        #expect(amex.isEmpty)
        #expect(try fields { $0.number = "378282246310005" } == [.cvv])
    }

    @Test(
        "CC-08 which scheme it is says the number's digits, wherever spaces are among them",
        arguments: ["3 78282246310005", " 378282246310005", "3 4 0000000000009"])
    func spacedAmex(number: String) throws {
        for (cvv, expected) in [("1234", []), ("123", [CheckoutComponents.FieldError.Field.cvv])] {
            let found = try fields {
                $0.number = number
                $0.cvv = cvv
            }
            #expect(found == expected)
        }
    }

    @Test("CC-08 nothing typed is wrong in every field, in their order")
    func nothing() throws {
        let card = CheckoutComponents.CardInput()
        #expect(
            card.fieldErrors(in: try #require(ComponentSamples.july())).map(\.field) == [.number, .expiryDate, .cvv])
    }

    @Test("EN-40 a month outside the calendar is none")
    func months() {
        #expect(CheckoutComponents.CardMonth(year: 2026, month: 0) == nil)
        #expect(CheckoutComponents.CardMonth(year: 2026, month: 13) == nil)
        #expect(CheckoutComponents.CardMonth(year: 0, month: 1) == nil)
    }
}
