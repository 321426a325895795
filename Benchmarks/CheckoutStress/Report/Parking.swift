internal import CommandTool
internal import PaymentCheckout
internal import PaymentFlows
internal import Synchronization

/// What sessions cost in memory while they wait: for their shopper, and for a provider's answer.
struct Parking {
    let count: Int
    let quiet: Bool
    private(set) var failures = 0

    init(count: Int, quiet: Bool) {
        self.count = count
        self.quiet = quiet
    }

    mutating func run(into report: inout JSONReport) async {
        var line = ProgressLine(quiet: quiet)
        line.show("parking \(Quantity.count(count)) sessions")
        let flying = min(count, 100_000)
        // The first ones are kept while the others are measured: memory that was freed would be used again unseen.
        let (inFlight, gateway, flights) = await inFlight(flying)
        let parked = await parked()
        gateway.refuseAll()
        for checkout in flights { await checkout.close() }
        line.clear()
        var table = TextTable("memory of a session", "sessions", "resident", "bytes each")
        table.add(
            .text("waiting for its shopper"), .number(.count(count)), .number(.bytes(parked)),
            .number(.count(Int(parked / Double(count)))))
        table.add(
            .text("waiting for a provider, host not waiting"), .number(.count(flying)), .number(.bytes(inFlight)),
            .number(.count(Int(inFlight / Double(flying)))))
        print(table.text)
        if failures > 0 { print("\(failures) of them did not come to wait") }
        report["parked", "sessions"] = .integer(count)
        report["parked", "bytesPerSession"] = .number(parked / Double(count))
        report["inFlight", "sessions"] = .integer(flying)
        report["inFlight", "bytesPerSession"] = .number(inFlight / Double(flying))
    }

    /// Each session has its own ids, amount, e-mail and configurations; the host keeps its checkout and its button.
    private mutating func parked() async -> Double {
        let workload = EngineWorkload(suspends: false, limit: count + 1)
        var kept: [(PxpCheckout, PazeButtonComponent)] = []
        kept.reserveCapacity(count)
        await warmUp(workload)
        let before = ProcessMemory.resident ?? 0
        for number in 0..<count {
            guard let (checkout, button) = open(number, workload) else { continue }
            await button.appear()
            guard case .waiting(.checkout) = await button.tap() else {
                failures += 1
                continue
            }
            kept.append((checkout, button))
        }
        let used = Double((ProcessMemory.resident ?? 0) - before)
        failures += count - workload.engine.liveSessions
        for (checkout, _) in kept { await checkout.close() }
        return used
    }

    private mutating func inFlight(_ count: Int) async -> (Double, KeepingGateway, [PxpCheckout]) {
        let gateway = KeepingGateway(expecting: count)
        let workload = EngineWorkload(suspends: false, gateway: gateway, limit: count + 1)
        var kept: [PxpCheckout] = []
        kept.reserveCapacity(count)
        let before = ProcessMemory.resident ?? 0
        for number in 0..<count {
            guard let (checkout, button) = open(number, workload) else { continue }
            button.post(.appear)
            button.post(.tap)
            kept.append(checkout)
            // No faster than the engine takes them: messages that wait are not what is measured.
            while kept.count - gateway.count > 200 { await Task.yield() }
        }
        for _ in 0..<1_000 where gateway.count < kept.count {
            try? await ContinuousClock().sleep(for: .milliseconds(1))
        }
        failures += count - gateway.count
        let used = Double((ProcessMemory.resident ?? 0) - before)
        return (used, gateway, kept)
    }

    private mutating func open(_ number: Int, _ workload: EngineWorkload) -> (PxpCheckout, PazeButtonComponent)? {
        let config = workload.buttonConfig.copy()
        config.emailAddress = "shopper-\(number)@example.com"
        do throws(BaseSdkException) {
            let checkout = try workload.engine.open(workload.config(number, minorUnits: 500 + number % 100_000))
            return (checkout, try checkout.create(.pazeButton, componentConfig: config))
        } catch {
            failures += 1
            return nil
        }
    }

    /// What the first session brings into memory belongs to none.
    private mutating func warmUp(_ workload: EngineWorkload) async {
        guard let (checkout, button) = open(-1, workload) else { return }
        await button.appear()
        await button.tap()
        await checkout.close()
    }
}
