extension Duration {
    /// Whole nanoseconds, rounded towards zero; what does not fit becomes the nearest value that does.
    package var wholeNanoseconds: Int64 {
        // One division, where `components` makes two: the clock is read at every deadline.
        Int64(clamping: attoseconds / 1_000_000_000)
    }
}
