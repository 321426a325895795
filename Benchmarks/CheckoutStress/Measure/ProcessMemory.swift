#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The memory of this process that is in use, in bytes; nil where the system does not tell.
enum ProcessMemory {
    #if canImport(Darwin)
        static var resident: Int? { info.map { Int($0.resident_size) } }
        static var peak: Int? { info.map { Int($0.resident_size_max) } }

        private static var info: mach_task_basic_info? {
            var info = mach_task_basic_info()
            let words = MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size
            var count = mach_msg_type_number_t(words)
            let result = withUnsafeMutablePointer(to: &info) {
                $0.withMemoryRebound(to: integer_t.self, capacity: words) {
                    task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
                }
            }
            return result == KERN_SUCCESS ? info : nil
        }
    #else
        /// The second number of `statm` counts pages.
        static var resident: Int? {
            let fields = contents("/proc/self/statm")?.split(separator: " ")
            return fields?.dropFirst().first.flatMap { Int($0) }.map { $0 * sysconf(Int32(_SC_PAGESIZE)) }
        }

        /// The line "VmHWM" of `status`, in KiB.
        static var peak: Int? {
            let line = contents("/proc/self/status")?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
            return line?.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Int($0) }.map { $0 * 1_024 }
        }

        private static func contents(_ path: String) -> String? {
            let descriptor = open(path, O_RDONLY)
            guard descriptor >= 0 else { return nil }
            defer { close(descriptor) }
            let bytes = [UInt8](unsafeUninitializedCapacity: 8_192) { buffer, count in
                count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    #endif
}
