// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

// An app of two languages: a login module in Objective-C that needs an alert, and an alert module in Swift. Neither knows the other. On
// Linux, build it with GNUstep: `../../Scripts/with-gnustep swift run login`.

import PackageDescription

let package = Package(
    name: "login",
    platforms: [.iOS(.v16), .macOS(.v13)],
    traits: [.trait(name: "GTK", description: "The program login-desktop, in a window; needs libgtk-4-dev.")],
    dependencies: [
        .package(
            name: "swift-module-router", path: "../..", traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))]
        )
    ],
    targets: [
        // Objective-C: the screen, its router, and the protocols that it provides and requires.
        .target(
            name: "LoginModule", dependencies: [.product(name: "ZIKRouterObjC", package: "swift-module-router")]),
        // Swift: an alert.
        .target(
            name: "AlertModule", dependencies: [.product(name: "ModuleRouterViews", package: "swift-module-router")]),
        // The app's glue in Objective-C: functions of C for Swift, and the alert as the protocol that the login module requires.
        .target(name: "LoginGlue", dependencies: ["LoginModule"]),
        // The app: the adapters, and a terminal in place of a display.
        .target(
            name: "LoginApp",
            dependencies: [
                "AlertModule", "LoginGlue", .product(name: "ModuleRouterTesting", package: "swift-module-router"),
                .product(name: "ModuleRouterViews", package: "swift-module-router"),
                .product(name: "ZIKRouterObjC", package: "swift-module-router"),
            ]),
        .executableTarget(
            name: "login",
            dependencies: [
                "AlertModule", "LoginApp", .product(name: "ModuleRouterViews", package: "swift-module-router"),
            ]),
        // The app in a window of GTK, with an alert of its own in place of the alert module's.
        .executableTarget(
            name: "login-desktop",
            dependencies: [
                "AlertModule", "LoginApp", "LoginGlue",
                .product(name: "ModuleRouterGTK", package: "swift-module-router", condition: .when(traits: ["GTK"])),
                .product(name: "ModuleRouterViews", package: "swift-module-router"),
                .product(name: "ZIKRouterObjC", package: "swift-module-router"),
            ],
            path: "Sources/LoginDesktop"),
        .testTarget(
            name: "LoginTests",
            dependencies: [
                "AlertModule", "LoginApp", .product(name: "ModuleRouterTesting", package: "swift-module-router"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
