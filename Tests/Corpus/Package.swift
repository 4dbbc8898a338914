// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

// Measures the checker with small apps, broken and legal, that are compiled and run. See README.md.

import PackageDescription

let package = Package(
    name: "checker-corpus",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "checker-corpus", targets: ["checker-corpus"]),
        // One dynamic library that all apps of the corpus are linked with, because this is fast.
        .library(name: "CorpusLibrary", type: .dynamic, targets: ["CorpusLibrary"]),
    ],
    dependencies: [.package(name: "swift-module-router", path: "../..", traits: [])],
    targets: [
        .target(name: "CheckerCorpus"),
        .executableTarget(name: "checker-corpus", dependencies: ["CheckerCorpus"]),
        .target(
            name: "CorpusLibrary",
            dependencies: [
                .product(name: "ModuleRouterChecks", package: "swift-module-router"),
                .product(name: "ModuleRouterViews", package: "swift-module-router"),
            ]),
        .testTarget(name: "CheckerCorpusTests", dependencies: ["CheckerCorpus"]),
    ],
    swiftLanguageModes: [.v6]
)
