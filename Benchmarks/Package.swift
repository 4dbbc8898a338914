// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// The path of a macro plugin built earlier, for the scripts. With it, SwiftPM does not compile an optimised SwiftSyntax, which takes
// minutes. The checker also needs SwiftSyntax and is then not measured.
let plugin = Context.environment["MODULE_ROUTER_MACROS_PLUGIN"]

let router = Target.Dependency.product(name: "ModuleRouter", package: "swift-module-router")
let views = Target.Dependency.product(name: "ModuleRouterViews", package: "swift-module-router")
let checker: [Target.Dependency] =
    plugin == nil ? ["GeneratedApp", .product(name: "RouteGraph", package: "swift-module-router")] : []

// The compiler needs 8 GB for 10,000 providers at once, but only 1.1 GB and a minute for a file of 1,000. Writing the module itself
// takes 5 GB, beside the first files.
let manyFiles: [SwiftSetting] = [
    .unsafeFlags(["-no-whole-module-optimization"], .when(traits: ["TenThousandProviders"]))
]

let package = Package(
    name: "benchmarks",
    // The package's own code uses `Synchronization`. The library runs on older systems.
    platforms: [.macOS(.v15)],
    traits: [
        .trait(
            name: "Hummingbird",
            description: "Measures Hummingbird's router beside that of URLs; takes minutes to build."),
        .trait(
            name: "TenThousandProviders",
            description: "Measures 10,000 providers besides 1,000; takes 6 GB and half an hour to build."),
    ],
    dependencies: [
        .package(name: "swift-module-router", path: "..", traits: plugin == nil ? ["Macros"] : []),
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.5.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1"),
    ],
    targets: [
        // The interfaces and providers that the benchmarks measure, and floors that do the same without a router.
        .target(name: "BenchInterfaces", dependencies: [router]),
        .target(name: "BenchProviders", dependencies: ["BenchInterfaces", router]),
        .target(name: "CBench"),
        .executableTarget(name: "generate-providers", path: "Sources/GenerateProviders"),
        .plugin(
            name: "GenerateProviders", capability: .buildTool(), dependencies: ["generate-providers"]),
        .target(
            name: "ManyProviders", dependencies: [router], swiftSettings: manyFiles, plugins: ["GenerateProviders"]),
        .target(
            name: "RecordedProviders", dependencies: [router], swiftSettings: manyFiles,
            plugins: ["GenerateProviders"]),
        .target(
            name: "ManyViews",
            dependencies: [views, .product(name: "ModuleRouterTesting", package: "swift-module-router")],
            plugins: ["GenerateProviders"]),
        .target(
            name: "BenchURLs",
            dependencies: [
                views,
                .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Hummingbird"])),
            ]),
        // The same app in three versions, which shows the size that the package adds to a binary. See Scripts/check-size.
        .target(name: "MinimalServices", path: "Sources/MinimalApps/MinimalServices"),
        .executableTarget(name: "by-hand", dependencies: ["MinimalServices"], path: "Sources/MinimalApps/ByHand"),
        .executableTarget(
            name: "routed", dependencies: ["MinimalServices", router], path: "Sources/MinimalApps/Routed"),
        .executableTarget(
            name: "routed-with-macros", dependencies: ["MinimalServices", router],
            path: "Sources/MinimalApps/RoutedWithMacros"),
        // The same files as in the package's tests.
        .target(
            name: "GeneratedApp",
            dependencies: [.product(name: "RouteGraph", package: "swift-module-router")]),
        .executableTarget(
            name: "bench",
            dependencies: [
                "BenchInterfaces", "BenchProviders", "BenchURLs", "CBench", "ManyProviders", "ManyViews",
                "RecordedProviders", views,
                .product(name: "ModuleRouterTesting", package: "swift-module-router"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ] + checker,
            path: "Sources/Bench"),
    ],
    swiftLanguageModes: [.v6]
)

if plugin == nil {
    package.targets.first { $0.name == "bench" }?.swiftSettings = [.define("Checker")]
}
