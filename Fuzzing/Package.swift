// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// Built by .ci/fuzz-urls: without the sanitizers that it asks for, there is no libFuzzer to link.
let package = Package(
    name: "fuzzing",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-module-router", path: "..", traits: [])],
    targets: [
        .target(name: "CLibFuzzer"),
        .executableTarget(
            name: "fuzz-urls",
            dependencies: ["CLibFuzzer", .product(name: "ModuleRouter", package: "swift-module-router")],
            path: "Sources/FuzzURLs"),
    ],
    swiftLanguageModes: [.v6]
)
