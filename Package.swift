// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import CompilerPluginSupport
import PackageDescription

// The tool of the plugins, unless the environment names one that was built before; see the page CheckingAtBuild.
let tool: [Target.Dependency] =
    Context.environment["MODULE_ROUTER_ROUTES"] == nil
    ? [.target(name: "routes", condition: .when(traits: ["Macros"]))] : []

// The headers of GNU's runtime for Objective-C. If the environment names them, the Objective-C side is built with GNUstep, and so are its
// tests. Scripts/with-gnustep sets the variable. The flags are unsafe, so that this is only for a package that is not a dependency.
let gnustep = Context.environment["MODULE_ROUTER_GNUSTEP"].map { runtime -> [CSetting] in
    [
        .unsafeFlags([
            "-isystem", runtime, "-isystem", "/usr/include/GNUstep", "-I",
            "\(Context.packageDirectory)/Tests/ObjectiveC/GNUstep", "-fconstant-string-class=NSConstantString",
            "-fobjc-exceptions",
        ]),
        .define("GNUSTEP"), .define("GNUSTEP_BASE_LIBRARY", to: "1"), .define("GNU_RUNTIME", to: "1"),
        .define("_NATIVE_OBJC_EXCEPTIONS"),
    ]
}

let package = Package(
    name: "swift-module-router",
    platforms: [.iOS(.v16), .macCatalyst(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "ModuleRouter", targets: ["ModuleRouter"]),
        .library(name: "ModuleRouterChecks", targets: ["ModuleRouterChecks"]),
        .library(name: "ModuleRouterViews", targets: ["ModuleRouterViews"]),
        .library(name: "ZRouter", targets: ["ZRouter", "ZIKRouter"]),
        .library(name: "ZIKRouterObjC", targets: ["ZIKRouterObjC", "ZIKRouter", "ZIKRouterBridge"]),
        .library(name: "ModuleRouterFoundation", targets: ["ModuleRouterFoundation"]),
        .library(name: "ModuleRouterServiceLifecycle", targets: ["ModuleRouterServiceLifecycle"]),
        .library(name: "ModuleRouterTesting", targets: ["ModuleRouterTesting"]),
        .library(name: "ModuleRouterUIKit", targets: ["ModuleRouterUIKit"]),
        .library(name: "ModuleRouterAppKit", targets: ["ModuleRouterAppKit"]),
        .library(name: "ModuleRouterSwiftUI", targets: ["ModuleRouterSwiftUI"]),
        .library(name: "ModuleRouterGTK", targets: ["ModuleRouterGTK"]),
        .library(name: "ModuleRouterGTKTesting", targets: ["ModuleRouterGTKTesting"]),
        .library(name: "RouteGraph", targets: ["RouteGraph", "RouteScanner"]),
        .executable(name: "routes", targets: ["routes"]),
        .plugin(name: "RouteCheck", targets: ["RouteCheck"]),
        .plugin(name: "RoutesCommand", targets: ["RoutesCommand"]),
    ],
    traits: [
        // One trait for everything that needs SwiftSyntax. The package manager passes several traits in a changing order, and
        // another order of arguments makes the compiler compile everything again.
        .trait(
            name: "Macros",
            description: "@Routable, @AutoRegister and the checker; needs swift-syntax and swift-argument-parser."),
        .trait(name: "GTK", description: "The host of GTK 4; needs libgtk-4-dev."),
        .trait(name: "ServiceLifecycle", description: "A service for swift-service-lifecycle."),
        .default(enabledTraits: ["Macros"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"605.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.5.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.6.0"),
    ],
    targets: [
        .target(name: "CModuleRouter"),
        .macro(
            name: "ModuleRouterMacrosPlugin",
            dependencies: [
                .product(
                    name: "SwiftCompilerPlugin", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(
                    name: "SwiftSyntaxMacros", package: "swift-syntax", condition: .when(traits: ["Macros"])),
            ]
        ),
        // Services. A program without views compiles and links only this part.
        .target(
            name: "ModuleRouter",
            dependencies: [
                "CModuleRouter", .target(name: "ModuleRouterMacrosPlugin", condition: .when(traits: ["Macros"])),
            ]
        ),
        // The rules of `validate()`. Only tests and debug builds link this target.
        .target(name: "ModuleRouterChecks", dependencies: ["ModuleRouter"]),
        // Views, and URLs of views and services.
        .target(name: "ModuleRouterViews", dependencies: ["CModuleRouter", "ModuleRouter"]),
        // Functions for Foundation's `URL`. The library itself does not use Foundation.
        .target(name: "ModuleRouterFoundation", dependencies: ["ModuleRouterViews"]),
        // For servers. Without the trait it is empty.
        .target(
            name: "ModuleRouterServiceLifecycle",
            dependencies: [
                "ModuleRouter",
                .product(
                    name: "ServiceLifecycle", package: "swift-service-lifecycle",
                    condition: .when(traits: ["ServiceLifecycle"])),
            ]
        ),
        // The names of ZIKRouter, for migrating apps.
        .target(
            name: "ZRouter",
            dependencies: [
                "ModuleRouterChecks", "ModuleRouterViews",
                .target(name: "ModuleRouterMacrosPlugin", condition: .when(traits: ["Macros"])),
            ]
        ),
        // The headers of ZIKRouter for Objective-C: the modules `ZIKRouter` and `ZIKRouter.Internal`. They are empty for other
        // languages, so Swift files can import them besides `ZRouter`.
        .target(name: "ZIKRouter"),
        // The implementation of these headers in Objective-C, over a C interface to Swift. Without Foundation for Objective-C it is
        // empty.
        .target(name: "CZIKRouter"),
        .target(
            name: "ZIKRouterBridge", dependencies: ["CZIKRouter", "ModuleRouterChecks", "ModuleRouterViews", "ZRouter"]),
        .target(
            name: "ZIKRouterObjC", dependencies: ["CZIKRouter", "ZIKRouter", "ZIKRouterBridge"],
            cSettings: gnustep,
            // Both libraries define functions for blocks. The ones of the first library are needed.
            linkerSettings: gnustep == nil
                ? nil : [.linkedLibrary("BlocksRuntime"), .linkedLibrary("gnustep-base"), .linkedLibrary("objc")]),
        .target(name: "ModuleRouterTesting", dependencies: ["ModuleRouterChecks", "ModuleRouterViews"]),

        // Hosts for Apple's toolkits. Without its toolkit, a host is empty. Tests/AppleHarness runs the hosts on other systems.
        .target(name: "ModuleRouterUIKit", dependencies: ["ModuleRouterViews"]),
        .target(name: "ModuleRouterAppKit", dependencies: ["ModuleRouterViews"]),
        .target(name: "ModuleRouterSwiftUI", dependencies: ["ModuleRouterViews"]),

        // GTK 4. Without the trait these targets are empty and the library is not looked for.
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
        .target(
            name: "CModuleRouterGTK", dependencies: [.target(name: "CGTK", condition: .when(traits: ["GTK"]))]),
        .target(
            name: "ModuleRouterGTK",
            dependencies: [
                "ModuleRouterViews", "CModuleRouterGTK",
                .target(name: "CGTK", condition: .when(traits: ["GTK"])),
            ]
        ),
        // Runs GTK's loop in the test runner.
        .target(name: "ModuleRouterGTKTesting", dependencies: ["CModuleRouterGTK"]),

        // The checker: the graph of an app's routes, the scanner of sources, and the command line. It shares the identifiers and texts
        // of faults, the syntax of URL patterns and their matcher with the library by links to their folders. A dependency would compile
        // the whole library for the host before it checks anything.
        .target(name: "RouteGraph", exclude: ["Rendering/JSON/RouteGraph.schema.json"]),
        .target(
            name: "RouteScanner",
            dependencies: [
                "RouteGraph",
                .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(name: "SwiftIfConfig", package: "swift-syntax", condition: .when(traits: ["Macros"])),
            ]
        ),
        .executableTarget(
            name: "routes",
            dependencies: [
                "RouteGraph", "RouteScanner",
                .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(
                    name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Macros"])),
            ]
        ),
        .plugin(name: "RouteCheck", capability: .buildTool(), dependencies: tool),
        .plugin(
            name: "RoutesCommand",
            capability: .command(
                intent: .custom(verb: "routes", description: "Check, draw, explain and begin the routes of an app.")),
            dependencies: tool),

        // A client of routes, the suite of all hosts, and random walks through windows of any host.
        .target(name: "RouteClient", dependencies: ["ModuleRouterViews"], path: "Tests/RouteClient"),
        .target(
            name: "ViewHostSuite", dependencies: ["ModuleRouterViews", "RouteClient"], path: "Tests/ViewHostSuite"),
        .target(
            name: "NavigationWalk", dependencies: ["ModuleRouterTesting", "ModuleRouterViews", "RouteClient"],
            path: "Tests/NavigationWalk"),
        .testTarget(
            name: "ModuleRouterTests",
            dependencies: [
                "ModuleRouter", "ModuleRouterChecks", "ModuleRouterTesting", "ModuleRouterViews", "NavigationWalk",
                "RouteClient", "TestTraits", "ViewHostSuite",
            ]),
        .testTarget(
            name: "ModuleRouterFoundationTests",
            dependencies: ["ModuleRouterViews", "ModuleRouterFoundation", "ModuleRouterTesting"]),
        .testTarget(
            name: "ZRouterTests",
            dependencies: [
                "ModuleRouterChecks", "ModuleRouterTesting", "ModuleRouterViews", "NavigationWalk", "ZIKRouter",
                "ZRouter",
            ]),
        // The samples of the original's documentation in their printed form.
        .testTarget(
            name: "SeedSampleTests",
            dependencies: ["ModuleRouterViews", "ModuleRouterTesting", "ZRouter"]),
        .testTarget(
            name: "ModuleRouterTestingTests",
            dependencies: ["ModuleRouterViews", "ModuleRouterTesting", "RouteClient"]),
        .executableTarget(
            name: "GTKProgram",
            dependencies: [
                "ModuleRouterViews", "ModuleRouterGTK",
                .target(name: "CGTK", condition: .when(traits: ["GTK"])),
            ],
            path: "Tests/GTKProgram"),
        .testTarget(
            name: "ModuleRouterGTKTests",
            dependencies: [
                "GTKProgram", "ModuleRouterViews", "ModuleRouterGTK", "ModuleRouterGTKTesting",
                "ModuleRouterTesting",
                "NavigationWalk", "RouteClient", "ViewHostSuite",
                .target(name: "CGTK", condition: .when(traits: ["GTK"])),
            ]),
        // On a platform with AppKit or UIKit, these tests use real windows. Tests/AppleHarness runs them in the windows of the
        // stand-ins.
        .testTarget(
            name: "ModuleRouterAppKitTests", dependencies: ["ModuleRouterViews", "ModuleRouterAppKit"]),
        .testTarget(
            name: "ModuleRouterUIKitTests", dependencies: ["ModuleRouterViews", "ModuleRouterUIKit"]),
        // For tests that start programs or compare processor time.
        .target(name: "TestTraits", path: "Tests/TestTraits"),
        // A generated app of many modules, for tests and benchmarks.
        .target(name: "GeneratedApp", dependencies: ["RouteGraph"], path: "Tests/GeneratedApp"),
        .testTarget(name: "RouteGraphTests", dependencies: ["ModuleRouterViews", "RouteGraph", "TestTraits"]),
        .testTarget(name: "RouteScannerTests", dependencies: ["RouteGraph", "RouteScanner"]),
        .testTarget(
            name: "RoutesTests",
            dependencies: [
                "GeneratedApp", "ModuleRouterFoundation", "ModuleRouterTesting", "ModuleRouterViews", "RouteGraph",
                "RouteScanner", "TestTraits", "routes",
            ]),
        // Compiles code that must not compile, and builds complete packages as a consumer does.
        .testTarget(
            name: "ModuleRouterConsumerTests",
            dependencies: ["ModuleRouterViews", "RouteGraph", "TestTraits", "ZRouter"],
            exclude: ["Packages"]),
        // Interfaces with stubs, for the tests of the macros.
        .target(name: "StubbedInterface", dependencies: ["ModuleRouter"], path: "Tests/StubbedInterface"),
        // Compiles the sources of the macros through a link, without a dependency. If a test target depended on a macro target,
        // the package manager would build all tests and their dependencies a second time, for the host.
        .testTarget(
            name: "ModuleRouterMacrosTests",
            dependencies: [
                "ModuleRouterChecks", "ModuleRouterTesting", "ModuleRouterViews", "StubbedInterface",
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(
                    name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax",
                    condition: .when(traits: ["Macros"])),
            ],
            exclude: ["Plugin/Plugin.swift"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// Only GNUstep runs them on Linux. Scripts/check-objective-c compiles the same sources for Apple's platforms.
if gnustep != nil {
    package.targets.removeAll { $0.type == .test }
    package.targets += [
        .target(
            name: "ObjectiveCSamples", dependencies: ["ZIKRouter", "ZIKRouterObjC"], path: "Tests/ObjectiveC/Samples",
            exclude: ["README.md", "Spellings.m", "ModuleAdapter+RequiredInterface.expected", "TypeChecking.expected"],
            cSettings: gnustep),
        .target(
            name: "ObjectiveCCases", dependencies: ["ZIKRouter", "ZIKRouterObjC"], path: "Tests/ObjectiveC/Cases",
            cSettings: gnustep),
        .testTarget(
            name: "ZIKRouterObjCTests",
            dependencies: [
                "ModuleRouterTesting", "ModuleRouterViews", "ObjectiveCCases", "ObjectiveCSamples", "ZIKRouterBridge",
                "ZIKRouterObjC", "ZRouter",
            ]),
    ]
}

// Set by the project's own checks. Builds with an optimiser or a sanitizer repeat only the tests of the library, not the tests of
// the checker or the tests that start compilers.
if Context.environment["MODULE_ROUTER_LIBRARY_TESTS"] != nil {
    let others = ["ModuleRouterConsumerTests", "RouteGraphTests", "RouteScannerTests", "RoutesTests"]
    package.targets.removeAll { others.contains($0.name) }
}

let inC = [
    "CGTK", "CModuleRouter", "CModuleRouterGTK", "CZIKRouter", "ModuleRouterGTKTesting", "ZIKRouter", "ZIKRouterObjC",
    "ObjectiveCCases", "ObjectiveCSamples",
]

let inOldSwift = ["SeedSampleTests", "ZRouterTests"]

for target in package.targets where !inC.contains(target.name) && target.type != .plugin {
    target.swiftSettings = [
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
    // Code that was written for ZIKRouter does not write `any`. It is tested in its original form.
    if !inOldSwift.contains(target.name) { target.swiftSettings?.append(.enableUpcomingFeature("ExistentialAny")) }
    // For `AtomicWord`, a word with a stable address on systems without Synchronization, which itself uses these features. The
    // compilers of releases have them, and modules that import the library do not need them.
    if ["ModuleRouter", "ZIKRouterBridge"].contains(target.name) {
        target.swiftSettings? += [.enableExperimentalFeature("BuiltinModule"), .enableExperimentalFeature("RawLayout")]
    }
    // The ids of faults that only the checker finds; see RouteFault+ID.
    if target.name == "RouteGraph" { target.swiftSettings?.append(.define("Checker")) }
    // The benchmarks may bring a built plugin; see Benchmarks/Package.swift.
    if target.name == "ModuleRouter", let plugin = Context.environment["MODULE_ROUTER_MACROS_PLUGIN"] {
        target.swiftSettings? += [
            .define("Macros"), .unsafeFlags(["-load-plugin-executable", "\(plugin)#ModuleRouterMacrosPlugin"]),
        ]
    }
    // Set by the project's own checks. A general variable such as CI is set by the build servers of users too.
    if Context.environment["MODULE_ROUTER_WARNINGS_AS_ERRORS"] != nil {
        target.swiftSettings?.append(.treatAllWarnings(as: .error))
    }
}
