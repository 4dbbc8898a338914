// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

// The tests of the Objective-C side, in Objective-C and in Swift. On Linux, build them with GNUstep: Scripts/with-gnustep swift test
// --package-path Tests/Heritage/ObjectiveC. Scripts/check-objective-c compiles the same sources for Apple's platforms.

import PackageDescription

func router(_ product: String) -> Target.Dependency { .product(name: product, package: "swift-module-router") }

let package = Package(
    name: "objective-c-tests",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "swift-module-router", path: "../../..", traits: [])],
    targets: [
        .target(
            name: "ObjectiveCSamples", dependencies: [router("ZIKRouterObjC")], path: "Samples",
            exclude: ["README.md", "Spellings.m", "ModuleAdapter+RequiredInterface.expected", "TypeChecking.expected"]),
        .target(name: "ObjectiveCCases", dependencies: [router("ZIKRouterObjC")], path: "Cases"),
        .testTarget(
            name: "ZIKRouterObjCTests",
            dependencies: [
                "ObjectiveCCases", "ObjectiveCSamples", router("ModuleRouterTesting"), router("ZIKRouterObjC"),
                router("ZRouter"),
            ],
            path: "Tests"),
    ],
    swiftLanguageModes: [.v6]
)
