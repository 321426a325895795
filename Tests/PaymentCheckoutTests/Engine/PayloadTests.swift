import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct PayloadTests {
    static let jws: [String] = [
        "", "one", "e30.e30", "e30.e30.c2ln.c2ln", "e30..c2ln", "e30.!!!.c2ln",
        String(repeating: "a", count: 5_000_000),
        "e30." + base64URL(String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)) + ".c2ln",
        "e30." + base64URL(#"{"sessionId":"session-1","sessionId":"session-2","consumer":{}}"#) + ".c2ln",
        "e30." + base64URL(#"{"sessionId":"\ud800","consumer":{}}"#) + ".c2ln",
    ]

    @Test(
        "EN-91 a return whose response cannot be read is SDK1200, told once, and opens nothing (C95)",
        arguments: jws.indices)
    func returns(index: Int) async throws {
        let rig = try await OutcomeRig()
        await rig.button.appear()
        guard case .waiting(.checkout(let handoff)) = await rig.button.tap() else {
            throw Unexpected(what: "no checkout")
        }
        let nonce = handoff.payload.attempt.payload.nonce
        let progress = await rig.button.deliver(
            url: "app://back?status=success&nonce=\(nonce)#response=\(Self.jws[index])")
        guard case .ended(let outcome) = progress else { throw Unexpected(what: "\(progress)") }
        #expect(outcome.failureCode == "SDK1200")
        #expect(rig.merchant.errors.map(\.errorCode) == ["SDK1200"])
        #expect(!rig.callbacks.contains(.onCheckoutComplete))
        #expect(!rig.checkout.isProcessing)
    }

    @Test("EN-91 a return that belongs to nobody is refused and leaves the shopper where they are")
    func unmatched() async throws {
        let rig = try await OutcomeRig()
        _ = try await rig.tap()
        #expect(
            await rig.button.deliver(url: "app://back?status=success&nonce=0#response=x") == .refused(.unmatchedReturn))
        #expect(await rig.state == "awaitingCheckout")
    }

    static let completions: [CallResult<PazeCompleteResponse>] = [
        .refused(ProviderRefusal(httpStatus: 401)), .silent, .malformed,
        .success(.response(Sensitive(""))), .success(.response(Sensitive("null"))),
        .success(.response(Sensitive(#"{"payloadId":"p""#))),
        .success(.response(Sensitive("e30." + base64URL(#"{"payloadId":"p""#) + ".c2ln"))),
        .success(.decoded(PazeSamples.completed(sessionId: "another"))),
    ]

    @Test(
        "EN-91 an answer of the complete call that is empty, cut or of another session is SDK1214, told once (C93)",
        arguments: completions, [false, true])
    func completes(result: CallResult<PazeCompleteResponse>, isLater: Bool) async throws {
        let rig = try await OutcomeRig { $0.complete = isLater ? [.later(result)] : [.now(result)] }
        guard case .ended(let outcome) = try await rig.pay() else { throw Unexpected(what: "no end") }
        #expect(outcome.failureCode == "SDK1214")
        #expect(rig.merchant.errors.map(\.errorCode) == ["SDK1214"])
        #expect(!rig.callbacks.contains(.onComplete))
        #expect(rig.gateway.count(.decrypt) == 0)
        #expect(!rig.checkout.isProcessing)
    }

    @Test(
        "PZ-32 a decrypted payload may lack phone, e-mail and address; only the address check needs the last (C92)",
        arguments: [false, true])
    func decrypted(performsAVS: Bool) async throws {
        let bare = PazeDecryptTokenResponseSuccess(
            shopper: .init(), fundingData: PazeSamples.decrypted.fundingData)
        let rig = try await OutcomeRig { $0.decrypt = [.now(.success(bare))] }
        rig.merchant.config.performAVS = performsAVS
        guard case .ended(let outcome) = try await rig.pay() else { throw Unexpected(what: "no end") }
        #expect(rig.merchant.payloads == [bare])
        #expect(outcome.isSuccess == !performsAVS)
        #expect(rig.gateway.count(.authorise) == (performsAVS ? 0 : 1))
        let codes = rig.merchant.submitErrors.compactMap { ($0 as? FailedSubmitResult)?.errorCode }
        #expect(codes == (performsAVS ? ["SDK1215"] : []))
    }

    @Test("PZ-11 a currency that has changed since presentment is found at the tap (C83)")
    func currency() async throws {
        let rig = try await OutcomeRig()
        await rig.button.appear()
        #expect(try await rig.checkout.update(transactionData: PazeSamples.transaction(currency: "EUR")) == nil)
        guard case .ended(let outcome) = await rig.button.tap() else { throw Unexpected(what: "no end") }
        #expect(outcome.failureCode == "SDK1213")
        #expect(rig.merchant.errors.map(\.errorCode) == ["SDK1213"])
        #expect(rig.gateway.count(.createCheckout) == 0)
    }

    /// 14 of 128 characters are "@example.com" and the name of two letters.
    static let emails: [(String, Bool)] = [
        ("ada+shop@example.com", true), ("ad\u{e4}@example.com", false),
        (String(repeating: "a", count: 116) + "@example.com", true),
        (String(repeating: "a", count: 117) + "@example.com", false),
    ]

    @Test("TY-22 an e-mail has the same verdict at presentment and at the tap (C89)", arguments: emails)
    func email(address: String, isGood: Bool) async throws {
        let before = try await OutcomeRig()
        before.merchant.config.emailAddress = address
        #expect(await before.button.appear() == isGood)
        let after = try await OutcomeRig()
        await after.button.appear()
        after.merchant.config.emailAddress = address
        let progress = await after.button.tap()
        if case .waiting = progress { #expect(isGood) } else { #expect(!isGood) }
        #expect(before.merchant.errors.map(\.errorCode) == after.merchant.errors.map(\.errorCode))
        #expect(before.merchant.errors.isEmpty == isGood)
    }

    static let scripts = ["a", "\u{3b1}", "\u{627}\u{64e}", "\u{1f469}\u{200d}\u{1f4bb}"]

    @Test(
        "TY-10 25 characters of any script are a description, 26 are not, and the text goes out as it came (C91)",
        arguments: scripts)
    func description(letter: String) async throws {
        let rig = try await OutcomeRig()
        let text = String(repeating: letter, count: 25)
        rig.merchant.config.paymentDescription = text
        _ = try await rig.tap()
        #expect(rig.gateway.checkouts.map(\.paymentDescription) == [text])
        let other = try await OutcomeRig()
        other.merchant.config.paymentDescription = text + letter
        #expect(await other.button.appear() == false)
        #expect(other.merchant.errors.count == 1)
    }

    private static func base64URL(_ text: String) -> String {
        Data(text.utf8).base64EncodedString().map { $0 == "+" ? "-" : $0 == "/" ? "_" : String($0) }.joined()
            .filter { $0 != "=" }
    }
}
