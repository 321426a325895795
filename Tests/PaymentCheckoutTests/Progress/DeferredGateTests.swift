import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct DeferredGateTests {
    private static let all: PazeGates = [.onCheckoutComplete, .onPreDecryption, .onPreAuthorisation]

    @Test("EN-19 the flow rests at a deferred gate, visible in the snapshot, and any other task answers it")
    func rests() async throws {
        let shop = try Shop(deferring: Self.all)
        let attempt = try await shop.open()
        guard
            case .waiting(.checkoutApproval) = await shop.button.deliver(PazeSamples.checkout(), attempt: attempt)
        else { throw WrongTurn() }
        let button = shop.button
        let answers = await Task.detached { () -> [PazeButtonComponent.GateAnswer<Bool>] in
            var answers = [await button.answer(.onCheckoutComplete, true, attempt: attempt)]
            answers.append(await button.answer(.onPreDecryption, true, attempt: attempt))
            return answers
        }.value
        // Each returns where the flow rests next (EN-25).
        guard case .accepted(.waiting(.decryption)) = answers[0], case .accepted(.waiting(.authorisation)) = answers[1]
        else { throw WrongTurn() }
        guard
            case .accepted(.ended(let outcome)) = await shop.button.answerPreAuthorisation(.proceed, attempt: attempt)
        else { throw WrongTurn() }
        #expect(outcome.isSuccess)
        let asked: Set<PazeCallbackName> = [.onCheckoutComplete, .onPreDecryption, .onPreAuthorisation]
        #expect(shop.merchant.begun.entries == PazeCallbackName.happyPath.filter { !asked.contains($0) })
    }

    @Test(
        "EN-19 a second answer gets the first; wrong attempt and wrong gate are refused; after the end the gate is closed"
    )
    func answers() async throws {
        let shop = try Shop(deferring: [.onCheckoutComplete, .onPreDecryption])
        let attempt = try await shop.open()
        #expect(await shop.button.answer(.onCheckoutComplete, true, attempt: attempt) == .refused(.wrongStep))
        await shop.button.deliver(PazeSamples.checkout(), attempt: attempt)
        #expect(await shop.button.answer(.onPreDecryption, true, attempt: attempt) == .refused(.wrongStep))
        #expect(await shop.button.answer(.onPreAuthorisation, true, attempt: attempt) == .refused(.wrongStep))
        #expect(await shop.button.answer(.onCheckoutComplete, true, attempt: AttemptID(9)) == .refused(.wrongStep))
        #expect(await shop.button.answerPreAuthorisation(.proceed, attempt: attempt) == .refused(.wrongStep))
        guard case .accepted = await shop.button.answer(.onCheckoutComplete, true, attempt: attempt) else {
            throw WrongTurn()
        }
        #expect(await shop.button.answer(.onCheckoutComplete, false, attempt: attempt) == .alreadyAnswered(true))
        let no = await shop.button.answer(.onPreDecryption, false, attempt: attempt)
        #expect(no == .accepted(.ended(.handedOver)))
        #expect(await shop.button.outcome == .handedOver)
        #expect(await shop.button.answer(.onPreDecryption, true, attempt: attempt) == .gateClosed)
        #expect(await shop.button.answer(.onCheckoutComplete, true, attempt: attempt) == .gateClosed)
        #expect(shop.gateway.count(.decrypt) == 0)
    }

    @Test("EN-19 the answer of a deferred onPreAuthorisation is taken once")
    func preAuthorisation() async throws {
        let shop = try Shop(deferring: .onPreAuthorisation)
        shop.gateway.change { $0.authorise = [.held(.success(PazeSamples.authorised))] }
        let attempt = try await shop.open()
        await shop.button.deliver(PazeSamples.checkout(), attempt: attempt)
        #expect(await shop.button.postPreAuthorisationAnswer(.proceed, attempt: attempt) == .accepted(.working))
        #expect(await shop.button.answerPreAuthorisation(.cancel, attempt: attempt) == .alreadyAnswered(.proceed))
        await shop.gateway.calls.until(.authorise)
        shop.gateway.release(.authorise)
        #expect(try await shop.button.outcome(of: attempt)?.isSuccess == true)
        #expect(await shop.button.answerPreAuthorisation(.cancel, attempt: attempt) == .gateClosed)
    }

    @Test("EN-19 a cancel ends the attempt at an open gate, and closes it")
    func cancelled() async throws {
        let shop = try Shop(deferring: .onCheckoutComplete)
        let attempt = try await shop.open()
        await shop.button.deliver(PazeSamples.checkout(), attempt: attempt)
        #expect(await shop.button.cancel() == .cancelled)
        #expect(try await shop.button.outcome(of: attempt)?.cancelledBy == .host)
        #expect(shop.merchant.incomplete.map(\.reason) == ["Cancelled by the host."])
        #expect(await shop.button.answer(.onCheckoutComplete, true, attempt: attempt) == .gateClosed)
        #expect(shop.gateway.count(.complete) == 0)
        _ = try await shop.tapped()
        #expect(await shop.button.answer(.onCheckoutComplete, true, attempt: attempt) == .gateClosed)
    }

    @Test("EN-19 a deadline holds for a deferred gate as for a closure")
    func deadline() async throws {
        var deadlines = DeadlinePolicy()
        deadlines.gate = .seconds(60)
        let shop = try Shop(deadlines: deadlines, deferring: .onPreDecryption)
        let attempt = try await shop.open()
        guard case .waiting(.decryption) = await shop.button.deliver(PazeSamples.checkout(), attempt: attempt) else {
            throw WrongTurn()
        }
        await shop.settle()
        async let outcome = shop.button.outcome(of: attempt)
        shop.clock.advance(by: .seconds(60))
        #expect(try await outcome?.failureCode == "FLOW0002")
        #expect(await shop.button.answer(.onPreDecryption, true, attempt: attempt) == .gateClosed)
        #expect(shop.merchant.errors.map(\.errorCode) == ["FLOW0002"])
    }

    @Test(
        "EN-41 a provider that never answers after callbacks that did not suspend is left at the call's deadline",
        arguments: [PazeCall.createCheckout, .complete, .decrypt])
    func silentProvider(call: PazeCall) async throws {
        let shop = try Shop()
        shop.gateway.change {
            switch call {
            case .createCheckout: $0.createCheckout = [.never]
            case .complete: $0.complete = [.never]
            default: $0.decrypt = [.never]
            }
        }
        let paying = Task { try? await shop.pay() }
        await shop.gateway.calls.until(call)
        await shop.settle()
        shop.clock.advance(by: .seconds(30))
        _ = await paying.value
        #expect(await shop.button.outcome?.failureCode == (call == .createCheckout ? "SDK1200" : "SDK1214"))
        shop.gateway.dropReplies()
    }
}
