// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// Two features of an app, in each kind of product.
let package = Package(
    name: "Clocks",
    platforms: [.macOS(.v13)],
    products: [
        .library(name: "ClockInterface", targets: ["ClockInterface"]),
        .library(name: "ClockModule", targets: ["ClockModule"]),
        // Each of these contains a copy of ModuleRouter.
        .library(name: "DynamicInterface", type: .dynamic, targets: ["ClockInterface"]),
        .library(name: "DynamicClocks", type: .dynamic, targets: ["ClockInterface", "ClockModule"]),
    ],
    dependencies: [.package(name: "swift-module-router", path: "../../../../..", traits: [])],
    targets: [
        .target(
            name: "ClockInterface",
            dependencies: [
                .product(name: "ModuleRouter", package: "swift-module-router"),
                // In the same library as ModuleRouter.
                .product(name: "ModuleRouterChecks", package: "swift-module-router"),
            ]),
        .target(name: "ClockModule", dependencies: ["ClockInterface"]),
    ],
    swiftLanguageModes: [.v6]
)
