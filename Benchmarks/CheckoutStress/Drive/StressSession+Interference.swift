internal import PaymentCheckout

/// What comes between a session and its end.
enum Interference: Sendable {
    case cancel
    case secondTap
    case teardown
}

extension StressSession {
    /// Beside the first tap, and at its own time.
    func interfereBeside() {
        for (interference, moment) in plan.interferences {
            if case .beside = moment { beside(interference) }
            if case .after(let time) = moment { beside(interference, after: time) }
        }
    }

    /// While the shopper is on the way back.
    func interfereBeforeReturn() {
        for (interference, moment) in plan.interferences {
            if case .beforeReturn = moment { beside(interference) }
        }
    }

    /// In or beside the n-th callback.
    func interfere(inCallback index: Int) async {
        for (interference, moment) in plan.interferences {
            if case .during(index) = moment { beside(interference) }
            guard case .inside(index) = moment, isFirst(interference) else { continue }
            switch interference {
            case .cancel: await cancel()
            case .teardown:
                await disappear()
                if plan.comesBack { await tapInside() }
            case .secondTap: await tapInside()
            }
        }
    }

    /// Beside the n-th callback, which cannot wait for anything.
    func interfereBeside(callback index: Int) {
        for (interference, moment) in plan.interferences {
            switch moment {
            case .during(index), .inside(index): beside(interference)
            case .beside, .during, .inside, .beforeReturn, .after: break
            }
        }
    }

    private func beside(_ interference: Interference, after microseconds: Int = 0) {
        guard isFirst(interference) else { return }
        side(after: microseconds) { session in
            switch interference {
            case .cancel: await session.cancel()
            case .secondTap: await session.tap()
            case .teardown:
                await session.disappear()
                if session.plan.comesBack { await session.tap() }
            }
        }
    }

    /// Whoever waits for the attempt that comes of it waits outside of the callback.
    private func tapInside() async {
        guard let progress = await component?.tap() else { return }
        side { _ = await $0.follow(progress) }
    }

    private func isFirst(_ interference: Interference) -> Bool {
        interfered.withLock { $0.insert(interference).inserted }
    }

    // Tasks of their own: a canceller is another client of the host, and lives longer than a callback. All are waited for.
    func side(after microseconds: Int = 0, _ body: @escaping @Sendable (StressSession) async -> Void) {
        let task = Task.detached {
            if microseconds > 0 { try? await ContinuousClock().sleep(for: .microseconds(microseconds)) }
            await body(self)
        }
        sides.withLock { $0.append(task) }
    }

    func untilSidesHaveEnded() async {
        while let task = sides.withLock({ $0.popLast() }) { await task.value }
    }
}

extension SessionPlan {
    var interferences: [(Interference, Moment)] {
        [(Interference.cancel, cancels), (.secondTap, secondTap), (.teardown, tearsDown)].compactMap {
            interference, moment in
            moment.map { (interference, $0) }
        }
    }
}
