// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import CompilerPluginSupport
import PackageDescription

// One trait for all uses of SwiftSyntax: the package manager passes several traits in a changing order, which recompiles everything.
let macros = TargetDependencyCondition.when(traits: ["Macros"])
let macrosPlugin = Target.Dependency.target(name: "ModuleRouterMacrosPlugin", condition: macros)
let argumentParser = Target.Dependency.product(
    name: "ArgumentParser", package: "swift-argument-parser", condition: macros)
let serviceLifecycle = Target.Dependency.product(
    name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: .when(traits: ["ServiceLifecycle"]))
let gtk = Target.Dependency.target(name: "CGTK", condition: .when(traits: ["GTK"]))

// The tool of the plugins, unless the environment names one that was built before; see the page CheckingAtBuild.
let tool: [Target.Dependency] =
    Context.environment["MODULE_ROUTER_ROUTES"] == nil ? [.target(name: "routes", condition: macros)] : []

func syntax(_ products: String...) -> [Target.Dependency] {
    products.map { .product(name: $0, package: "swift-syntax", condition: macros) }
}

let targets: KeyValuePairs<String, [Target]> = [
    "Sources/Library": [
        .target(name: "CModuleRouter"),
        // The kinds of keys, for the checker too.
        .target(name: "RouteVocabulary"),
        // Services. A program without views compiles and links only the targets up to this one.
        .target(name: "ModuleRouter", dependencies: ["CModuleRouter", "RouteVocabulary", macrosPlugin]),
        // Lookups without a key: by identifiers, classes and URLs; and the faults of registrations.
        .target(name: "RouteTables", dependencies: ["ModuleRouter"]),
        // The texts of faults, for the checker too.
        .target(name: "RouteFaultTexts", dependencies: ["RouteVocabulary"]),
        // The rules of `validate()`. Only tests and debug builds link this target.
        .target(name: "ModuleRouterChecks", dependencies: ["RouteFaultTexts", "RouteTables"]),
        // The patterns of URLs and their matcher, for the checker too.
        .target(name: "URLPatterns", dependencies: ["RouteVocabulary"]),
        // Views, and URLs of views and services.
        .target(name: "ModuleRouterViews", dependencies: ["RouteTables", "URLPatterns"]),
        // Functions for Foundation's `URL`. The library itself does not use Foundation.
        .target(name: "ModuleRouterFoundation", dependencies: ["ModuleRouterViews"]),
        .target(name: "ModuleRouterTesting", dependencies: ["ModuleRouterChecks", "ModuleRouterViews"]),
        // For servers. Without the trait it is empty.
        .target(name: "ModuleRouterServiceLifecycle", dependencies: ["ModuleRouter", serviceLifecycle]),
        // Reads providers, for the macros and the checker.
        .target(name: "ProviderSyntax", dependencies: ["RouteVocabulary"] + syntax("SwiftSyntax", "SwiftParser")),
        .macro(
            name: "ModuleRouterMacrosPlugin",
            dependencies: ["ProviderSyntax"] + syntax("SwiftCompilerPlugin", "SwiftSyntaxMacros")),
    ],
    // Without its toolkit, a host is empty. Tests/Package.swift runs the hosts of Apple's toolkits on other systems.
    "Sources/Hosts": [
        .target(name: "ModuleRouterUIKit", dependencies: ["ModuleRouterViews"]),
        .target(name: "ModuleRouterAppKit", dependencies: ["ModuleRouterViews"]),
        .target(name: "ModuleRouterSwiftUI", dependencies: ["ModuleRouterViews"]),
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
        .target(name: "CModuleRouterGTK", dependencies: [gtk]),
        .target(name: "ModuleRouterGTK", dependencies: ["CModuleRouterGTK", "ModuleRouterViews", gtk]),
        // Runs GTK's loop in the test runner.
        .target(name: "ModuleRouterGTKTesting", dependencies: ["CModuleRouterGTK"]),
    ],
    "Sources/Checker": [
        // The graph of an app's routes and its checks; the reader of sources; the command line.
        .target(
            name: "RouteGraph", dependencies: ["RouteFaultTexts", "URLPatterns"],
            resources: [.embedInCode("Rendering/Page/Resources")]),
        .target(
            name: "RouteScanner",
            dependencies: ["ProviderSyntax", "RouteGraph"] + syntax("SwiftSyntax", "SwiftParser", "SwiftIfConfig")),
        .executableTarget(name: "routes", dependencies: ["RouteScanner", argumentParser] + syntax("SwiftParser")),
    ],
    // The API of ZIKRouter, for migrating apps.
    "Sources/Heritage": [
        .target(name: "ZRouter", dependencies: ["ModuleRouterChecks", "ModuleRouterViews", macrosPlugin]),
        // The headers for Objective-C: the modules `ZIKRouter` and `ZIKRouter.Internal`. Swift files can import them besides `ZRouter`.
        .target(name: "ZIKRouter"),
        // The implementation of these headers, over a C interface to Swift. Without Foundation for Objective-C it is empty.
        .target(name: "CZIKRouter"),
        .target(name: "ZIKRouterBridge", dependencies: ["CZIKRouter", "ZRouter"]),
        .target(name: "ZIKRouterObjC", dependencies: ["CZIKRouter", "ZIKRouter", "ZIKRouterBridge"]),
    ],
    "Plugins": [
        .plugin(name: "RouteCheck", capability: .buildTool(), dependencies: tool),
        .plugin(
            name: "RoutesCommand",
            capability: .command(intent: .custom(verb: "routes", description: "Check, draw and explain routes.")),
            dependencies: tool),
    ],
    "Tests/Support": [
        .target(name: "RouteClient", dependencies: ["ModuleRouterViews"]),
        .target(name: "ViewHostSuite", dependencies: ["RouteClient"]),
        .target(name: "NavigationWalk", dependencies: ["ModuleRouterTesting", "RouteClient"]),
        .target(name: "RandomURLs", dependencies: ["ModuleRouterTesting"]),
        .target(name: "StubbedInterface", dependencies: ["ModuleRouter"]),
        .target(name: "TestSupport", dependencies: ["RouteTables"]),
        .target(name: "GeneratedApp", dependencies: ["RouteGraph"]),
        .executableTarget(name: "GTKProgram", dependencies: ["ModuleRouterGTK"]),
    ],
    "Tests/Library": [
        .testTarget(name: "ModuleRouterTests", dependencies: ["ModuleRouterTesting", "TestSupport"]),
        .testTarget(name: "URLPatternsTests", dependencies: ["RandomURLs"]),
        .testTarget(
            name: "ModuleRouterViewsTests",
            dependencies: ["NavigationWalk", "RandomURLs", "TestSupport", "ViewHostSuite"]),
        .testTarget(
            name: "ModuleRouterFoundationTests", dependencies: ["ModuleRouterFoundation", "ModuleRouterTesting"]),
        .testTarget(name: "ModuleRouterTestingTests", dependencies: ["ModuleRouterTesting", "RouteClient"]),
        // Compiles the sources of the macros through a link. If a test depended on a macro, the package manager would build all tests
        // and their dependencies a second time, for the host.
        .testTarget(
            name: "ModuleRouterMacrosTests",
            dependencies: ["ModuleRouterTesting", "ProviderSyntax", "StubbedInterface"]
                + syntax("SwiftSyntaxMacros", "SwiftSyntaxMacrosGenericTestSupport"),
            exclude: ["Plugin/Plugin.swift"]),
    ],
    "Tests/Hosts": [
        .testTarget(
            name: "ModuleRouterGTKTests",
            dependencies: ["GTKProgram", "ModuleRouterGTKTesting", "NavigationWalk", "ViewHostSuite"])
    ],
    "Tests/Checker": [
        .testTarget(name: "RouteGraphTests", dependencies: ["ModuleRouterViews", "RouteGraph", "TestSupport"]),
        .testTarget(name: "RouteScannerTests", dependencies: ["RouteScanner"]),
        .testTarget(
            name: "RoutesTests",
            dependencies: ["GeneratedApp", "ModuleRouterFoundation", "RandomURLs", "TestSupport", "routes"]),
    ],
    "Tests/Heritage": [
        .testTarget(name: "ZRouterTests", dependencies: ["NavigationWalk", "ZIKRouter", "ZRouter"]),
        // The samples of the original's documentation in their printed form.
        .testTarget(name: "SeedSampleTests", dependencies: ["ModuleRouterTesting", "ZRouter"]),
    ],
    // Code that must not compile, and complete packages of clients.
    "Tests/Clients": [
        .testTarget(name: "ModuleRouterConsumerTests", dependencies: ["RouteGraph", "TestSupport", "ZRouter"])
    ],
]

let libraries = [
    "ModuleRouter", "ModuleRouterAppKit", "ModuleRouterChecks", "ModuleRouterFoundation", "ModuleRouterGTK",
    "ModuleRouterGTKTesting", "ModuleRouterServiceLifecycle", "ModuleRouterSwiftUI", "ModuleRouterTesting",
    "ModuleRouterUIKit", "ModuleRouterViews",
]

let package = Package(
    name: "swift-module-router",
    platforms: [.iOS(.v16), .macCatalyst(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: libraries.map { .library(name: $0, targets: [$0]) } + [
        .library(name: "ZRouter", targets: ["ZRouter", "ZIKRouter"]),
        .library(name: "ZIKRouterObjC", targets: ["ZIKRouterObjC", "ZIKRouter", "ZIKRouterBridge"]),
        .library(name: "RouteGraph", targets: ["RouteGraph", "RouteScanner"]),
        .executable(name: "routes", targets: ["routes"]),
        .plugin(name: "RouteCheck", targets: ["RouteCheck"]),
        .plugin(name: "RoutesCommand", targets: ["RoutesCommand"]),
    ],
    traits: [
        .trait(name: "Macros", description: "Macros and checker; needs swift-syntax and swift-argument-parser."),
        .trait(name: "GTK", description: "The host of GTK 4; needs libgtk-4-dev."),
        .trait(name: "ServiceLifecycle", description: "A service for swift-service-lifecycle."),
        .default(enabledTraits: ["Macros"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"605.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.5.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.6.0"),
    ],
    targets: targets.flatMap(\.value),
    swiftLanguageModes: [.v6]
)

for (folder, targets) in targets {
    for target in targets {
        target.path = "\(folder)/\(target.name)"
        if target.type == .plugin || target.type == .system { continue }
        target.swiftSettings = [
            "InferIsolatedConformances", "InternalImportsByDefault", "MemberImportVisibility",
            "NonisolatedNonsendingByDefault",
        ].map { .enableUpcomingFeature($0) }
        // Code that was written for ZIKRouter does not write `any`. It is tested in its original form.
        if folder != "Tests/Heritage" { target.swiftSettings?.append(.enableUpcomingFeature("ExistentialAny")) }
        // For `AtomicWord`, a word with a stable address on systems without Synchronization, which itself uses these features. The
        // compilers of releases have them, and modules that import the library do not need them.
        if ["ModuleRouter", "ZIKRouterBridge"].contains(target.name) {
            target.swiftSettings? += ["BuiltinModule", "RawLayout"].map { .enableExperimentalFeature($0) }
        }
        // Set by the project's own checks. A general variable such as CI is set by the build servers of users too.
        if Context.environment["MODULE_ROUTER_WARNINGS_AS_ERRORS"] != nil {
            target.swiftSettings?.append(.treatAllWarnings(as: .error))
        }
    }
}
