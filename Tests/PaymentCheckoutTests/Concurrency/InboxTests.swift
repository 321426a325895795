import Dispatch
import PaymentTestKit
import Testing

@testable import PaymentCheckout

/// Counts what was handed over, in order, and tells when all of it was.
private final class Handovers: Sendable {
    private struct State {
        var order: [Int] = []
        var expected: Int
        var waiter: CheckedContinuation<Void, Never>?
    }
    private let state: Lock<State>

    init(expecting expected: Int) { state = Lock(State(expected: expected)) }

    var order: [Int] { state.withLock { $0.order } }

    func note(_ number: Int) {
        let done = state.withLock { state -> CheckedContinuation<Void, Never>? in
            state.order.append(number)
            return state.order.count >= state.expected ? state.waiter : nil
        }
        done?.resume()
    }
    func all() async {
        await withCheckedContinuation { continuation in
            let isDone = state.withLock { state in
                state.waiter = continuation
                return state.order.count >= state.expected
            }
            if isDone { continuation.resume() }
        }
    }
}

private actor Session {
    let handovers: Handovers
    init(_ handovers: Handovers) { self.handovers = handovers }
    func take(_ number: Int) { handovers.note(number) }
}

private final class Reply: Pending {
    let session: Session
    let number: Int
    init(_ session: Session, _ number: Int) {
        self.session = session
        self.number = number
    }
    func handOver() async { await session.take(number) }
}

/// Blocks its thread, as a merchant's callback may, until it is let go; gives up after a while so that a test can fail.
private final class Stuck: Pending {
    let entered = DispatchSemaphore(value: 0)
    let release = DispatchSemaphore(value: 0)
    let wasReleased = Lock<Bool?>(nil)
    let handovers: Handovers
    init(_ handovers: Handovers) { self.handovers = handovers }
    func handOver() async {
        block()
        handovers.note(-1)
    }
    private func block() {
        let result = release.wait(timeout: .now() + .seconds(240))
        wasReleased.withLock { $0 = result == .success }
    }
}

/// Lets the stuck one go: so it is reached only if the queue moved past it.
private final class Releasing: Pending {
    let stuck: Stuck
    init(_ stuck: Stuck) { self.stuck = stuck }
    func handOver() async {
        stuck.handovers.note(0)
        stuck.release.signal()
    }
}

struct InboxTests {
    @Test("EN-11 an inbox hands over in order of arrival", arguments: UInt64(0)..<40)
    func handsOverInOrder(seed: UInt64) {
        let handovers = Handovers(expecting: 20)
        let report = Schedule(MixedStrategy(choices: 60), seed: seed).run { scheduler in
            let inbox = Inbox(executor: scheduler)
            for number in 0..<20 {
                inbox.push(Reply(Session(handovers), number))
                if number % 3 == 0 { await Task.yield() }
            }
            await handovers.all()
        }
        #expect(report.isClean)
        #expect(handovers.order == Array(0..<20))
    }

    @Test("EN-13 an item pushed while the pump is ending is not lost", arguments: UInt64(0)..<100)
    func losesNoWakeUp(seed: UInt64) {
        let handovers = Handovers(expecting: 12)
        let report = Schedule(MixedStrategy(choices: 60), seed: seed).run { scheduler in
            let inbox = Inbox(executor: scheduler)
            await withTaskGroup(of: Void.self) { group in
                for pusher in 0..<4 {
                    group.addTask {
                        for number in 0..<3 {
                            inbox.push(Reply(Session(handovers), pusher * 3 + number))
                            await Task.yield()
                        }
                    }
                }
            }
            await handovers.all()
        }
        #expect(report.isClean)
        #expect(handovers.order.sorted() == Array(0..<12))
    }

    @Test("EN-62 an inbox that has become empty has no pump")
    func endsItsPump() {
        let handovers = Handovers(expecting: 3)
        let scheduler = DeterministicScheduler(FirstInStrategy())
        let inbox = Inbox(executor: scheduler)
        for number in 0..<3 { inbox.push(Reply(Session(handovers), number)) }
        #expect(scheduler.run { false } == .deadlock)
        #expect(handovers.order == [0, 1, 2])
        #expect(inbox.queue.withLock { $0.pump } == 0)
        #expect(inbox.waiting == 0)
    }

    @Test("EN-13 there is no watchdog under exploration, where real time must not matter")
    func hasNoWatchdogUnderExploration() {
        let handovers = Handovers(expecting: 2)
        let scheduler = DeterministicScheduler(FirstInStrategy())
        let inbox = Inbox(executor: scheduler)
        inbox.push(Reply(Session(handovers), 0))
        inbox.push(Reply(Session(handovers), 1))
        #expect(inbox.queue.withLock { $0.isWatched } == false)
    }

    @Test("EN-13 an item that blocks its thread does not hold those behind it, and each is handed over once")
    func movesPastAStuckItem() async {
        let handovers = Handovers(expecting: 4)
        let inbox = Inbox()
        let stuck = Stuck(handovers)
        inbox.push(stuck)
        inbox.push(Releasing(stuck))
        inbox.push(Reply(Session(handovers), 1))
        inbox.push(Reply(Session(handovers), 2))
        await handovers.all()
        #expect(stuck.wasReleased.withLock { $0 } == true)
        #expect(handovers.order.sorted() == [-1, 0, 1, 2])
        #expect(inbox.queue.withLock { $0.taken } == 4)
    }

    @Test("EN-13 a pump that was replaced while it was stuck takes nothing more; an empty queue has no pump")
    func endsReplacedPumps() {
        let handovers = Handovers(expecting: 0)
        var queue = Inbox.Queue()
        for number in 0..<3 { queue.items.append(Reply(Session(handovers), number)) }
        let first = queue.newPump()
        #expect((queue.take(first) as? Reply)?.number == 0)
        let second = queue.newPump()
        #expect(queue.take(first) == nil)
        #expect((queue.take(second) as? Reply)?.number == 1)
        #expect((queue.take(second) as? Reply)?.number == 2)
        #expect(queue.take(second) == nil && queue.pump == 0 && queue.taken == 3)
    }

    @Test("EN-11 pushes from many threads are each handed over once")
    func handsOverOnce() async {
        let handovers = Handovers(expecting: 8_000)
        let inbox = Inbox()
        let sessions = (0..<50).map { _ in Session(handovers) }
        await withTaskGroup(of: Void.self) { group in
            for pusher in 0..<4 {
                group.addTask {
                    for number in 0..<2_000 {
                        inbox.push(Reply(sessions[number % 50], pusher * 2_000 + number))
                        if number % 100 == 0 { await Task.yield() }
                    }
                }
            }
        }
        await handovers.all()
        #expect(handovers.order.sorted() == Array(0..<8_000))
    }

    @Test("EN-13 a session keeps to one inbox, and sessions are spread over all")
    func spreads() {
        let inboxes = Inboxes(count: 4)
        var seen: Set<ObjectIdentifier> = []
        for id in 0..<200 {
            #expect(inboxes.inbox(for: id) === inboxes.inbox(for: id))
            seen.insert(ObjectIdentifier(inboxes.inbox(for: id)))
        }
        #expect(seen.count == 4)
    }
}
