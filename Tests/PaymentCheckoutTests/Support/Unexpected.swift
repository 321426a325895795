/// A flow stood elsewhere than the test needs.
struct Unexpected: Error {
    var what = ""
}
