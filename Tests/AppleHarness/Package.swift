// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

// Runs the hosts of Apple's toolkits on machines without these toolkits, against stand-ins for UIKit, AppKit and SwiftUI that
// were written from public documentation. For tests only; see README.md.
//
// A separate package, because a module alias needs an unsafe flag, which the users of the library must not get. Links lead to the
// library's sources.

import PackageDescription

/// In a target with this setting, `import UIKit` and `#if canImport(UIKit)` refer to the stand-in.
func standIn(for module: String, named name: String? = nil) -> SwiftSetting {
    .unsafeFlags(["-module-alias", "\(module)=\(name ?? "\(module)Harness")"])
}

let package = Package(
    name: "apple-harness",
    // The systems of the SwiftUI host, which are newer than the library's.
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    targets: [
        .target(name: "CModuleRouter"),
        .target(name: "OSHarness"),
        .target(
            name: "ModuleRouter", dependencies: ["CModuleRouter", "OSHarness"], exclude: ["ModuleRouter.docc"],
            swiftSettings: [standIn(for: "os", named: "OSHarness")]),
        .target(name: "ModuleRouterChecks", dependencies: ["ModuleRouter"]),
        .target(name: "ModuleRouterViews", dependencies: ["CModuleRouter", "ModuleRouter"]),
        .target(name: "ModuleRouterTesting", dependencies: ["ModuleRouterChecks", "ModuleRouterViews"]),

        .target(name: "UIKitHarness"),
        .target(name: "AppKitHarness"),
        .target(
            name: "SwiftUIHarness", dependencies: ["AppKitHarness"], swiftSettings: [standIn(for: "AppKit")]),
        .target(
            name: "ModuleRouterUIKit", dependencies: ["ModuleRouterViews", "SwiftUIOnUIKitHarness", "UIKitHarness"],
            swiftSettings: [standIn(for: "UIKit"), standIn(for: "SwiftUI", named: "SwiftUIOnUIKitHarness")]),
        .target(
            name: "ModuleRouterAppKit", dependencies: ["ModuleRouterViews", "AppKitHarness"],
            swiftSettings: [standIn(for: "AppKit")]),
        .target(
            name: "ModuleRouterSwiftUI", dependencies: ["AppKitHarness", "ModuleRouterViews", "SwiftUIHarness"],
            swiftSettings: [standIn(for: "AppKit"), standIn(for: "SwiftUI")]),

        // SwiftUI and its host on top of UIKit. Without Apple's toolkits, a module uses either UIKit or AppKit.
        .target(
            name: "SwiftUIOnUIKitHarness", dependencies: ["UIKitHarness"], swiftSettings: [standIn(for: "UIKit")]),
        .target(
            name: "ModuleRouterSwiftUIOnUIKit",
            dependencies: ["ModuleRouterViews", "SwiftUIOnUIKitHarness", "UIKitHarness"],
            swiftSettings: [standIn(for: "UIKit"), standIn(for: "SwiftUI", named: "SwiftUIOnUIKitHarness")]),

        // The code that the documentation shows.
        .target(
            name: "SnippetOnUIKit", dependencies: ["ModuleRouterViews", "ModuleRouterUIKit", "UIKitHarness"],
            swiftSettings: [standIn(for: "UIKit")]),
        .target(
            name: "SnippetMixedApps",
            dependencies: [
                "ModuleRouterViews", "ModuleRouterSwiftUIOnUIKit", "ModuleRouterUIKit", "SwiftUIOnUIKitHarness",
                "UIKitHarness",
            ],
            swiftSettings: [
                standIn(for: "ModuleRouterSwiftUI", named: "ModuleRouterSwiftUIOnUIKit"),
                standIn(for: "SwiftUI", named: "SwiftUIOnUIKitHarness"), standIn(for: "UIKit"),
            ]),
        .target(
            name: "SnippetOnAppKit", dependencies: ["AppKitHarness", "ModuleRouterViews", "ModuleRouterAppKit"],
            swiftSettings: [standIn(for: "AppKit")]),
        .target(
            name: "SnippetOnSwiftUI", dependencies: ["ModuleRouterViews", "ModuleRouterSwiftUI", "SwiftUIHarness"],
            swiftSettings: [standIn(for: "SwiftUI")]),

        .target(name: "RouteClient", dependencies: ["ModuleRouterViews"], path: "Tests/RouteClient"),
        .target(
            name: "ViewHostSuite", dependencies: ["ModuleRouterViews", "RouteClient"], path: "Tests/ViewHostSuite"),
        .target(
            name: "NavigationWalk", dependencies: ["ModuleRouterTesting", "ModuleRouterViews", "RouteClient"],
            path: "Tests/NavigationWalk"),
        .testTarget(
            name: "ModuleRouterUIKitTests",
            dependencies: [
                "ModuleRouterViews", "ModuleRouterTesting", "ModuleRouterUIKit", "NavigationWalk", "RouteClient",
                "UIKitHarness", "ViewHostSuite",
            ]),
        .testTarget(
            name: "MixedAppTests",
            dependencies: [
                "ModuleRouterViews", "ModuleRouterSwiftUIOnUIKit", "ModuleRouterTesting", "ModuleRouterUIKit",
                "SwiftUIOnUIKitHarness", "UIKitHarness",
            ]),
        .testTarget(
            name: "ModuleRouterAppKitTests",
            dependencies: [
                "AppKitHarness", "ModuleRouterViews", "ModuleRouterAppKit", "ModuleRouterTesting", "NavigationWalk",
                "RouteClient", "ViewHostSuite",
            ]),
        .testTarget(
            name: "ModuleRouterSwiftUITests",
            dependencies: [
                "AppKitHarness", "ModuleRouterViews", "ModuleRouterAppKit", "ModuleRouterSwiftUI",
                "ModuleRouterTesting", "OSHarness",
                "RouteClient", "SwiftUIHarness", "ViewHostSuite",
            ]),
        // The experiments that the first run on a Mac performs with Apple's toolkits.
        .testTarget(
            name: "ExperimentTests", dependencies: ["AppKitHarness", "ModuleRouterUIKit", "UIKitHarness"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "CModuleRouter" {
    var settings: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
    if target.name == "ModuleRouter" {
        settings += [.enableExperimentalFeature("BuiltinModule"), .enableExperimentalFeature("RawLayout")]
    }
    if Context.environment["MODULE_ROUTER_WARNINGS_AS_ERRORS"] != nil { settings.append(.treatAllWarnings(as: .error)) }
    target.swiftSettings = settings + (target.swiftSettings ?? [])
}
