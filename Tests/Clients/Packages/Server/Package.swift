// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A server whose services start and end with those of the library.
let package = Package(
    name: "Server",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "swift-module-router", path: "../../../..", traits: ["ServiceLifecycle"]),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.6.0"),
        .package(url: "https://github.com/apple/swift-log.git", from: "1.5.0"),
    ],
    targets: [
        .executableTarget(
            name: "Server",
            dependencies: [
                .product(name: "ModuleRouter", package: "swift-module-router"),
                .product(name: "ModuleRouterServiceLifecycle", package: "swift-module-router"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "Logging", package: "swift-log"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
