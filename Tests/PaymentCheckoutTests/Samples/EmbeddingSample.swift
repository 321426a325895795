import PaymentCheckout

/// The handlers of the article on embedding, as they are printed there.
struct EmbeddingSample {
    enum Response: Hashable {
        case redirect(to: String)
        case page(String)
        case conflict(String)
    }

    func tap(_ button: PazeButtonComponent) async -> Response {
        switch await button.tap() {
        case .waiting(.checkout(let handoff)): .redirect(to: handoff.payload.url)
        case let progress: answer(progress)
        }
    }

    func comeBack(to button: PazeButtonComponent, url: String) async -> Response {
        answer(await button.deliver(url: url))
    }

    func answer(_ progress: PazeButtonComponent.Progress) -> Response {
        switch progress {
        case .ended(.succeeded): .page("paid")
        case .ended(.refused), .ended(.failed), .ended(.cancelled): .page("not paid")
        case .ended(.unknown): .page("we are finding out")
        case .ended(.handedOver), .waiting, .queued, .working: .page("in progress")
        case .idle: .page("checkout")
        case .alreadyAnswered(let now): answer(now)
        case .refused(let refusal): .conflict("\(refusal)")
        }
    }

    func approve(_ button: PazeButtonComponent, attempt: AttemptID, _ yes: Bool) async -> Response {
        switch await button.answer(.onCheckoutComplete, yes, attempt: attempt) {
        case .accepted(let progress): answer(progress)
        case .alreadyAnswered(let first): .conflict("answered before: \(first)")
        case .gateClosed: .conflict("the attempt has ended")
        case .refused(let refusal): .conflict("\(refusal)")
        }
    }
}
