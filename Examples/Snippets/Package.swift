// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// The programs of the documentation. Scripts/update-snippets copies their slices into the pages.
let programs = [
    "Adapters", "AdaptingViews", "Adopting", "AnnotatedProviders", "AsynchronousServices", "CheckingRoutes",
    "DeclaringRoutes", "DefaultIsolation",
    "DesktopWithGTK", "Dialogs", "FirstRoute",
    "GettingStarted", "HandingBackResults", "Lifetimes", "MixedApps", "ModuleParameters", "ObservingAndIntercepting",
    "OnAppKit",
    "OnSwiftUI",
    "OnUIKit", "ProvidingServices", "Recursion", "RegisteringByHand", "RoutingByURL", "RoutingToViews",
    "ScreensInScopes", "SelectingProviders", "SeveralProviders", "StartAndClose", "TestingRoutes",
    "TestingScreens", "Transitions", "Troubleshooting", "UsingServices", "Why", "WithoutMacros", "WritingAHost",
]

/// The programs whose interface is a module of its own, in the folder Interfaces.
let programsWithInterface: Set = [
    "AnnotatedProviders", "DefaultIsolation", "FirstRoute", "GettingStarted", "Lifetimes", "SelectingProviders",
    "SeveralProviders",
]

/// The settings of a program and its interface: one program has those of a new project of Xcode.
func settings(_ name: String) -> [SwiftSetting] {
    guard name == "DefaultIsolation" else { return [] }
    return [
        .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}

func product(_ name: String, _ condition: TargetDependencyCondition? = nil) -> Target.Dependency {
    .product(name: name, package: "swift-module-router", condition: condition)
}

let package = Package(
    name: "snippets",
    // Those of the SwiftUI host, which needs newer systems than the library.
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .visionOS(.v1)],
    traits: [.trait(name: "GTK", description: "The program with a window; needs libgtk-4-dev.")],
    dependencies: [
        .package(
            name: "swift-module-router", path: "../..",
            traits: [.defaults, .trait(name: "GTK", condition: .when(traits: ["GTK"]))])
    ],
    targets: programsWithInterface.sorted().map { name in
        .target(
            name: "\(name)Interface", dependencies: [product("ModuleRouterViews")], path: "Interfaces",
            sources: ["\(name)Interface.swift"], swiftSettings: settings(name))
    }
        + programs.map { name in
            .executableTarget(
                name: name,
                dependencies: [
                    product("ModuleRouter"), product("ModuleRouterChecks"), product("ModuleRouterViews"),
                    product("ModuleRouterTesting"),
                    product("ModuleRouterUIKit"),
                    product("ModuleRouterAppKit"), product("ModuleRouterSwiftUI"),
                    product("ModuleRouterGTK", .when(traits: ["GTK"])),
                ] + (programsWithInterface.contains(name) ? [.target(name: "\(name)Interface")] : []),
                path: "Sources", sources: ["\(name).swift"], swiftSettings: settings(name))
        },
    swiftLanguageModes: [.v6]
)
