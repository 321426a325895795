import FoundationEssentials
import PaymentFlows
import PaymentTestKit
import Testing

@testable import PaymentCheckout

@Suite struct SessionRegistryTests {
    private let engine = PaymentEngine(ports: PaymentPorts(), clock: ManualClock())

    private func session(_ number: Int, id: String? = nil) -> PxpSession {
        PxpSession(
            SessionSupervisor(
                id: SessionID(UInt64(number) << 32 | UInt64(number)), context: engine.context, expiresAt: .max,
                config: PazeSamples.config(transactionId: id ?? "order-\(number)")))
    }

    private func isAdmitted(_ session: PxpSession, _ registry: SessionRegistry) -> Bool {
        if case .admitted = registry.admit(session) { true } else { false }
    }

    private func holder(_ session: PxpSession, _ registry: SessionRegistry) -> SessionID? {
        if case .refused(.duplicateTransaction(let id)) = registry.admit(session) { id } else { nil }
    }

    @Test(
        "EN-65 each of many sessions keeps its transaction, in whatever order others with the same hash come and go",
        arguments: [UInt64(1), 2, 3])
    func collisions(buckets: UInt64) {
        let registry = SessionRegistry(limit: 1_000, remembered: 1) { key in
            UInt64(key.merchantTransactionId.utf8.reduce(0) { $0 &* 31 &+ Int($1) }) % buckets
        }
        var random = SplitMix64(seed: buckets)
        var live: [Int: PxpSession] = [:]
        var next = 1_000
        for _ in 0..<3_000 {
            let number = random.below(12)
            if let present = live[number] {
                next += 1
                #expect(holder(session(next, id: "order-\(number)"), registry) == present.supervisor.id)
                if random.below(2) == 0 {
                    let closed = ClosedSession(id: present.supervisor.id, refusesAnother: false)
                    #expect(registry.remove(present, remembering: closed))
                    #expect(!registry.remove(present, remembering: closed))
                    live[number] = nil
                }
            } else {
                next += 1
                let fresh = session(next, id: "order-\(number)")
                #expect(isAdmitted(fresh, registry))
                live[number] = fresh
            }
            #expect(registry.count == live.count)
        }
    }

    @Test("EN-65 a transaction is never free between a session's end and the memory of it")
    func noGap() async {
        let registry = SessionRegistry(limit: 10_000, remembered: 1_000)
        for round in 0..<300 {
            let paid = session(round * 4 + 1, id: "order-\(round)")
            #expect(isAdmitted(paid, registry))
            let rivals = (2...4).map { session(round * 4 + $0, id: "order-\(round)") }
            let admitted = await withTaskGroup(of: Bool.self) { group in
                group.addTask {
                    _ = registry.remove(paid, remembering: ClosedSession(id: paid.supervisor.id, refusesAnother: true))
                    return false
                }
                for rival in rivals {
                    group.addTask { if case .admitted = registry.admit(rival) { true } else { false } }
                }
                return await group.contains(true)
            }
            #expect(!admitted)
        }
        #expect(registry.count == 0)
    }

    @Test("EN-52 the ring forgets the oldest closed session, exactly when it is full")
    func ring() {
        let registry = SessionRegistry(limit: 100, remembered: 3)
        for number in 1...4 {
            let session = session(number)
            #expect(isAdmitted(session, registry))
            _ = registry.remove(session, remembering: ClosedSession(id: session.supervisor.id, refusesAnother: true))
        }
        #expect(isAdmitted(session(11, id: "order-1"), registry))
        for number in 2...4 { #expect(holder(session(number + 20, id: "order-\(number)"), registry) != nil) }
    }

    @Test("EN-65 a session keeps the transaction it was opened for when its configuration names another")
    func changed() {
        let registry = SessionRegistry(limit: 100, remembered: 1)
        let first = session(1)
        #expect(isAdmitted(first, registry))
        first.change(to: Payment(PazeSamples.transaction(id: "order-9")))
        #expect(holder(session(2, id: "order-1"), registry) == first.supervisor.id)
        #expect(registry.remove(first, remembering: nil))
        #expect(isAdmitted(session(3, id: "order-1"), registry))
    }
}
