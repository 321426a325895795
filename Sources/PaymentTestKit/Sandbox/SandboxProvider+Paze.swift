internal import FoundationEssentials
public import PaymentCheckout
public import PaymentFlows

extension SandboxProvider {
    /// Creates a web checkout, whose URL carries all that `SandboxShopper` needs.
    public func createCheckout(
        _ request: PazeCheckoutRequest, _ call: GatewayCall<PazeCheckoutSession>
    ) -> Started<PazeCheckoutSession> {
        let url = SandboxCheckout(sessionId: request.sessionId, nonce: request.nonce, attempt: request.attempt).url
        return run(SandboxStep(.createCheckout), request.sessionId, call) { _, _, _ in
            .success(PazeCheckoutSession(url: url))
        }
    }

    /// Completes, with the response as Paze sends it: a token.
    public func complete(
        _ request: PazeCompleteRequest, _ call: GatewayCall<PazeCompleteResponse>
    ) -> Started<PazeCompleteResponse> {
        let id = request.sessionId
        return run(SandboxStep(.complete), id, call) { _, fault, _ in
            if fault == .checkoutExpired {
                return .refused(
                    ProviderRefusal(code: "SESSION_EXPIRED", message: "The session has expired.", httpStatus: 422))
            }
            let token = SandboxTokens.completed(sessionId: id)
            return .success(.response(Sensitive(fault == .malformedToken ? String(token.dropLast(30)) : token)))
        }
    }

    /// Decrypts: always the same card, which exists nowhere.
    public func decrypt(
        _ request: PazeDecryptRequest, _ call: GatewayCall<PazeDecryptTokenResponseSuccess>
    ) -> Started<PazeDecryptTokenResponseSuccess> {
        run(SandboxStep(.decrypt), request.sessionId, call) { _, _, _ in .success(PazeSamples.decrypted) }
    }

    /// Charges, once for each key, and answers what became of it.
    public func authorise(
        _ request: PazeAuthorisationRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> {
        run(SandboxStep(PazeCall.authorise), request.sessionId, movesMoney: true, call) { session, fault, draw in
            let demand = SandboxDemand(request)
            let answer = session.move(demand, fault: fault, draw)
            if let fault, case .success(let reply) = answer { notify(demand, reply, fault, session, draw) }
            return answer
        }
    }

    /// Answers from the books.
    public func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> {
        let step = SandboxStep(PazeCall.findTransactions)
        return run(step, query.sessionId, call) { session, fault, _ in session.find(query, fault: fault) }
    }

    /// The provider acts when it is asked, also where its answer is lost or late; not at all where the call did not reach it.
    func run<Value>(
        _ step: SandboxStep, _ sessionId: String, movesMoney: Bool = false, _ call: GatewayCall<Value>,
        _ act: (SandboxSession, SandboxFault?, SandboxDraw) -> CallResult<Value>
    ) -> Started<Value> {
        let session = session(sessionId)
        var (draw, fault) = session.begin(step, faults)
        if let fault { count(fault) }
        switch fault {
        case .notSent: return send(.notSent, call, session, &draw)
        case .notifiedInstead:
            _ = act(session, fault, draw)
            let reply = call.later()
            keep(reply, session)
            return .later(reply)
        case .timeout:
            if draw.below(2) == 0 { _ = act(session, fault, draw) }
            let reply = call.later()
            keep(reply, session)
            return .later(reply)
        case .lostReply:
            _ = act(session, fault, draw)
            let reply = call.later()
            timer(session).after(draw.duration(in: latency.usual)) { withExtendedLifetime(reply) {} }
            return .later(reply)
        case .lateReply:
            let result = act(session, fault, draw)
            let reply = call.later()
            timer(session).after(draw.duration(in: latency.late)) { reply(result) }
            return .later(reply)
        case .duplicateReply:
            let result = act(session, fault, draw)
            let reply = call.later()
            timer(session).after(draw.duration(in: latency.usual)) { reply(result) }
            timer(session).after(draw.duration(in: latency.usual)) { reply(result) }
            return .later(reply)
        case .malformedReply:
            _ = act(session, fault, draw)
            return send(.malformed, call, session, &draw)
        case .refused where !movesMoney: return send(Self.refusal(), call, session, &draw)
        case .refused, .malformedToken, .checkoutExpired, .decline, .partialApproval, .otherAmount, .pendingFirst,
            .notifiedToo, .notifiedTwice, .foundNothing, nil:
            let result = act(session, fault, draw)
            return send(result, call, session, &draw)
        }
    }

    /// A definite no to the call itself.
    static func refusal<Value>() -> CallResult<Value> {
        .refused(ProviderRefusal(code: "REFUSED", message: "The request was refused.", httpStatus: 400))
    }

    private func send<Value>(
        _ result: CallResult<Value>, _ call: GatewayCall<Value>, _ session: SandboxSession, _ draw: inout SandboxDraw
    ) -> Started<Value> {
        if latency.inlineShare > 0, draw.unit() < latency.inlineShare { return .answered(result) }
        let reply = call.later()
        timer(session).after(draw.duration(in: latency.usual)) { reply(result) }
        return .later(reply)
    }
}
