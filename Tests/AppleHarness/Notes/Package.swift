// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

// Runs the UIKit and SwiftUI screens of the Notes app on machines without Apple's toolkits, against the stand-ins of
// Tests/AppleHarness. For tests only.
//
// A separate package, because the interfaces of the app use macros, which need swift-syntax. Links lead to the sources of the app
// and the library.

import CompilerPluginSupport
import PackageDescription

/// In a target with this setting, `import UIKit` and `#if canImport(UIKit)` refer to the stand-in.
func standsIn(for modules: String...) -> [SwiftSetting] {
    modules.map { .unsafeFlags(["-module-alias", "\($0)=\($0)Harness"]) }
}

func interface(_ name: String, _ others: Target.Dependency...) -> Target {
    .target(name: name, dependencies: ["ModuleRouterViews"] + others, path: "Sources/Interfaces/\(name)")
}

func module(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/Modules/\(name)")
}

func feature(_ name: String, _ interfaces: Target.Dependency...) -> Target {
    .target(name: name, dependencies: interfaces, path: "Sources/Features/\(name)")
}

let features: [Target.Dependency] = [
    "EditorFeature", "LoginFeature", "MarkdownInterface", "NoteFeature", "NoteListFeature", "NoteSearchFeature",
    "NotesInterface", "ScreenText",
]

let package = Package(
    name: "notes-harness",
    platforms: [.iOS(.v18), .macOS(.v15), .visionOS(.v2)],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"605.0.0")],
    targets: [
        // The library and the stand-ins for Apple's toolkits.
        .target(name: "CModuleRouter"),
        .macro(
            name: "ModuleRouterMacrosPlugin",
            dependencies: [
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
            ],
            swiftSettings: [.define("Macros")]),
        .target(
            name: "ModuleRouter", dependencies: ["CModuleRouter", "ModuleRouterMacrosPlugin"],
            exclude: ["ModuleRouter.docc"], swiftSettings: [.define("Macros")]),
        .target(
            name: "ModuleRouterViews", dependencies: ["CModuleRouter", "ModuleRouter"],
            swiftSettings: [.define("Macros")]),
        .target(name: "ModuleRouterChecks", dependencies: ["ModuleRouter"], swiftSettings: [.define("Macros")]),
        .target(name: "ModuleRouterTesting", dependencies: ["ModuleRouterChecks", "ModuleRouterViews"]),
        .target(name: "UIKitHarness"),
        .target(name: "AppKitHarness"),
        .target(name: "SwiftUIHarness", dependencies: ["AppKitHarness"], swiftSettings: standsIn(for: "AppKit")),
        .target(
            name: "ModuleRouterUIKit", dependencies: ["ModuleRouterViews", "UIKitHarness"],
            swiftSettings: standsIn(for: "UIKit")),
        .target(
            name: "ModuleRouterSwiftUI", dependencies: ["AppKitHarness", "ModuleRouterViews", "SwiftUIHarness"],
            swiftSettings: standsIn(for: "AppKit", "SwiftUI")),

        // The app.
        interface("ClockInterface"),
        interface("EditorInterface", "NotesInterface"),
        interface("ExportInterface"),
        interface("FileStorageInterface"),
        interface("LockInterface"),
        interface("LoginInterface"),
        interface("MarkdownInterface"),
        interface("NoteListInterface"),
        interface("NoteSearchInterface"),
        interface("NoteViewInterface"),
        interface("NotesInterface"),
        interface("PhoneAlertInterface"),
        interface("SearchInterface"),
        module("ClockModule", "ClockInterface"),
        module("ExportModule", "ExportInterface"),
        module("FileStorageModule", "FileStorageInterface"),
        module("LockModule", "LockInterface"),
        module("MarkdownModule", "MarkdownInterface", "TerminalText"),
        module("NotesModule", "NotesInterface"),
        module("SearchModule", "SearchInterface"),
        .target(name: "TerminalText"),
        feature("EditorFeature", "EditorInterface", "NotesInterface"),
        feature("LoginFeature", "LoginInterface"),
        feature("NoteFeature", "EditorInterface", "NotesInterface", "NoteViewInterface"),
        feature(
            "NoteListFeature", "EditorInterface", "LockInterface", "NoteListInterface", "NoteSearchInterface",
            "NotesInterface", "NoteViewInterface"),
        feature("NoteSearchFeature", "NoteSearchInterface", "NotesInterface", "NoteViewInterface"),
        .target(name: "ScreenText", dependencies: ["MarkdownInterface"], path: "Sources/Apple/ScreenText"),
        .target(
            name: "SwiftUIScreens", dependencies: features + ["ModuleRouterSwiftUI", "SwiftUIHarness"],
            path: "Sources/Apple/SwiftUIScreens", swiftSettings: standsIn(for: "SwiftUI")),
        .target(
            name: "SwiftUIAlertModule", dependencies: ["ModuleRouterSwiftUI", "PhoneAlertInterface", "SwiftUIHarness"],
            path: "Sources/Modules/SwiftUIAlertModule", swiftSettings: standsIn(for: "SwiftUI")),
        .target(
            name: "PhoneScreens", dependencies: features + ["ModuleRouterUIKit", "UIKitHarness"],
            path: "Sources/Phone/PhoneScreens", swiftSettings: standsIn(for: "UIKit")),
        .target(
            name: "PhoneAlertModule", dependencies: ["ModuleRouterUIKit", "PhoneAlertInterface", "UIKitHarness"],
            path: "Sources/Modules/PhoneAlertModule", swiftSettings: standsIn(for: "UIKit")),
        .executableTarget(
            name: "NotesApp",
            dependencies: [
                "ClockInterface", "ClockModule", "ExportInterface", "ExportModule", "FileStorageInterface",
                "FileStorageModule",
                "LockInterface", "LockModule", "MarkdownModule", "ModuleRouterSwiftUI", "ModuleRouterUIKit",
                "NotesModule", "PhoneAlertInterface", "PhoneAlertModule", "PhoneScreens", "SearchInterface",
                "SearchModule", "SwiftUIAlertModule", "SwiftUIHarness", "SwiftUIScreens", "UIKitHarness",
            ] + features,
            path: "Sources/Apple/NotesApp", swiftSettings: standsIn(for: "SwiftUI", "UIKit")),
        .testTarget(
            name: "NotesScreensTests",
            dependencies: [
                "LockInterface", "LockModule", "ModuleRouterTesting", "ModuleRouterViews", "NotesApp",
                "NotesInterface",
                "ScreenText", "SwiftUIHarness", "UIKitHarness",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "CModuleRouter" {
    var settings: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
    // The imports of an interface are part of the interface, so they stay public.
    if !target.name.hasSuffix("Interface") { settings.append(.enableUpcomingFeature("InternalImportsByDefault")) }
    if target.name == "ModuleRouter" {
        settings += [.enableExperimentalFeature("BuiltinModule"), .enableExperimentalFeature("RawLayout")]
    }
    if Context.environment["MODULE_ROUTER_WARNINGS_AS_ERRORS"] != nil { settings.append(.treatAllWarnings(as: .error)) }
    target.swiftSettings = settings + (target.swiftSettings ?? [])
}
