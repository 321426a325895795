/// The steps that only Apple Pay has: a conversation with the sheet.
public enum ApplePaySteps: DropInKnowledge {
    /// The states of these steps.
    public typealias Step = ApplePayStep
    /// Nothing comes with the tap.
    public typealias Input = ApplePayInput
    /// A payment that the shopper has authorised in the sheet.
    public typealias Admitted = ApplePayAuthorised
    /// The wallet's token, with consent known.
    public typealias Means = DropInConsented<ApplePayAuthorised>
    /// A payment that is ready to be sent.
    public typealias Purchase = ApplePayPurchase
    /// The sheet.
    public typealias Handoff = ApplePaySheet
}

extension ApplePaySteps: DropInSteps {
    package typealias Move = DropInMove<ApplePaySteps>
    package typealias Event = ApplePayEvent
    package typealias Effect = ApplePayEffect

    package static var facts: DropInFacts { .applePay }

    package static func admit(_ tap: Evidence<DropInTap<ApplePayInput>>) -> Move {
        .perform(.presentingSheet(tap), .presentSheet(tap))
    }

    package static func consent(for admitted: ApplePayAuthorised) -> DropInConsentSource { .merchant }

    package static func fund(_ consented: Evidence<Means>) -> Move { .funded(consented) }

    package static func complete(_ order: Evidence<DropInOrder<Means>>) -> Move {
        .send(Evidence(ApplePayPurchase(order: order)))
    }

    package static func take(_ event: ApplePayEvent, in step: ApplePayStep) -> Move {
        switch event {
        case .sheetPresented(let isOpen):
            guard case .presentingSheet(let tap) = step else { return .ignore(.late) }
            return presented(tap, isOpen)
        case .sheetChanged(let change): return changed(change, step)
        case .updateGiven(let update): return answered(update, step)
        case .sheetAcknowledged:
            guard case .answeringSheet(let sheet) = step else { return .ignore(.late) }
            return reopen(sheet.with { $0.total = $0.proposed ?? $0.total })
        case .sheetAuthorised(let authorisation): return authorised(authorisation, step)
        }
    }

    private static func presented(_ tap: Evidence<DropInTap<ApplePayInput>>, _ isOpen: Bool) -> Move {
        guard isOpen else {
            return .fail(
                PaymentFailure(code: facts.code.rawValue, message: "The Apple Pay sheet could not be presented."))
        }
        return inSheet(of: tap) { .rest(.sheetOpen($0)) }
    }

    /// The sheet is open: the gateway has said so, or something has happened in it before that (EN-26).
    private static func inSheet(
        of tap: Evidence<DropInTap<ApplePayInput>>, _ move: (Evidence<ApplePaySheet>) -> Move
    ) -> Move {
        // The course lets no tap in without one.
        guard let total = tap.payload.attempt.payload.amount else { return .fail(.unusableAmount) }
        return move(Evidence(ApplePaySheet(tap: tap, total: total)))
    }

    /// Choices are answered one after another, in their order (DI-41).
    private static func changed(_ change: Evidence<ApplePaySheetChange>, _ step: ApplePayStep) -> Move {
        switch step {
        case .presentingSheet(let tap): inSheet(of: tap) { .perform(.updating($0), .askUpdate(change)) }
        case .sheetOpen(let sheet):
            .perform(
                .updating(sheet.payload.hasRested ? sheet : sheet.with { $0.hasRested = true }), .askUpdate(change))
        case .updating, .answeringSheet: .postpone
        case .authorisedBySheet: .ignore(.late)
        }
    }

    private static func answered(_ update: Evidence<ApplePayRequestUpdate>?, _ step: ApplePayStep) -> Move {
        switch step {
        case .updating(let sheet):
            let shown = sheet.payload.total
            if let update, !update.payload.isUsable(in: shown.currency) { return .fail(.unusableAmount) }
            guard let item = update?.payload.totalPaymentItem else {
                return .perform(.answeringSheet(sheet), .updateSheet(update))
            }
            let total = Amount.make(
                item.amount, currencyCode: shown.currency.code, allowsZero: shown.minorUnits == 0)
            guard case .success(let total) = total else { return .fail(.unusableAmount) }
            return .perform(.answeringSheet(sheet.with { $0.proposed = total }), .updateSheet(update))
        case .authorisedBySheet(let authorised): return .admitted(authorised)
        case .presentingSheet, .sheetOpen, .answeringSheet: return .ignore(.late)
        }
    }

    private static func reopen(_ sheet: Evidence<ApplePaySheet>) -> Move {
        .rest(.sheetOpen(sheet.with { $0.proposed = nil }))
    }

    /// The amount is fixed now: an answer that comes later changes nothing (EN-35).
    private static func authorised(_ authorisation: Evidence<ApplePayAuthorisation>, _ step: ApplePayStep) -> Move {
        switch step {
        case .presentingSheet(let tap):
            inSheet(of: tap) { .admitted(Evidence(ApplePayAuthorised($0.payload, authorisation))) }
        case .sheetOpen(let sheet), .answeringSheet(let sheet):
            .admitted(Evidence(ApplePayAuthorised(sheet.payload, authorisation)))
        // The merchant's callback is still running: what follows waits for it.
        case .updating(let sheet): .note(.authorisedBySheet(Evidence(ApplePayAuthorised(sheet.payload, authorisation))))
        case .authorisedBySheet(let known):
            known.payload.authorisation.payload.paymentId == authorisation.payload.paymentId
                ? .ignore(.duplicate) : .refuse(.wrongStep)
        }
    }

    package static func overrun(_ step: ApplePayStep) -> Move {
        switch step {
        case .presentingSheet: take(.sheetPresented(false), in: step)
        // As when the shopper cancels (EN-37).
        case .sheetOpen: .end(.cancelled(by: .deadline, at: "sheetOpen"), .cancelled)
        // The sheet keeps the total that it has (DI-41).
        case .updating, .authorisedBySheet: take(.updateGiven(nil), in: step)
        case .answeringSheet(let sheet): reopen(sheet)
        }
    }

    /// A dismissed sheet (DI-15, DI-16).
    package static func noticeOfLeaving(at step: ApplePayStep?, isAdmitted: Bool) -> DropInNotice? { .cancelled }
}
