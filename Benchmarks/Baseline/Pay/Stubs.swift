// What a gateway would answer. The strings that are the same for everyone are constants, and those that name one
// checkout are made from its number, as a decoder would make them.

package func stubCheckout(_ number: Int) -> Checkout {
    Checkout(
        sessionId: "checkout-session-\(number)",
        response: "eyJhbGciOiJSUzI1NiJ9.eyJjb25zdW1lciI6eyJlbWFpbCI6ImEifX0.c2lnbmF0dXJl",
        consumerEmail: "shopper@example.com",
        cardLastFour: "1111",
        network: "VISA"
    )
}

package func stubComplete(_ checkout: Checkout) -> Completion {
    Completion(
        payloadId: "payload-0b8f2c1e",
        sessionId: checkout.sessionId,
        securedPayload: "eyJlbmMiOiJBMjU2R0NNIn0.a2V5.aXY.Y2lwaGVydGV4dA.dGFn"
    )
}

package func stubDecrypt(_ completion: Completion) -> Card {
    Card(
        networkToken: "4895370012003478",
        cryptogram: "AgAAAAAABk4DWZ4C28yUQAAAAAA=",
        lastFour: "1111",
        expiryMonth: 12,
        expiryYear: 2031,
        postcode: "94105"
    )
}

package func stubAuthorise(_ card: Card) -> Receipt {
    Receipt(
        systemTransactionId: "system-transaction-73ac41d0",
        merchantTransactionId: "merchant-transaction-55e1",
        approvalCode: "00",
        state: "Authorised"
    )
}
