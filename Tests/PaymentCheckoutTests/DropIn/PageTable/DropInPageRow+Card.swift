import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

extension DropInPageRow {
    static let card = cardPaid + cardRefused + cardStopped + cardLeft

    private static let new = ["onBeforeSubmit down", "onSubmit up", "onGetConsent up"]
    private static let asked = new + queries
    private static let submit: @Sendable (DropInRig) async throws -> Void = { rig in
        await rig.dropIn.submit(card: DropInTestSamples.card)
    }

    private static let cardPaid = [
        DropInPageRow(.card, "new, approved", asked + ["onSuccess down", "down"], "succeeded", play: submit),
        DropInPageRow(
            .card, "on file, approved", ["onBeforeSubmit down", "onSubmit up"] + queries + ["onSuccess down", "down"],
            "succeeded"
        ) { await $0.dropIn.submit(savedCard: DropInTestSamples.saved) },
        DropInPageRow(
            .card, "new, with a consent control",
            ["onBeforeSubmit down", "onSubmit up"] + queries + ["onSuccess down", "down"], "succeeded",
            in: DropInScene { $0.card = DropInCardConfig(storeCardConsent: .ask) }
        ) { await $0.dropIn.submit(card: DropInTestSamples.card, storeConsent: true) },
        DropInPageRow(
            .card, "challenged and authenticated", asked + ["onSuccess down", "down"], "succeeded", in: .challenged
        ) { rig in
            let attempt = try await rig.standAtChallenge()
            await rig.dropIn.deliver(
                CardChallengeReturn(id: "challenge-1", result: .authenticated(DropInTestSamples.proof)),
                attempt: attempt)
        },
    ]

    private static let cardRefused = [
        DropInPageRow(
            .card, "declined", asked + ["onError down", "down"], "refused", codes: ["51"],
            in: .card(.now(.success(DropInTestSamples.reply(.refused, code: "51")))), play: submit),
        DropInPageRow(
            .card, "declined without a code", asked + ["onError down", "down"], "refused", codes: ["SDK1115"],
            in: .card(.now(.success(DropInTestSamples.reply(.refused)))), play: submit),
        DropInPageRow(
            .card, "the call refused", asked + ["onError down", "down"], "refused", codes: ["SDK1115"],
            in: .card(.now(.refused(ProviderRefusal(httpStatus: 422)))), play: submit),
        DropInPageRow(
            .card, "approved in part", asked + ["onError down", "down"], "failed", codes: ["FLOW0005"],
            in: .card(.now(.success(DropInTestSamples.reply(code: "CRD002")))), play: submit),
        DropInPageRow(
            .card, "not sent", asked + ["onError down", "down"], "failed", codes: ["SDK0500"],
            in: .card(.now(.notSent))
        ) { rig in
            await rig.dropIn.post(card: CardInput(.newCard(DropInTestSamples.card)))
            try await rig.passTime()
        },
        DropInPageRow(
            .card, "never answered", asked + ["onError down", "down"], "unknown", codes: ["FLOW0001"],
            in: .card(.now(.silent))
        ) { rig in
            await rig.dropIn.post(card: CardInput(.newCard(DropInTestSamples.card)))
            try await rig.passTime()
        },
    ]

    private static let cardStopped = [
        DropInPageRow(
            .card, "not valid", ["onBeforeSubmit down", "onError down", "down"], "failed", codes: ["SDK1116"]
        ) { rig in
            var card = DropInTestSamples.card
            card.securityCode = "12"
            await rig.dropIn.submit(card: card)
        },
        DropInPageRow(
            .card, "tokenising refused", new + ["onError down", "down"], "failed", codes: ["SDK1116"],
            in: DropInScene { $0.cards.tokenise = [.now(.refused(ProviderRefusal(httpStatus: 400)))] }, play: submit),
        DropInPageRow(
            .card, "of a source that is not allowed", new + ["onError down", "down"], "failed", codes: ["SDK1116"],
            in: DropInScene { $0.global.allowedCardFundingSource = ["Debit"] }, play: submit),
        DropInPageRow(
            .card, "rejected by the issuer", asked + ["onError down", "down"], "failed", codes: ["SDK1114"],
            in: DropInScene {
                $0 = .challenged
                $0.cards.authenticate = [.now(.success(.rejected))]
            }, play: submit),
        DropInPageRow(
            .card, "submitted after the session's end", ["onError down", "down"], "failed", codes: ["FLOW0003"],
            in: DropInScene {
                $0.session = DropInTestSamples.session(expiry: Date(timeIntervalSince1970: 1_700_000_060))
            }
        ) { rig in
            rig.clock.advance(by: .seconds(60))
            await rig.drained()
            await rig.dropIn.submit(card: DropInTestSamples.card)
        },
    ]

    private static let cardLeft = [
        DropInPageRow(.card, "vetoed", ["onBeforeSubmit down", "down"], "cancelled by merchant") { rig in
            rig.merchant.approves(false)
            await rig.dropIn.submit(card: DropInTestSamples.card)
        },
        DropInPageRow(
            .card, "challenge dismissed", asked + ["onError down", "down"], "cancelled by shopper",
            codes: ["SDK1114"], in: .challenged
        ) { rig in
            let attempt = try await rig.standAtChallenge()
            #expect(await rig.dropIn.dismissAuthentication(attempt: attempt) == .cancelled)
        },
        DropInPageRow(
            .card, "challenge failed", asked + ["onError down", "down"], "failed", codes: ["SDK1114"], in: .challenged
        ) { rig in
            let attempt = try await rig.standAtChallenge()
            await rig.dropIn.deliver(CardChallengeReturn(id: "challenge-1", result: .failed), attempt: attempt)
        },
        DropInPageRow(
            .card, "challenge timed out", asked + ["onError down", "down"], "cancelled by deadline",
            codes: ["SDK1114"], in: .challenged
        ) { rig in
            _ = try await rig.standAtChallenge()
            await rig.clock.sleepers(atLeast: 1)
            rig.clock.advance(by: .seconds(600))
        },
        DropInPageRow(
            .card, "cancelled by the host at the challenge", asked + ["down"], "cancelled by host", in: .challenged
        ) { rig in
            _ = try await rig.standAtChallenge()
            #expect(await rig.dropIn.cancel() == .cancelled)
        },
        DropInPageRow(
            .card, "session ended at the challenge", asked + ["onError down", "down"], "cancelled by expiry",
            codes: ["FLOW0003"],
            in: DropInScene {
                $0 = .challenged
                $0.session = DropInTestSamples.session(expiry: Date(timeIntervalSince1970: 1_700_000_060))
            }
        ) { rig in
            _ = try await rig.standAtChallenge()
            await rig.clock.sleepers(atLeast: 1)
            rig.clock.advance(by: .seconds(60))
        },
    ]
}
