// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let graph = Target.Dependency.product(name: "RouteGraph", package: "swift-module-router")

let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v15)],
    traits: [
        .trait(
            name: "Hummingbird",
            description: "Measures Hummingbird's router beside that of URLs; takes minutes to build.")
    ],
    dependencies: [
        .package(name: "swift-module-router", path: "..", traits: ["Checker", "Macros"]),
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.5.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1"),
    ],
    targets: [
        // What the benchmark of routes measures: protocols, who provides them, and the same without a router.
        .target(
            name: "BenchInterfaces",
            dependencies: [
                .product(name: "ModuleRouter", package: "swift-module-router"),
                .product(name: "ModuleRouterMacros", package: "swift-module-router"),
            ]),
        .target(
            name: "BenchProviders",
            dependencies: [
                "BenchInterfaces", .product(name: "ModuleRouter", package: "swift-module-router"),
                .product(name: "ModuleRouterMacros", package: "swift-module-router"),
            ]),
        .target(name: "CBench"),
        .executableTarget(name: "generate-providers", path: "Sources/GenerateProviders"),
        .plugin(
            name: "GenerateProviders", capability: .buildTool(), dependencies: ["generate-providers"]),
        .target(
            name: "ManyProviders", dependencies: [.product(name: "ModuleRouter", package: "swift-module-router")],
            plugins: ["GenerateProviders"]),
        .executableTarget(
            name: "bench",
            dependencies: [
                "BenchInterfaces", "BenchProviders", "CBench", "ManyProviders",
                .product(name: "ModuleRouter", package: "swift-module-router"),
                .product(name: "ModuleRouterTesting", package: "swift-module-router"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Bench"),
        // One app thrice: what the package adds to a binary. See Scripts/check-size.
        .target(name: "MinimalServices", path: "Sources/MinimalApps/MinimalServices"),
        .executableTarget(name: "by-hand", dependencies: ["MinimalServices"], path: "Sources/MinimalApps/ByHand"),
        .executableTarget(
            name: "routed",
            dependencies: ["MinimalServices", .product(name: "ModuleRouter", package: "swift-module-router")],
            path: "Sources/MinimalApps/Routed"),
        .executableTarget(
            name: "routed-with-macros",
            dependencies: [
                "MinimalServices", .product(name: "ModuleRouter", package: "swift-module-router"),
                .product(name: "ModuleRouterMacros", package: "swift-module-router"),
            ],
            path: "Sources/MinimalApps/RoutedWithMacros"),
        // The same files as in the package's tests.
        .target(name: "GeneratedApp", dependencies: [graph]),
        .executableTarget(
            name: "checker-benchmark",
            dependencies: [
                "GeneratedApp", graph, .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/CheckerBenchmark"),
        .executableTarget(
            name: "url-benchmark",
            dependencies: [
                .product(name: "ModuleRouter", package: "swift-module-router"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Hummingbird"])),
            ],
            path: "Sources/URLBenchmark"),
    ],
    swiftLanguageModes: [.v6]
)
