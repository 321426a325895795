import PaymentCheckout
import PaymentFlows
import PaymentTestKit

/// What a callback may call.
enum Reentry: String, CaseIterable, Sendable {
    case tap, cancel, disappear, reset, update, deliver, outcome

    func make(_ button: PazeButtonComponent, _ checkout: PxpCheckout) async -> String {
        switch self {
        case .tap: return String(describing: await button.tap())
        case .cancel: return String(describing: await button.cancel())
        case .disappear:
            await button.disappear()
            return "done"
        case .reset: return String(describing: await button.reset())
        case .update: return String(describing: try? await checkout.update(transactionData: PazeSamples.transaction()))
        case .deliver: return String(describing: await button.deliver(.cancelled, attempt: AttemptID(1)))
        case .outcome:
            do {
                return String(describing: try await button.outcome(of: AttemptID(1)))
            } catch {
                return error.errorCode
            }
        }
    }

    private enum Place { case presentment, opening, middle, last }

    private func place(of callback: PazeCallbackName) -> Place {
        switch callback {
        case .onInit, .onPresentmentResolvedTrue, .onPresentmentResolvedFalse: .presentment
        case .onPazeButtonClicked: .opening
        case .onCheckoutComplete, .onComplete, .onPreDecryption, .onPostDecryption, .onPreAuthorisation, .onGetShopper:
            .middle
        case .onPostAuthorisation, .onCheckoutIncomplete, .onSubmitError, .onError: .last
        }
    }

    /// What the call answers, by EN-14, EN-20, EN-26, EN-28, EN-33 and EN-35.
    func answer(from callback: PazeCallbackName) -> String {
        let place = place(of: callback)
        switch (self, place) {
        case (.tap, .presentment):
            return callback == .onPresentmentResolvedFalse
                ? "refused(\(String(reflecting: Refusal.hidden)))" : "refused(\(String(reflecting: Refusal.notReady)))"
        case (.tap, .opening), (.tap, .middle): return "refused(\(String(reflecting: Refusal.alreadyProcessing)))"
        case (.tap, .last): return "queued(attempt 2)"
        case (.cancel, .presentment): return "nothingToCancel"
        case (.cancel, .opening), (.cancel, .middle): return "cancelled"
        case (.cancel, .last): return "tooLate"
        case (.disappear, _): return "done"
        case (.reset, .presentment), (.update, .presentment), (.outcome, .presentment): return "nil"
        case (.reset, _), (.update, _): return "Optional(\(String(reflecting: Refusal.alreadyProcessing)))"
        case (.deliver, .presentment), (.deliver, .opening): return "refused(\(String(reflecting: Refusal.wrongStep)))"
        case (.deliver, .middle), (.deliver, .last):
            return "alreadyAnswered(\(String(reflecting: Progress<PazeWaiting>.working)))"
        case (.outcome, _): return "FLOW0008"
        }
    }

    /// The queued tap begins an attempt, where the outcome does not settle the session (EN-22).
    func begins(from callback: PazeCallbackName) -> Bool {
        self == .tap && place(of: callback) == .last && callback != .onPostAuthorisation
    }

    /// What is called, in all.
    func path(_ path: [PazeCallbackName], from callback: PazeCallbackName) -> [PazeCallbackName] {
        let here = Array(path.prefix { $0 != callback }) + [callback]
        switch self {
        case .tap: return begins(from: callback) ? path + [.onPazeButtonClicked] : path
        case .reset, .update, .deliver, .outcome: return path
        case .disappear: return here
        case .cancel:
            switch callback {
            case .onPazeButtonClicked, .onCheckoutComplete: return here + [.onCheckoutIncomplete]
            case .onComplete, .onPreDecryption, .onPostDecryption, .onPreAuthorisation, .onGetShopper: return here
            case .onInit, .onPresentmentResolvedTrue, .onPresentmentResolvedFalse, .onPostAuthorisation,
                .onCheckoutIncomplete, .onSubmitError, .onError:
                return path
            }
        }
    }
}

extension ScriptedMerchant {
    /// Runs a body inside a callback, once: a synchronous callback starts it as a task, which runs at once.
    func reenter(from callback: PazeCallbackName, _ body: @escaping @Sendable () async -> Void) {
        let isDone = EventLog<Bool>()
        let once: @Sendable () -> Void = {
            guard isDone.entries.isEmpty else { return }
            isDone.append(true)
            Task.immediate { await body() }
        }
        let (onInit, resolved, onError) = (config.onInit, config.onPresentmentResolved, config.onError)
        switch callback {
        case .onInit:
            config.onInit = {
                onInit?()
                once()
            }
        case .onPresentmentResolvedTrue, .onPresentmentResolvedFalse:
            config.onPresentmentResolved = {
                resolved?($0)
                once()
            }
        case .onError:
            config.onError = {
                onError?($0)
                once()
            }
        default: on(callback, .runs(body))
        }
    }
}
