/// Sessions of one method, in three parts: what is before its tap, the tap with all that follows from it, and the close.
protocol MethodWorkload: Sendable {
    associatedtype Opened: Sendable

    /// A session of its own, up to its tap; nil: it could not be opened.
    func open() async -> Opened?
    /// Whether the session was paid.
    func tap(_ opened: Opened) async -> Bool
    func close(_ opened: Opened) async -> Bool
}

extension MethodWorkload {
    /// Sessions in batches, each part of all of a batch before the next part; without taps what is left is what any session costs.
    ///
    /// One session after another, a tap would find the caches filled with what opens and closes sessions, and the other way round, so
    /// that the dearer a method's opening is, the dearer its tap would look. Of a batch in which one session fails none counts.
    func batches(_ name: String, sessions: Int, concurrency: Int, taps: Bool = true) -> Workload {
        let size = 20
        let loop = ClosedLoop(sessions: sessions / size, concurrency: concurrency)
        return Workload(name: name, sessions: sessions / size * size) {
            await loop.run { _ in await runBatch(of: size, taps: taps) } * size
        }
    }

    private func runBatch(of size: Int, taps: Bool) async -> Bool {
        var batch: [Opened] = []
        batch.reserveCapacity(size)
        for _ in 0..<size { if let opened = await open() { batch.append(opened) } }
        var isGood = batch.count == size
        if taps { for opened in batch where await !tap(opened) { isGood = false } }
        for opened in batch where await !close(opened) { isGood = false }
        return isGood
    }
}
