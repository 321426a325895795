import PaymentFlows
import Testing

@Suite("Paze from the tap to the return of the web checkout")
struct PazeTapFlowTests {
    private let attempt = Samples.attempt()

    @Test("PZ-10 a tap calls onPazeButtonClicked, and nothing goes on before it has returned")
    func click() throws {
        var flow = try PazeFlow.at("ready")
        #expect(flow.handle(.tapped(attempt)) == .perform(.announceClick))
        #expect(flow.handle(.checkoutChecked(try #require(Samples.request))) == .ignore(.late))
        #expect(flow.handle(.decided(false)) == .ignore(.late))
        #expect(flow.handle(.acknowledged) == .perform(.checkCheckout(attempt)))
    }

    @Test("PZ-11 a configuration that cannot be used any more is onError, and no web session is created")
    func invalid() throws {
        var flow = try PazeFlow.at("validatingCheckout")
        _ = flow.handle(.checkoutInvalid(Samples.failure))
        #expect(flow.notice == .error(Samples.failure.payload))
        #expect(flow.outcome == .failed(Samples.failure))
        #expect(flow.play([.acknowledged]) == [])
    }

    @Test("PZ-12 after the check the web checkout is created with the request that was checked")
    func create() throws {
        var flow = try PazeFlow.at("validatingCheckout")
        let request = try #require(Samples.request)
        guard case .perform(.createCheckout(let requested)) = flow.handle(.checkoutChecked(request)) else {
            Issue.record("\(flow.stateName)")
            return
        }
        #expect(requested.payload.attempt == attempt)
        #expect(requested.payload.request == request)
    }

    @Test(
        "PZ-12 a creation that fails is onError SDK1200; one that was not sent is SDK0500 (EN-48)",
        arguments: [
            (CallResult.refused(Samples.no), "SDK1200"), (.malformed, "SDK1200"), (.silent, "SDK1200"),
            (.notSent, "SDK0500"),
        ] as [(CallResult<PazeCheckoutSession>, String)])
    func creationFails(result: CallResult<PazeCheckoutSession>, code: String) throws {
        var flow = try PazeFlow.at("creatingCheckout")
        _ = flow.handle(.created(result))
        #expect(flow.errorCode == code)
    }

    @Test("PZ-12 a creation that passes its deadline is onError SDK1200")
    func creationIsOverdue() throws {
        var flow = try PazeFlow.at("creatingCheckout")
        _ = flow.handle(.deadlinePassed)
        #expect(flow.errorCode == "SDK1200")
    }

    @Test("PZ-13 a complete return goes to the merchant's approval")
    func complete() throws {
        var flow = try PazeFlow.at("awaitingCheckout")
        let reaction = flow.handle(.returned(Samples.complete()))
        guard case .perform(.askCheckoutApproval(let checkedOut)) = reaction else {
            Issue.record("\(reaction)")
            return
        }
        #expect(checkedOut.payload.result.result == .complete)
        #expect(checkedOut.payload.sentSessionId == Samples.sentSessionId)
    }

    @Test("PZ-13 a return with another session id than the one sent is onError SDK1200")
    func otherSession() throws {
        var flow = try PazeFlow.at("awaitingCheckout")
        _ = flow.handle(.returned(Samples.complete(sessionId: "another")))
        #expect(flow.errorCode == "SDK1200")
    }

    @Test("PZ-20 a return that says complete without both response fields is onError SDK1200, and no approval is asked")
    func incompleteComplete() throws {
        guard case .complete(let whole) = Samples.complete() else { return }
        let changes: [(inout PazeCheckoutResult) -> Void] = [
            { $0.checkoutResponse = nil }, { $0.checkoutDecodedResponse = nil }, { $0.result = .incomplete },
        ]
        for change in changes {
            var result = whole
            change(&result)
            var flow = try PazeFlow.at("awaitingCheckout")
            _ = flow.handle(.returned(.complete(result)))
            #expect(flow.errorCode == "SDK1200")
        }
    }

    @Test("PZ-13 a failed or malformed return is onError with its failure")
    func failed() throws {
        var flow = try PazeFlow.at("awaitingCheckout")
        let failure = PaymentFailure(code: "SDK1200", message: "The web checkout failed.")
        _ = flow.handle(.returned(.failed(failure)))
        #expect(flow.notice == .error(failure))
    }

    @Test(
        "PZ-14 only the first answer of a web session counts; a second one is a typed refusal and changes nothing",
        arguments: [Samples.complete(), .cancelled, .incomplete(reason: nil)])
    func firstAnswerCounts(second: PazeReturn) throws {
        for first in [Samples.complete(), .cancelled] {
            var flow = try PazeFlow.at("awaitingCheckout")
            _ = flow.handle(.returned(first))
            let before = flow
            #expect(flow.handle(.returned(second)) == .refuse(.wrongStep))
            #expect(flow == before)
        }
    }

    @Test(
        "PZ-14 a shopper's cancel after a complete return is counted only",
        arguments: [
            "approvingCheckout", "completing", "reportingComplete", "askingDecryption", "decrypting",
            "reportingDecryption", "askingAuthorisation", "askingShopper", "reserving",
        ])
    func lateShopper(name: String) throws {
        var flow = try PazeFlow.at(name)
        let before = flow
        #expect(flow.handle(.cancel(.shopper)) == .ignore(.late))
        #expect(flow == before)
    }

    @Test("PZ-15 a shopper's cancel is onCheckoutIncomplete with the reason User cancelled., cancelled by the shopper")
    func shopperCancels() throws {
        for event in [PazeFlow.Event.returned(.cancelled), .cancel(.shopper)] {
            var flow = try PazeFlow.at("awaitingCheckout")
            _ = flow.handle(event)
            #expect(flow.incompleteReason == "User cancelled.")
            #expect(flow.cancellation == Cancellation(by: .shopper, at: "awaitingCheckout", reason: "User cancelled."))
        }
    }

    @Test("PZ-15 INCOMPLETE keeps Paze's reason, or none, never the shopper's", arguments: ["Card declined.", nil])
    func incomplete(reason: String?) throws {
        var flow = try PazeFlow.at("awaitingCheckout")
        _ = flow.handle(.returned(.incomplete(reason: reason)))
        #expect(flow.notice == .incomplete(PazeCheckoutResult(result: .incomplete, reason: reason)))
        #expect(flow.cancellation == Cancellation(by: .shopper, at: "awaitingCheckout", reason: reason))
    }

    @Test("PZ-15 the approval deadline is onCheckoutIncomplete with Checkout timed out., cancelled by the deadline")
    func overdue() throws {
        var flow = try PazeFlow.at("awaitingCheckout")
        _ = flow.handle(.deadlinePassed)
        #expect(flow.incompleteReason == "Checkout timed out.")
        #expect(flow.cancellation?.by == .deadline)
    }

    @Test("PZ-15 a host's cancel is onCheckoutIncomplete with Cancelled by the host., cancelled by the host")
    func hostCancels() throws {
        var flow = try PazeFlow.at("awaitingCheckout")
        _ = flow.handle(.cancel(.host))
        #expect(flow.incompleteReason == "Cancelled by the host.")
        #expect(flow.cancellation?.by == .host)
    }
}

extension PazeFlow {
    /// The code of the `onError` that is being told.
    var errorCode: String? { if case .error(let failure) = notice { failure.code } else { nil } }
    /// The code of the `onSubmitError` that is being told.
    var submitErrorCode: String? {
        switch notice {
        case .submitError(let failure): failure.code
        case .submitRefused(let refusal): refusal.payload.code
        case .error, .incomplete, .unknown, .authorised, nil: nil
        }
    }
    /// The reason of the `onCheckoutIncomplete` that is being told.
    var incompleteReason: String? { if case .incomplete(let result) = notice { result.reason } else { nil } }
    var cancellation: Cancellation? {
        if case .cancelled(let cancellation) = outcome { cancellation.payload } else { nil }
    }
}
