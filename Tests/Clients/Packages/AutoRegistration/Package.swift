// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// Apps that link a module without ever naming it, one for each kind of linking.
let package = Package(
    name: "AutoRegistration",
    platforms: [.macOS(.v13)],
    products: [.library(name: "Plugin", type: .dynamic, targets: ["Plugin"])],
    dependencies: [
        .package(path: "Clocks"),
        .package(name: "swift-module-router", path: "../../../..", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "StaticApp",
            dependencies: [
                .product(name: "ClockInterface", package: "Clocks"), .product(name: "ClockModule", package: "Clocks"),
            ],
            // The flags that a release build passes by default.
            linkerSettings: [
                .unsafeFlags(["-Xlinker", "--gc-sections"], .when(platforms: [.linux])),
                .unsafeFlags(["-Xlinker", "-dead_strip"], .when(platforms: [.macOS])),
            ]),
        // One copy of ModuleRouter for app and module, in the dynamic library.
        .executableTarget(name: "SharedApp", dependencies: [.product(name: "DynamicClocks", package: "Clocks")]),
        // The mistake: its own copy of ModuleRouter, beside the copy in the dynamic library.
        .executableTarget(
            name: "TwoCopiesApp",
            dependencies: [
                .product(name: "DynamicClocks", package: "Clocks"),
                .product(name: "ModuleRouter", package: "swift-module-router"),
                .product(name: "ModuleRouterChecks", package: "swift-module-router"),
            ]),
        // One copy for app and plug-in, in the dynamic library that both link.
        .executableTarget(name: "PluginHost", dependencies: [.product(name: "DynamicInterface", package: "Clocks")]),
        .target(name: "Plugin", dependencies: [.product(name: "DynamicInterface", package: "Clocks")]),
    ],
    swiftLanguageModes: [.v6]
)
