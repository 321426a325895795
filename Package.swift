// swift-tools-version: 6.2
import PackageDescription

/// Every target is built with the language's upcoming defaults, so that a closure's isolation and an import's reach are written down.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "swift-payment-flows",
    platforms: [.macOS(.v26)],
    products: [
        .library(name: "PaymentFlows", targets: ["PaymentFlows"]),
        .library(name: "PaymentCheckout", targets: ["PaymentCheckout"]),
        .library(name: "PaymentTestKit", targets: ["PaymentTestKit"]),
        .executable(name: "checkout-stress", targets: ["CheckoutStress"]),
        .executable(name: "checkout-explore", targets: ["CheckoutExplore"]),
    ],
    targets: [
        .target(name: "PaymentFlows", swiftSettings: settings),
        .target(name: "PaymentCheckout", dependencies: ["PaymentFlows"], swiftSettings: settings),
        .target(name: "CEnqueueHook"),
        .target(
            name: "PaymentTestKit",
            dependencies: ["PaymentFlows", "PaymentCheckout", "CEnqueueHook"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PaymentFlowsTests", dependencies: ["PaymentFlows", "PaymentTestKit"],
            exclude: ["Components/Diagrams", "DropIn/Diagrams", "Paze/Diagrams", "Payout/Diagrams"],
            swiftSettings: settings),
        .testTarget(
            name: "PaymentCheckoutTests",
            dependencies: ["PaymentFlows", "PaymentCheckout", "PaymentTestKit"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PaymentTestKitTests",
            dependencies: ["PaymentFlows", "PaymentCheckout", "PaymentTestKit"],
            swiftSettings: settings
        ),

        // What a good engineer would write by hand, to measure against in the same process.
        .target(name: "Pay", path: "Benchmarks/Baseline/Pay", swiftSettings: settings),
        .target(name: "Loop", path: "Benchmarks/Baseline/Loop", swiftSettings: settings),
        .target(
            name: "HandNS", dependencies: ["Pay", "Loop"], path: "Benchmarks/Baseline/HandNS", swiftSettings: settings),
        .executableTarget(
            name: "CheckoutStress",
            dependencies: [
                "PaymentFlows", "PaymentCheckout", "PaymentTestKit", "CommandTool", "Pay", "Loop", "HandNS",
            ],
            path: "Benchmarks/CheckoutStress",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "CheckoutExplore", dependencies: ["PaymentTestKit", "CommandTool"],
            path: "Benchmarks/CheckoutExplore", swiftSettings: settings
        ),
        // What the command lines have in common: reading options, and reporting.
        .target(name: "CommandTool", path: "Benchmarks/CommandTool", swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
