/// Which component to create: `.pazeButton`.
public protocol ComponentKind: Sendable {
    /// The component's configuration.
    associatedtype Config: BaseComponentConfig
    /// The component.
    associatedtype Component: Sendable
}
