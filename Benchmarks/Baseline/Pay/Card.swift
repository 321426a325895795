/// What decrypting the payload gave: a network token and where its owner lives.
package struct Card: Sendable {
    package let networkToken: String
    package let cryptogram: String
    package let lastFour: String
    package let expiryMonth: Int
    package let expiryYear: Int
    package let postcode: String
}
