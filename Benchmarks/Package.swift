// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let graph = Target.Dependency.product(name: "RouteGraph", package: "swift-module-router")

let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "swift-module-router", path: "..", traits: ["Checker"]),
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.5.0"),
    ],
    targets: [
        // The same files as in the package's tests.
        .target(name: "GeneratedApp", dependencies: [graph]),
        .executableTarget(
            name: "checker-benchmark",
            dependencies: [
                "GeneratedApp", graph, .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/CheckerBenchmark"),
    ],
    swiftLanguageModes: [.v6]
)
