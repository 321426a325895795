/// An e-mail address of which no more is shown than its owner needs to know it again (PO-09).
package enum MaskedEmail {
    /// The first character of the local part, three asterisks, and the domain: "s***@example.com".
    ///
    /// A local part of one character is masked whole, and so is a text that is no address.
    package static func text(_ email: String) -> String {
        guard let at = email.lastIndex(of: "@"), at > email.startIndex else { return "***" }
        let second = email.index(after: email.startIndex)
        let visible = second < at ? email[..<second] : ""
        return "\(visible)***\(email[at...])"
    }
}
