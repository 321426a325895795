internal import PaymentCheckout

/// Who interferes.
extension SessionPlay {
    func startOthers() {
        for moment in scenario.cancels {
            crew.spawn("canceller", isAwaited: moment.isTurns) { crew in
                if await crew.pause(moment) { await self.cancel(0) }
            }
        }
        if let moment = scenario.disappears {
            crew.spawn("teardown", isAwaited: moment.isTurns) { crew in
                guard await crew.pause(moment) else { return }
                await self.disappear(0)
                guard self.scenario.reappears else { return }
                self.log.note(.reappears)
                await self.components[0].appear()
                await self.tap(0)
            }
        }
        if let moment = scenario.cancelsTasks {
            crew.spawn("clients", isAwaited: moment.isTurns) { crew in
                guard await crew.pause(moment) else { return }
                self.log.note(.ends)
                crew.cancelDriving()
                self.log.note(.clientsWent)
            }
        }
        if scenario.needsRescue { startRescue() }
    }

    /// Longer than any deadline: who is woken by this had been forgotten.
    private func startRescue() {
        crew.spawn("rescue") { crew in
            // A gate that hangs for ever hangs each attempt again.
            for _ in 0..<5 {
                guard await crew.pause(.seconds(7200)), self.engine.liveSessions > 0 else { return }
                self.log.note(.rescued)
                for component in self.components.indices { await self.cancel(component) }
            }
        }
    }
}
