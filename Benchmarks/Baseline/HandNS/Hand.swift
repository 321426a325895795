// swift-format-ignore-file
package import Pay
import Loop
package final class HandHostNS: Sendable {
  let onInit: (@Sendable () async -> Void)?, onPresentmentResolved: (@Sendable (Bool) async -> Void)?, onClicked: (@Sendable () async -> Void)?
  let onCheckoutComplete: (@Sendable (Checkout) async -> Bool)?, onComplete: (@Sendable (Completion) async -> Void)?
  let onPreDecryption: (@Sendable () async -> Bool)?, onPostDecryption: (@Sendable (Card) async -> Void)?, onPreAuthorisation: (@Sendable () async -> PreAuth)?
  let onGetShopper: (@Sendable () async -> Shopper?)?, onPostAuthorisation: (@Sendable (Receipt) async -> Void)?
  let open: @Sendable (Int) async -> Int, complete: @Sendable (Checkout) async -> Completion?, decrypt: @Sendable (Completion) async -> Card?, authorise: @Sendable (Card) async -> Receipt?
  package init(suspend: Bool) {
    onInit = {}; onPresentmentResolved = { _ in }; onClicked = {}; onCheckoutComplete = { _ in true }; onComplete = { _ in }; onPreDecryption = { true }; onPostDecryption = { _ in }
    onPreAuthorisation = { .proceed }; onGetShopper = { Shopper(id: "shopper-123", email: nil) }; onPostAuthorisation = { _ in }
    if suspend {
      open = { await gatewayLoop.roundTrip(); return $0 }; complete = { await gatewayLoop.roundTrip(); return stubComplete($0) }
      decrypt = { await gatewayLoop.roundTrip(); return stubDecrypt($0) }; authorise = { await gatewayLoop.roundTrip(); return stubAuthorise($0) }
    } else { open = { $0 }; complete = { stubComplete($0) }; decrypt = { stubDecrypt($0) }; authorise = { stubAuthorise($0) } }
  }
}
package actor HandSupervisorNS {
  package private(set) var processing = false
  private var busy = false
  private var waiters: [CheckedContinuation<Void, Never>] = []
  func begin() -> Bool { if processing { return false }; processing = true; return true }
  func end() { processing = false }
  func deliver<R: Sendable>(_ body: @Sendable () async -> R) async -> R {
    if busy { await withCheckedContinuation { waiters.append($0) } }
    busy = true
    let r = await body()
    if waiters.isEmpty { busy = false } else { waiters.removeFirst().resume() }
    return r
  }
}
package actor HandFlowNS {
  enum State { case idle, presenting, ready, launching, waiting, working, done(Receipt), failed(Int) }
  private var state = State.idle
  private let id: Int, host: HandHostNS, supervisor = HandSupervisorNS()
  package init(_ id: Int, _ host: HandHostNS) { self.id = id; self.host = host }
  package func appear() async {
    let host = host
    state = .presenting
    await supervisor.deliver { await host.onInit?() }
    await supervisor.deliver { await host.onPresentmentResolved?(true) }
    state = .ready
  }
  package func tap() async -> Int? {
    guard case .ready = state, await supervisor.begin() else { return nil }
    let host = host
    state = .launching
    await supervisor.deliver { await host.onClicked?() }
    let url = await host.open(id)
    state = .waiting
    return url
  }
  package func deliver(_ checkout: Checkout) async -> Bool {
    guard case .waiting = state else { return false }
    let host = host
    state = .working
    guard await supervisor.deliver({ await host.onCheckoutComplete?(checkout) ?? true }) else { return await fail(1) }
    guard let done = await host.complete(checkout) else { return await fail(2) }
    await supervisor.deliver { await host.onComplete?(done) }
    guard await supervisor.deliver({ await host.onPreDecryption?() ?? true }) else { return await fail(3) }
    guard let card = await host.decrypt(done) else { return await fail(4) }
    await supervisor.deliver { await host.onPostDecryption?(card) }
    if case .cancel = await supervisor.deliver({ await host.onPreAuthorisation?() ?? .proceed }) { return await fail(5) }
    _ = await supervisor.deliver { await host.onGetShopper?() ?? nil }
    guard let receipt = await host.authorise(card) else { return await fail(6) }
    state = .done(receipt)
    await supervisor.deliver { await host.onPostAuthorisation?(receipt) }
    await supervisor.end()
    return true
  }
  private func fail(_ n: Int) async -> Bool { state = .failed(n); await supervisor.end(); return false }
}
