public import PaymentCheckout
public import PaymentFlows

/// Apple Pay at a sandbox provider: sheets that a `SandboxSheetShopper` uses, and authorisations, on the same books, faults, latencies
/// and seed.
///
/// Give it to an engine as its Apple Pay gateway: `PaymentPorts(applePay: sandbox.applePay)`.
public struct SandboxApplePay: ApplePayGateway {
    /// The provider that it speaks for.
    public let sandbox: SandboxProvider

    /// The authorisation may be repeated where the provider honours keys.
    public var repeatsMoneyCalls: Bool { sandbox.repeatsMoneyCalls }

    /// The sheet of an attempt; nil: none was presented, or it was put away.
    public func sheet(sessionId: String, attempt: AttemptID) -> SandboxSheet? {
        sandbox.session(sessionId).state.withLock { $0.dropIn.sheets[attempt] }
    }

    /// How many sheets of a session were presented and have not been put away.
    public func openSheets(sessionId: String) -> Int {
        sandbox.session(sessionId).state.withLock { $0.dropIn.sheets.count }
    }

    /// Presents a sheet.
    public func presentSheet(
        _ request: ApplePaySheetRequest, _ call: GatewayCall<ApplePaySheetShown>
    ) -> Started<ApplePaySheetShown> {
        sandbox.run(SandboxStep(.presentSheet), request.sessionId, call) { session, _, _ in
            session.state.withLock { $0.dropIn.sheets[request.attempt] = SandboxSheet(request) }
            return .success(ApplePaySheetShown())
        }
    }

    /// Shows the merchant's answer in the sheet.
    public func updateSheet(
        _ request: ApplePaySheetUpdate, _ call: GatewayCall<ApplePaySheetShown>
    ) -> Started<ApplePaySheetShown> {
        sandbox.run(SandboxStep(.updateSheet), request.sessionId, call) { session, _, _ in
            session.state.withLock { $0.dropIn.sheets[request.attempt] }?.show(request.update)
            return .success(ApplePaySheetShown())
        }
    }

    /// Charges, once for each key, and answers what became of it.
    public func authorise(
        _ request: ApplePayAuthorisationRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> {
        let demand = SandboxDemand(
            kind: .authorisation, key: request.idempotencyKey, merchantTransactionId: request.merchantTransactionId,
            sessionId: request.sessionId, amount: request.amount, ownerId: request.ownerId)
        return sandbox.move(demand, SandboxStep(ApplePayCall.authorise), call)
    }

    /// Answers from the books.
    public func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> { sandbox.find(query, SandboxStep(ApplePayCall.findTransactions), call) }

    /// Puts the sheet away. One that is told of a session which was forgotten meanwhile opens no new books.
    public func endSheet(_ attempt: AttemptID, sessionId: String, _ end: ApplePaySheetEnd) {
        sandbox.known(sessionId)?.state.withLock { $0.dropIn.sheets.removeValue(forKey: attempt) }?.putAway(end)
    }
}

extension SandboxProvider {
    /// The same provider as a gateway for Apple Pay.
    public var applePay: SandboxApplePay { SandboxApplePay(sandbox: self) }

    /// Makes the next Apple Pay call of a kind in a session go wrong, or go well for sure (nil), whatever the shares say; several wait
    /// in line.
    public func force(_ fault: SandboxFault?, onApplePay call: ApplePayCall, sessionId: String) {
        session(sessionId).force(fault, on: SandboxStep(call))
    }
}
