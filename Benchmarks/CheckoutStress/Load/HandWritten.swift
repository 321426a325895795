internal import HandNS
internal import Pay

/// The sessions of the hand-written pair.
enum HandWritten {
    /// - Parameter suspends: Whether gateways answer later, from the loop, instead of at once.
    static func workload(sessions: Int, concurrency: Int, suspends: Bool) -> Workload {
        let host = HandHostNS(suspend: suspends)
        let loop = ClosedLoop(sessions: sessions, concurrency: concurrency)
        return Workload(name: "hand-written", sessions: sessions) {
            await loop.run { number in
                let flow = HandFlowNS(number, host)
                await flow.appear()
                guard await flow.tap() != nil else { return false }
                return await flow.deliver(stubCheckout(number))
            }
        }
    }
}
