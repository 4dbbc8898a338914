// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// An app without macros and therefore without swift-syntax.
let package = Package(
    name: "TraitOff",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "swift-module-router", path: "../../../..", traits: [])],
    targets: [
        .target(
            name: "LoginInterface",
            dependencies: [.product(name: "ModuleRouter", package: "swift-module-router")]),
        .target(name: "LoginModule", dependencies: ["LoginInterface"]),
        .executableTarget(
            name: "App",
            dependencies: [
                "LoginInterface", "LoginModule",
                .product(name: "ModuleRouterChecks", package: "swift-module-router"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
