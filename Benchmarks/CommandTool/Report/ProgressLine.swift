#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A line on the terminal that is rewritten in place, at most five times a second.
///
/// It goes to standard error, so that results can be sent elsewhere, and there is none where nobody would see it.
package struct ProgressLine {
    private let isShown: Bool
    private var isDirty = false
    private var next: ContinuousClock.Instant?

    /// - Parameter quiet: it is never shown.
    package init(quiet: Bool) {
        isShown = !quiet && isatty(STDERR_FILENO) == 1
    }

    /// Shows a text, unless the last one was written less than 200 ms ago.
    package mutating func show(_ text: @autoclosure () -> String) {
        guard isShown else { return }
        let now = ContinuousClock.now
        if let next, now < next { return }
        next = now + .milliseconds(200)
        isDirty = true
        put("\r" + text().prefix(Self.width - 1) + "\u{1B}[K")
    }

    /// Leaves the line empty.
    package mutating func clear() {
        guard isDirty else { return }
        isDirty = false
        next = nil
        put("\r\u{1B}[K")
    }

    private func put(_ text: String) {
        _ = Array(text.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    private static var width: Int {
        var size = winsize()
        return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 1 ? Int(size.ws_col) : 80
    }
}
