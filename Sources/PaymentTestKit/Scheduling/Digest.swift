/// A number of what it is fed with, in order (FNV-1a): equal in every process, unlike what a `Hasher` gives.
public struct Digest: Hashable, Sendable {
    /// The number so far.
    public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Makes the digest of nothing.
    public init() {}

    /// Takes a number in.
    public mutating func mix(_ number: UInt64) {
        value = (value ^ number) &* 0x100_0000_01b3
    }

    /// Takes a text in, with its end.
    public mutating func mix(_ text: String) {
        for byte in text.utf8 { mix(UInt64(byte)) }
        mix(0xff)
    }
}
