// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

// The cost of a call in Objective-C, compared with the same call in Swift. Build it with GNUstep:
// `Scripts/with-gnustep swift run -c release --package-path Benchmarks/ObjectiveC objective-c-cost`.

import PackageDescription

let package = Package(
    name: "objective-c-cost",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "swift-module-router", path: "../..", traits: [])],
    targets: [
        .target(
            name: "ObjectiveCCalls", dependencies: [.product(name: "ZIKRouterObjC", package: "swift-module-router")]),
        .executableTarget(
            name: "swift-only", dependencies: [.product(name: "ZRouter", package: "swift-module-router")]),
        .executableTarget(
            name: "objective-c-cost",
            dependencies: ["ObjectiveCCalls", .product(name: "ZRouter", package: "swift-module-router")]),
    ],
    swiftLanguageModes: [.v6]
)
