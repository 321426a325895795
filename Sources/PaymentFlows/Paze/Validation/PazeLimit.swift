/// How long the texts of the Paze button may be, in characters (TY-10, TY-22).
package enum PazeLimit {
    package static let email = 128
    package static let phone = 15
    package static let phoneDigits = 11
    package static let description = 25
    package static let clientName = 50
    package static let siteName = 50
    package static let sessionId = 64
}
