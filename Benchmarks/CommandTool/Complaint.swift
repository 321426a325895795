#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The last words of a program that ends with an exit code other than zero.
package enum Complaint {
    /// Says them on standard error, with the program's name, and ends the process.
    package static func end(_ program: String, _ text: String, code: Int32) -> Never {
        let line = Array("\(program): \(text)\n".utf8)
        _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
        exit(code)
    }
}
