public import PaymentFlows

/// A merchant callback of Drop-in with the method that it names, as a record spells it: "onSubmit(card)", "onGetShopper".
public struct DropInCallback: Hashable, Sendable, RawRepresentable, CaseIterable, OrderCallback {
    /// The callback.
    public let name: DropInCallbackName
    /// The method that it names; nil: it names none.
    public let method: DropInPaymentMethod?

    /// Describes a callback.
    public init(_ name: DropInCallbackName, _ method: DropInPaymentMethod? = nil) {
        self.name = name
        self.method = method
    }

    /// Reads a record's name; nil: there is no such callback, or it names what it never does.
    public init?(rawValue: String) {
        guard let known = Self.byName[rawValue] else { return nil }
        self = known
    }

    /// As a record spells it.
    public var rawValue: String { method.map { "\(name.rawValue)(\($0.rawValue))" } ?? name.rawValue }

    /// Whether its answer decides how the attempt goes on.
    public var isGate: Bool { name == .onBeforeSubmit }

    /// Every callback with every method that it can name by its type. Only `onError` may name none where it otherwise names one: that is
    /// about all methods.
    public static let allCases: [DropInCallback] = DropInCallbackName.allCases.flatMap { name in
        switch name {
        case .onGetShopper, .onGetShippingAddress, .onSheetChange: [DropInCallback(name)]
        case .onBeforeSubmit, .onSubmit, .onGetConsent, .onSuccess, .onCancel:
            DropInPaymentMethod.allCases.map { DropInCallback(name, $0) }
        case .onError: DropInPaymentMethod.allCases.map { DropInCallback(name, $0) } + [DropInCallback(name)]
        }
    }

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
