// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// Build this package with .ci/fuzz-urls. libFuzzer is available only with the sanitizers that the script enables.
let package = Package(
    name: "fuzzing",
    // The package's own code uses `Synchronization`. The library runs on older systems.
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-module-router", path: "..", traits: [])],
    targets: [
        .target(name: "CLibFuzzer"),
        .executableTarget(
            name: "fuzz-urls",
            dependencies: [
                "CLibFuzzer", .product(name: "ModuleRouterChecks", package: "swift-module-router"),
                .product(name: "ModuleRouterViews", package: "swift-module-router"),
            ],
            path: "Sources/FuzzURLs"),
    ],
    swiftLanguageModes: [.v6]
)
