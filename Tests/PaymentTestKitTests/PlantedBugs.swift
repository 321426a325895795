import PaymentTestKit

/// Counts what must happen once.
actor Till {
    private(set) var charges = 0
    /// Suspends, so that all orders of return are tried.
    func charge() async {
        await Task.yield()
        charges += 1
    }
}

/// Planted: it checks, awaits, and only then notes that it has submitted.
actor DoubleSubmitter {
    private let till: Till
    private var hasSubmitted = false
    init(_ till: Till) { self.till = till }

    func submit() async {
        guard !hasSubmitted else { return }
        await till.charge()
        hasSubmitted = true
    }
}

/// The same, put right.
actor SingleSubmitter {
    private let till: Till
    private var hasSubmitted = false
    init(_ till: Till) { self.till = till }

    func submit() async {
        guard !hasSubmitted else { return }
        hasSubmitted = true
        await till.charge()
    }
}

/// Planted: a notice that comes before anybody waits is lost.
actor ForgetfulLatch {
    private var waiter: CheckedContinuation<Void, Never>?

    func wait() async { await withCheckedContinuation { waiter = $0 } }
    func notify() {
        waiter?.resume()
        waiter = nil
    }
}

/// One order of events, for comparing runs.
actor Trace {
    private(set) var events: [Int] = []
    func add(_ event: Int) { events.append(event) }
}
