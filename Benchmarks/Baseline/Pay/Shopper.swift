/// Who pays, as the merchant knows them.
package struct Shopper: Sendable {
    package let id: String
    package let email: String?

    package init(id: String, email: String?) {
        self.id = id
        self.email = email
    }
}
