internal import FoundationEssentials
internal import PaymentCheckout
internal import PaymentFlows
internal import Synchronization

/// Sessions of Paze whose tap ends before anything is asked or sent: what a tap costs by itself.
///
/// Before it the host has named an amount that cannot be paid, and there are no callbacks.
struct VainTapWorkload: MethodWorkload {
    private let sessions: EngineWorkload

    init(suspends: Bool) { sessions = EngineWorkload(suspends: suspends, hasCallbacks: false) }

    func open() async -> EngineWorkload.Opened? {
        guard let opened = await sessions.open() else { return nil }
        let number = EngineWorkload.opened.wrappingAdd(1, ordering: .relaxed).newValue
        do throws(BaseSdkException) {
            let data = sessions.unusableTransaction(number)
            return try await opened.checkout.update(transactionData: data) == nil ? opened : nil
        } catch {
            return nil
        }
    }

    func tap(_ opened: EngineWorkload.Opened) async -> Bool {
        if case .ended(.failed) = await opened.button.tap() { true } else { false }
    }

    func close(_ opened: EngineWorkload.Opened) async -> Bool { await sessions.close(opened) }
}
