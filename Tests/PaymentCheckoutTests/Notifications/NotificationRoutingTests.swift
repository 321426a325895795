import FoundationEssentials
import PaymentFlows
import PaymentTestKit
import Testing

@testable import PaymentCheckout

@Suite("Which session a notification is for") struct NotificationRoutingTests {
    @Test(
        "C62 EN-52 a closed session is ignored while it is remembered, an unknown one is unknown, and none is created")
    func closedAndUnknown() async throws {
        var configuration = EngineConfiguration()
        configuration.rememberedSessions = 1
        let rig = try await OutcomeRig(configuration: configuration)
        _ = try await rig.pay()
        await rig.checkout.close()
        #expect(await rig.hear(.sample(.captured)) == .ignored)
        #expect(await rig.hear(.sample(.captured, transaction: nil)) == .ignored)
        #expect(await rig.hear(.sample(.captured, transaction: nil, owner: "owner-2")) == .unknownSession)
        #expect(await rig.hear(.sample(transaction: "order-9", system: "system-9")) == .unknownSession)
        #expect(await rig.hear(.sample(owner: "owner-2")) == .unknownSession)
        let second = try await OutcomeRig(sharing: rig, transactionId: "order-2")
        await second.checkout.close()
        // It has taken the only place.
        #expect(await rig.hear(.sample(.captured)) == .unknownSession)
        #expect(rig.engine.liveSessions == 0)
        #expect(rig.engine.counters[.closedNotifications] == 2)
        #expect(rig.engine.counters[.unknownNotifications] == 4)
        #expect(rig.engine.counters[.notifications] == 0)
    }

    @Test("EN-50 one without any transaction id is counted and answered")
    func unusable() async throws {
        let rig = try await OutcomeRig()
        for id in [String?.none, "", "  "] {
            #expect(await rig.hear(.sample(transaction: id, system: id)) == .unknownSession)
        }
        #expect(rig.engine.counters[.unusableNotifications] == 3)
    }

    @Test("EN-50 by the provider's id alone the session is found live: at its outcome, and while it is verified")
    func systemId() async throws {
        let paid = try await OutcomeRig { $0.authorise = [.now(.success(.sample { $0.state = .refused }))] }
        _ = try await paid.pay()
        let open = try await OutcomeRig(sharing: paid, transactionId: "order-2") {
            $0.authorise = [
                .now(
                    .success(
                        .sample {
                            $0.state = .pending
                            $0.systemTransactionId = "system-2"
                        }))
            ]
        }
        let attempt = try await open.reach(.authorise)
        await open.entered("verifying")
        #expect(await open.hear(.sample(transaction: nil, system: "system-2", owner: "")) == .accepted)
        #expect(try await open.outcome(attempt).isSuccess)
        #expect(await paid.hear(.sample(.captured, transaction: nil)) == .accepted)
        #expect(await paid.settlement == .succeeded)
        #expect(await paid.hear(.sample(.captured, transaction: nil, system: "system-9")) == .unknownSession)
    }

    @Test(
        "EN-47 EN-50 a later attempt is found under its own id, live and closed, and no other session is opened under it"
    )
    func laterId() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.now(.success(.refused)), .never] }
        _ = try await rig.pay()
        await rig.button.postTap()
        await rig.entered("awaitingCheckout", times: 2)
        _ = await rig.button.postDelivery(PazeSamples.checkout(), attempt: AttemptID(2))
        await rig.gateway.calls.until(.authorise, times: 2)
        await rig.settle()
        #expect(throws: AdmissionException.self) {
            _ = try rig.engine.open(PazeSamples.config(transactionId: "order-1-2"))
        }
        #expect(await rig.hear(.sample(transaction: "order-1-2", system: "system-2")) == .accepted)
        #expect(try await rig.outcome(AttemptID(2)).isSuccess)
        #expect(rig.merchant.results.last?.merchantTransactionId == "order-1-2")
        await rig.checkout.close()
        #expect(await rig.hear(.sample(.captured, transaction: "order-1-2", system: "system-2")) == .ignored)
        #expect(await rig.hear(.sample(.captured, transaction: "order-1")) == .ignored)
        #expect(await rig.hear(.sample(.captured, transaction: nil, system: "system-2")) == .ignored)
        #expect(await rig.hear(.sample(.captured, transaction: nil, system: "system-1")) == .ignored)
        rig.gateway.dropReplies()
    }

    @Test("EN-47 EN-50 ids that a host names itself are found too", arguments: [false, true])
    func hostsIds(isUpdate: Bool) async throws {
        var configuration = EngineConfiguration()
        if !isUpdate { configuration.merchantTransactionId = { "\($0)/\($1)" } }
        let rig = try await OutcomeRig(configuration: configuration) { $0.authorise = [.now(.success(.refused))] }
        let id: String
        if isUpdate {
            id = "order-7"
            #expect(try await rig.checkout.update(transactionData: PazeSamples.transaction(id: id)) == nil)
        } else {
            id = "order-1/2"
            _ = try await rig.pay()
        }
        // A changed id is the session's at once, a later one when an attempt goes under it.
        if !isUpdate { #expect(await rig.hear(.sample(transaction: id, system: "system-2")) == .unknownSession) }
        let attempt = try await rig.tap()
        #expect(await rig.hear(.sample(transaction: id, system: "system-2")) == .accepted)
        #expect(try await rig.outcome(attempt).isSuccess)
    }

    @Test("EN-50 an id that is another live session's stays that one's")
    func idOfAnother() async throws {
        let other = try await OutcomeRig(transactionId: "order-1-2") { $0.authorise = [.now(.success(.refused))] }
        let rig = try await OutcomeRig(sharing: other)
        _ = try await rig.pay()
        let attempt = try await rig.tap()
        #expect(await rig.hear(.sample(transaction: "order-1-2", system: "system-2")) == .accepted)
        #expect(await other.settlement == .succeeded)
        #expect(await rig.button.cancel() == .cancelled)
        #expect(try await rig.outcome(attempt).cancelledBy == .host)
        await rig.checkout.close()
        #expect(await rig.hear(.sample(.captured, transaction: "order-1-2", system: "system-2")) == .accepted)
    }

    @Test("EN-62 EN-66 sessions that were found under many ids leave nothing behind")
    func leavesNothing() async throws {
        let gateway = ScriptedPazeGateway()
        gateway.change { script in
            script.authorise = (1...3).map { number in
                .now(
                    .success(
                        .sample {
                            $0.state = .refused
                            $0.systemTransactionId = "system-\(number)"
                        }))
            }
        }
        var configuration = EngineConfiguration()
        configuration.rememberedSessions = 1
        weak var engine: PaymentEngine?
        do {
            let made = PaymentEngine(ports: PaymentPorts(paze: gateway), configuration: configuration)
            engine = made
            let checkout = try made.open(PazeSamples.config())
            let button = try checkout.create(.pazeButton, componentConfig: PazeButtonComponentConfig())
            await button.appear()
            for _ in 0..<3 {
                let progress = await button.tap()
                guard case .waiting(.checkout(let handoff)) = progress else { throw Unexpected(what: "\(progress)") }
                _ = await button.deliver(PazeSamples.checkout(), attempt: handoff.payload.attempt.payload.id)
            }
            #expect(made.registry.transactionCount == 3)
            await checkout.close()
            #expect(made.registry.transactionCount == 0)
        }
        #expect(engine == nil)
    }
}
