extension Duration {
    /// Whole nanoseconds, rounded towards zero; what does not fit becomes the nearest value that does.
    package var wholeNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, overflowAgain) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000)
        guard overflow || overflowAgain else { return sum }
        return seconds < 0 ? .min : .max
    }
}
