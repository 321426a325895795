import PaymentTestKit
import Testing

@testable import PaymentCheckout

struct BroadcastTests {
    private func all<Element>(_ stream: AsyncStream<Element>) async -> [Element] {
        var elements: [Element] = []
        for await element in stream { elements.append(element) }
        return elements
    }

    @Test("EN-63 every reader gets every element in order, from its subscription on")
    func reachesAll() async {
        let broadcast = Broadcast<Int>()
        let early = broadcast.subscribe()
        broadcast.send(1)
        let late = broadcast.subscribe(startingWith: 0)
        broadcast.send(2)
        broadcast.send(3)
        broadcast.finish()
        #expect(await all(early) == [1, 2, 3])
        #expect(await all(late) == [0, 2, 3])
        #expect(broadcast.dropped == 0)
    }

    @Test("EN-63 a bounded stream drops the oldest with a count, and the other readers lose nothing")
    func dropsTheOldest() async {
        let counters = Counters()
        let broadcast = Broadcast<Int>(counters: counters)
        let slow = broadcast.subscribe(limit: 3)
        let patient = broadcast.subscribe()
        for number in 0..<10 { broadcast.send(number) }
        broadcast.finish()
        #expect(await all(slow) == [7, 8, 9])
        #expect(await all(patient) == Array(0..<10))
        #expect(broadcast.dropped == 7)
        #expect(counters.snapshot()[.observerDropped] == 7)
    }

    @Test("EN-63 a reader that never reads holds 256 elements by default")
    func holds256() async {
        let broadcast = Broadcast<Int>()
        let stream = broadcast.subscribe()
        for number in 0..<300 { broadcast.send(number) }
        broadcast.finish()
        #expect(await all(stream) == Array(44..<300))
        #expect(broadcast.dropped == 44)
    }

    @Test("EN-62 a stream that is let go is forgotten, with all that waited in it")
    func forgetsAbandonedReaders() {
        final class Thing: Sendable {}
        let broadcast = Broadcast<Thing>()
        weak var waiting: Thing?
        do {
            let stream = broadcast.subscribe()
            let thing = Thing()
            waiting = thing
            broadcast.send(thing)
            withExtendedLifetime(stream) { #expect(broadcast.hasReaders) }
        }
        #expect(!broadcast.hasReaders)
        #expect(waiting == nil)
    }

    @Test("EN-62 a cancelled reader is forgotten at once", arguments: UInt64(0)..<20)
    func forgetsCancelledReaders(seed: UInt64) {
        let broadcast = Broadcast<Int>()
        let report = Schedule(RandomStrategy(), seed: seed).run { scheduler in
            let reader = Task(executorPreference: scheduler) {
                for await _ in broadcast.subscribe() {}
            }
            while !broadcast.hasReaders { await Task.yield() }
            broadcast.send(1)
            reader.cancel()
            await reader.value
        }
        #expect(report.isClean)
        #expect(!broadcast.hasReaders)
    }

    @Test("EN-62 with no reader nothing is kept, and nothing is dropped")
    func keepsNothingForNobody() {
        final class Thing: Sendable {}
        let broadcast = Broadcast<Thing>()
        weak var sent: Thing?
        do {
            let thing = Thing()
            sent = thing
            broadcast.send(thing)
        }
        #expect(sent == nil && broadcast.dropped == 0 && !broadcast.hasReaders)
    }

    @Test("EN-62 a finished broadcast ends its readers and whoever comes later")
    func finishes() async {
        let broadcast = Broadcast<Int>()
        broadcast.finish()
        #expect(await all(broadcast.subscribe(startingWith: 1)) == [1])
        broadcast.send(2)
        #expect(!broadcast.hasReaders)
    }

    @Test("EN-63 readers that come and go while others send lose nothing that they were there for")
    func standsThreads() async {
        let broadcast = Broadcast<Int>()
        let steady = broadcast.subscribe(limit: 2_000)
        await withTaskGroup(of: Void.self) { group in
            for sender in 0..<2 {
                group.addTask { for number in 0..<500 { broadcast.send(sender * 500 + number) } }
            }
            for _ in 0..<2 {
                group.addTask { for _ in 0..<100 { _ = broadcast.subscribe(limit: 2) } }
            }
        }
        broadcast.finish()
        let read = await all(steady)
        #expect(read.sorted() == Array(0..<1_000))
        #expect(read.filter { $0 < 500 } == Array(0..<500))
        #expect(!broadcast.hasReaders)
    }
}
