import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Cases from the field: submits of Drop-in")
struct DropInSubmitCasesTests {
    @Test("C01 EN-20: two submits in one turn: one attempt, the other is refused, and the flag goes up and down once")
    func sameTurn() {
        DropInAdapterRig.run(seeds: 0..<50) { rig in
            rig.merchant.on(.onBeforeSubmit, .runs { await rig.sleepVirtually(.milliseconds(50)) })
            rig.takes(.milliseconds(200), "authorise")
            let changes = await rig.dropIn.processingChanges()
            let dropIn = rig.dropIn
            async let first = dropIn.submit(card: DropInTestSamples.card)
            async let second = dropIn.submit(card: DropInTestSamples.card)
            let both = await [first, second]
            #expect(both.compactMap(\.refusal) == [.alreadyProcessing])
            #expect(both.compactMap(\.ended).map(\.isSuccess) == [true])
            #expect(rig.merchant.begun.entries.count { $0.name == .onBeforeSubmit } == 1)
            #expect(rig.merchant.begun.entries.count { $0.name == .onSubmit } == 1)
            #expect(rig.merchant.results.count == 1)
            #expect(rig.count("authorise") == 1)
            #expect(rig.milliseconds == 250)
            await rig.dropIn.destroy()
            var flags: [Bool] = []
            for await flag in changes { flags.append(flag) }
            #expect(flags == [false, true, false])
        }
    }

    @Test("C02 EN-20 EN-22: ten submits 20 ms apart are one charge; an eleventh is refused as paid")
    func impatient() {
        DropInAdapterRig.run(seeds: 0..<20) { rig in
            rig.takes(.milliseconds(500), "authorise")
            let dropIn = rig.dropIn
            let progress = await withTaskGroup(of: CheckoutDropIn.CardProgress.self) { group in
                for number in 0..<10 {
                    group.addTask {
                        await rig.sleepVirtually(.milliseconds(20 * number))
                        return await dropIn.submit(card: DropInTestSamples.card)
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(progress.compactMap(\.refusal) == Array(repeating: .alreadyProcessing, count: 9))
            #expect(progress.compactMap(\.ended).map(\.isSuccess) == [true])
            #expect(rig.count("authorise") == 1)
            #expect(rig.merchant.results.count == 1)
            #expect(rig.milliseconds == 500)
            #expect(await dropIn.submit(card: DropInTestSamples.card) == .refused(.alreadySettled))
        }
    }

    @Test("C27 DI-10: a veto after 100 ms leaves no flag up and no callback behind; the next submit works")
    func vetoed() {
        DropInAdapterRig.run { rig in
            rig.merchant.approves(false)
            rig.merchant.on(.onBeforeSubmit, .runs { await rig.sleepVirtually(.milliseconds(100)) })
            #expect(await rig.dropIn.submit(card: DropInTestSamples.card).ended?.cancelledBy == .merchant)
            #expect(rig.milliseconds == 100)
            #expect(rig.callbacks == ["onBeforeSubmit card down"])
            #expect(!rig.dropIn.isProcessing)
            rig.merchant.approves(true)
            #expect(await rig.dropIn.submit(card: DropInTestSamples.card).ended?.isSuccess == true)
        }
    }

    @Test(
        "C35 EN-14: from inside onError a submit is queued and begins when that has returned; a second is refused, and to await an end there is FLOW0008"
    )
    func fromInside() {
        DropInAdapterRig.run(seeds: 0..<20) { rig in
            let dropIn = rig.dropIn
            let (answers, codes) = (EventLog<CheckoutDropIn.CardProgress>(), EventLog<String>())
            rig.client.fails("authorise", .status422)
            rig.merchant.on(
                .onError,
                .runs {
                    answers.append(await dropIn.submit(card: DropInTestSamples.card))
                    answers.append(await dropIn.submit(card: DropInTestSamples.card))
                    for attempt in [AttemptID(1), AttemptID(2)] {
                        do {
                            _ = try await dropIn.outcome(of: attempt)
                        } catch let error as BaseSdkException {
                            codes.append(error.errorCode)
                        } catch {
                            codes.append("\(error)")
                        }
                    }
                    rig.client.fails("authorise", nil)
                    codes.append("returned")
                })
            await dropIn.submit(card: DropInTestSamples.card)
            let outcome = try await rig.outcome(2)
            #expect(outcome.isSuccess)
            #expect(answers.entries == [.queued(AttemptID(2)), .refused(.queueFull)])
            #expect(codes.entries == ["FLOW0008", "FLOW0008", "returned"])
            let own = rig.callbacks.filter { !$0.contains("onGet") }
            #expect(
                own == [
                    "onBeforeSubmit card down", "onSubmit card up", "onError card down", "onBeforeSubmit card down",
                    "onSubmit card up", "onSuccess card down",
                ])
            #expect(rig.merchant.overlaps == 0)
            #expect(rig.count("authorise") == 2)
        }
    }

    @Test(
        "C40 DI-61: after PayPal was left and a card pays, no callback names PayPal, not even when its page comes back")
    func methodChanged() {
        DropInAdapterRig.run { rig in
            await rig.dropIn.tapPayPal()
            #expect(await rig.dropIn.closePayPalWindow(attempt: AttemptID(1)) == .cancelled)
            let before = rig.callbacks.count
            rig.takes(.seconds(1), "authorise")
            let paying = await rig.pay(.card, until: "authorise")
            #expect(await rig.dropIn.deliver(DropInRig.approval, attempt: AttemptID(1)).isInVain)
            #expect(await rig.dropIn.closePayPalWindow(attempt: AttemptID(1)) == .nothingToCancel)
            try await paying.value
            #expect(try await rig.outcome(2).isSuccess)
            #expect(rig.callbacks.dropFirst(before).allSatisfy { !$0.contains("paypal") })
            #expect(rig.merchant.results.map(\.paymentMethod) == [.card])
            #expect(rig.client.log.entries.count { $0 == "authorise" } == 1)
        }
    }
}
