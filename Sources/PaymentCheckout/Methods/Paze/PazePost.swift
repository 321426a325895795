internal import PaymentFlows

/// What a host that does not wait sends to a Paze button; on its way there through the session's inbox.
final class PazePost: Pending {
    enum Message: Sendable {
        case appear
        case tap(claimed: Bool)
        case deliver(PazeArrival, AttemptID)
        case deliverURL(String)
        case cancel
        case disappear
    }
    private let component: Component<PazeMethod>
    private let message: Message

    init(_ component: Component<PazeMethod>, _ message: Message) {
        self.component = component
        self.message = message
    }

    func handOver() async { await component.take(message) }
}

extension Component<PazeMethod> {
    nonisolated func post(_ message: PazePost.Message) { supervisor.shard.inbox.push(PazePost(self, message)) }

    func take(_ message: PazePost.Message) {
        switch message {
        case .appear: postAppearance()
        case .tap(let claimed): _ = postTap(claimed: claimed)
        case .deliver(let answer, let attempt): _ = postDelivery(answer, attempt: attempt)
        case .deliverURL(let url): postDelivery(url: url)
        case .cancel: _ = cancel(.host)
        case .disappear: _ = tearDown()
        }
    }
}
